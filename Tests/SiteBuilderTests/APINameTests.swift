import Diagnostics
import LifecycleCore
import Testing

@testable import SiteChecks
@testable import SiteModel

/// Names in code spans that are in the vocabulary are found with their kind.
@Suite struct APINameTests {
    @Test func findsNamesWithTheirPlaces() {
        let page = """
            ---
            title: x
            ---
            `sceneDidBecomeActive(_:)`, ``0x8badf00d``, `UIScene.didActivateNotification`,
            > ` url ` and `remote-notification`, not `viewWillTransition(to:)` or `code`.
            """
        let loaded = LoadedPage(
            file: "", source: "", language: 0, path: "",
            frontMatter: FrontMatter(title: "", description: ""), bytes: Array(page.utf8))
        let names = parse(loaded).0.apiNames
        #expect(
            names == [
                name("sceneDidBecomeActive(_:)", 4, 2, .callback(.sceneDidBecomeActive)),
                name("0x8badf00d", 4, 31, .killCode(.ateBadFood)),
                name("UIScene.didActivateNotification", 4, 46, .notification(.sceneDidActivate)),
                name("url", 5, 5, .option),
                name("remote-notification", 5, 16, .backgroundMode),
            ])
    }

    /// No spelling of the vocabulary is corrected to another one.
    @Test func everySpellingIsRight() {
        var check = APINameCheck()
        for spelling in APIVocabulary.kinds.keys {
            #expect(check.correction(of: spelling) == nil)
        }
    }

    /// Other people's pages have tens of thousands of names, and none of them is ours.
    @Test func aNameCostsAFewRowsOfDistancesAndOnce() {
        let pieces = [
            "value", "Index", "Buffer", "scene", "Did", "application", "Will", "Background", "View",
            "Storage", "Iterator", "Options",
        ]
        var names: [String] = []
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    for end in ["", "s", "()"] { names.append(first + second + third + end) }
                }
            }
        }
        var check = APINameCheck()
        for name in names { _ = check.correction(of: name) }
        let rows = check.search.rows
        #expect(rows < 5 * names.count)
        for name in names { _ = check.correction(of: name) }
        #expect(check.search.rows == rows)
    }

    private func name(
        _ text: String, _ line: Int, _ column: Int, _ kind: APIName.Kind
    ) -> APIName {
        APIName(
            text: text,
            range: SourceRange(line: line, column: column, length: text.utf8.count), kind: kind)
    }
}
