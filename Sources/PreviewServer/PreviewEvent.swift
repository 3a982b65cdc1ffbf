/// Something that an open page is told.
enum PreviewEvent: Equatable, Sendable {
    /// Files are not as they were.
    case changed([String])
    /// What is wrong with the site; empty if nothing is.
    case report(String)

    /// The event as a server-sent event (https://html.spec.whatwg.org/#server-sent-events).
    var text: String {
        switch self {
        case .changed(let paths): Self.message("changed", paths)
        case .report(let report):
            // A line break of any kind would end the line of the event.
            Self.message("report", report.split(omittingEmptySubsequences: false) { $0.isNewline })
        }
    }

    private static func message(_ name: String, _ lines: [some StringProtocol]) -> String {
        let data = lines.isEmpty ? "data:\n" : lines.map { "data: \($0)\n" }.joined()
        return "event: \(name)\n\(data)\n"
    }
}
