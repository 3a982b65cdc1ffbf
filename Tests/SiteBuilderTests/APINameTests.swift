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
        for spelling in APIVocabulary.kinds.keys {
            #expect(APIVocabulary.correction(of: spelling) == nil)
        }
    }

    private func name(
        _ text: String, _ line: Int, _ column: Int, _ kind: APIName.Kind
    ) -> APIName {
        APIName(
            text: text,
            range: SourceRange(line: line, column: column, length: text.utf8.count), kind: kind)
    }
}
