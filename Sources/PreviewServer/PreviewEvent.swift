/// An event sent to open pages.
enum PreviewEvent: Equatable, Sendable {
    /// Files have changed.
    case changed([String])
    /// The errors in the sources, which prevent a new site.
    case failure(String)
    /// The warnings about the current site; empty if there are none.
    case warnings(String)

    /// The event as a server-sent event (https://html.spec.whatwg.org/#server-sent-events).
    var text: String {
        switch self {
        case .changed(let paths): Self.message("changed", paths)
        case .failure(let report): Self.message("failure", Self.lines(of: report))
        case .warnings(let report): Self.message("warnings", Self.lines(of: report))
        }
    }

    /// The lines of a text, split at every kind of line break, as each would end the line of the
    /// event.
    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    private static func message(_ name: String, _ lines: [some StringProtocol]) -> String {
        let data = lines.isEmpty ? "data:\n" : lines.map { "data: \($0)\n" }.joined()
        return "event: \(name)\n\(data)\n"
    }
}
