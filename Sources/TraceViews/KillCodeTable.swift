import Diagnostics
import LifecycleCore

/// The exception codes of crash reports, each with the reasons that come with it.
///
/// - Returns: A `table` in a box that scrolls on its own.
public func killCodeTable() -> HTML {
    let rows = KillCode.allCases.map { code in
        ReferenceTable.Row(
            id: "kill-\(code.code)",
            heading: HTML { $0.element("code", text: Text(code.code)) },
            cells: [
                HTML(text: Text(code.meaning)), HTML { $0.reasons(with: code) },
                HTML { $0.evidence(code.evidence) },
            ])
    }
    return ReferenceTable(
        id: "kill-codes", caption: "How crash reports say that the system killed an app",
        headings: ["Code", "Meaning", "Given by the simulator as", "On whose word"],
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension HTML {
    fileprivate mutating func reasons(with code: KillCode) {
        let reasons = KillReason.allCases.filter { $0.code == code }
        guard !reasons.isEmpty else {
            append("not modelled")
            return
        }
        element("ul") { list in
            for reason in reasons { list.element("li", text: Text(reason.text)) }
        }
    }
}
