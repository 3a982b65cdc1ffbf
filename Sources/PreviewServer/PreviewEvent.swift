/// Something that an open page is told.
enum PreviewEvent: Equatable, Sendable {
    /// Files are not as they were.
    case changed([String])
    /// What is wrong with the sources, of which no site can be made.
    case failure(String)
    /// What could be better about the site that is shown; empty if nothing is to be said.
    case warnings(String)

    /// The event as a server-sent event (https://html.spec.whatwg.org/#server-sent-events).
    var text: String {
        switch self {
        case .changed(let paths): Self.message("changed", paths)
        case .failure(let report): Self.message("failure", Self.lines(of: report))
        case .warnings(let report): Self.message("warnings", Self.lines(of: report))
        }
    }

    /// The lines of a text: a line break of any kind would end the line of the event.
    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    private static func message(_ name: String, _ lines: [some StringProtocol]) -> String {
        let data = lines.isEmpty ? "data:\n" : lines.map { "data: \($0)\n" }.joined()
        return "event: \(name)\n\(data)\n"
    }
}
