import Diagnostics
import FixtureTesting
import LifecycleReference
import Markup
import Testing
import TraceViews

/// The notes taken while markup is written equal what a reader of the finished markup finds.
@Suite struct NoteTests {
    @Test(arguments: [Language.english, .simplifiedChinese])
    func areWhatTheMarkupSays(_ language: Language) {
        let pages = referencePages(examples: [], tables: ReferenceTables(), in: language)
        for page in pages { check(page.body, page.path) }
    }

    @Test func areKeptByEdits() {
        let pages = referencePages(
            examples: [], tables: ReferenceTables(), in: .simplifiedChinese)
        for page in pages.prefix(40) {
            check(
                page.body.replacingValues { kind, value in kind == .id ? "a~\(value)" : nil },
                page.path)
        }
    }

    private func check(_ html: HTML, _ path: String) {
        let markup = html.markup.string
        let attributes: [(Mark.Kind, Regex<(Substring, Substring)>)] = [
            (.id, #/ id="([^"]*)"/#), (.classes, #/ class="([^"]*)"/#),
            (.address, #/ (?:href|src)="([^"]*)"/#),
        ]
        for (kind, attribute) in attributes {
            let found = markup.matches(of: attribute).map { String($0.output.1) }
            let noted = html.values(kind).map { String(decoding: $0, as: UTF8.self) }
            #expect(found == noted, "\(path)")
        }
        let elements = Set(markup.matches(of: #/<([a-z][a-z0-9]*)/#).map { String($0.output.1) })
        let noted = Tag.allCases.filter(html.tags.contains).map { Text($0.name).string }
        #expect(elements == Set(noted), "\(path)")
    }
}
