import LifecycleCore

/// A table file that is written from the findings of searches, in `Moves/Rows` of
/// `LifecycleReference`.
public struct MoveTableFile: Sendable {
    /// The name of the file without its extension.
    public var name: String
    private var content: String
    private var reader: String
    private var lines: [String]

    /// The contents of the file.
    public var source: String {
        """
        // swift-format-ignore-file
        //
        // \(content), as `\(reader)` reads it. Not written by
        // hand: `.build/release/properties moves write` writes it anew.

        /// The lines of the table.
        let \(name.prefix(1).lowercased() + name.dropFirst()) = \"""

        """ + lines.map { "    \($0)\n" }.joined() + "    \"\"\"\n"
    }

    /// Every file.
    public static func all(of findings: Findings) -> [MoveTableFile] {
        let moves = findings.moves.lines
        let plain = LifecycleState.allCases.map { state in
            let name = "\(state)"
            return MoveTableFile(
                name: "MovesFrom\(name.prefix(1).uppercased() + name.dropFirst())",
                content: "Every move from one state that steps of the simulator make",
                reader: "MoveTable+Reading.swift",
                lines: moves.filter { $0.hasPrefix("\(name) ") })
        }
        let others = moves.filter { line in !plain.contains { $0.lines.contains(line) } }
        return plain + [
            MoveTableFile(
                name: "MovesByOption", content: "What moves the other side of a question makes",
                reader: "MoveTable+Reading.swift", lines: others),
            MoveTableFile(
                name: "ImpossiblePaths",
                content: "Rules that may each lead to the next but never do so together",
                reader: "ImpossiblePath.swift", lines: findings.ways.lines),
            MoveTableFile(
                name: "ReadingRows", content: "What methods read", reader: "CallFacts.swift",
                lines: findings.calls.readingLines),
            MoveTableFile(
                name: "NeighbourRows", content: "What is called beside methods",
                reader: "CallFacts.swift", lines: findings.calls.neighbourLines),
        ]
    }
}
