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
            cells: [HTML { $0.reasons(with: code) }])
    }
    return ReferenceTable(
        id: "kill-codes", caption: "How crash reports say that the system killed an app",
        headings: ["Code", "Reason"], groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension HTML {
    fileprivate mutating func reasons(with code: KillCode) {
        element("ul") { list in
            for reason in KillReason.allCases where reason.code == code {
                list.element("li", text: Text(reason.text))
            }
        }
    }
}
