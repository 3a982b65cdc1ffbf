public import Diagnostics
import LifecycleCore
public import Markup

/// The exception codes of crash reports, each with the reasons that come with it.
///
/// - Parameters:
///   - sources: The address of the page with the table of all sources; nil for no links.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func killCodeTable(sources: Text? = nil, in language: Language = .english) -> HTML {
    let rows = KillCode.allCases.map { code in
        ReferenceTable.Row(
            id: "kill-\(code.code)",
            heading: HTML { $0.element(.code, text: Text(code.code)) },
            cells: [
                HTML { $0.english(Text(code.meaning), on: language) },
                HTML { $0.reasons(with: code, in: language) },
                HTML { $0.evidence(code.evidence, sources: sources, in: language) },
            ])
    }
    return ReferenceTable(
        id: "kill-codes", caption: Word.killCodes[language],
        headings: [Word.code, .meaning, .givenAs, .evidence].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension HTML {
    fileprivate mutating func reasons(with code: KillCode, in language: Language) {
        let reasons = KillReason.allCases.filter { $0.code == code }
        guard !reasons.isEmpty else {
            append(Word.notModelled[language])
            return
        }
        element(.ul) { list in
            for reason in reasons {
                list.element(.li, text: reason.words(on: .standard, in: language))
            }
        }
    }
}
