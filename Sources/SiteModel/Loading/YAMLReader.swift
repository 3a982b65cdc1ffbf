package import Diagnostics
package import Yams

/// Reads a YAML text as mappings with known keys, and says of everything else where it stands.
package struct YAMLReader {
    /// The ids under which faults are reported: `site.…` or `page.…`.
    package struct FaultIDs {
        package var syntax: DiagnosticID
        package var unknownKey: DiagnosticID
        package var duplicateKey: DiagnosticID
        package var missingKey: DiagnosticID
        package var wrongType: DiagnosticID

        package init(
            syntax: DiagnosticID, unknownKey: DiagnosticID, duplicateKey: DiagnosticID,
            missingKey: DiagnosticID, wrongType: DiagnosticID
        ) {
            self.syntax = syntax
            self.unknownKey = unknownKey
            self.duplicateKey = duplicateKey
            self.missingKey = missingKey
            self.wrongType = wrongType
        }
    }

    /// A value of a mapping.
    package struct Entry {
        package var key: String
        package var keyRange: SourceRange
        var value: Node
    }

    let file: String
    let ids: FaultIDs
    /// The line of the file on which the YAML begins.
    let firstLine: Int
    private let text: String
    private let lines: [Substring]
    package private(set) var diagnostics: [Diagnostic] = []
    /// Keys that are there but misspelt, which is one fault and not two.
    private var misspelt: Set<String> = []

    package init(_ bytes: some Collection<UInt8>, file: String, firstLine: Int, ids: FaultIDs) {
        self.file = file
        self.ids = ids
        self.firstLine = firstLine
        text = String(decoding: bytes, as: UTF8.self)
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The root of the text; nil if it is empty or no YAML.
    package mutating func root() -> Node? {
        do {
            return try PlainYAML.root(of: text)
        } catch let refusal as PlainYAML.Refusal {
            report(refusal)
        } catch let error as YamlError {
            report(error)
        } catch {
            report(ids.syntax, range(line: 1, column: 1, length: 0), "YAML cannot be read")
        }
        return nil
    }

    /// The entries of a mapping that have known keys, or any keys if none are given.
    package mutating func entries(of node: Node, known: [String]? = nil, what: Text) -> [Entry]? {
        guard case .mapping(let mapping) = node else {
            report(ids.wrongType, range(of: node), "\(what) is a list of keys with values")
            return nil
        }
        var entries: [Entry] = []
        for (key, value) in mapping {
            guard let name = key.scalar?.string else { continue }
            if known?.contains(name) ?? true {
                entries.append(Entry(key: name, keyRange: range(of: key), value: value))
            } else if let known {
                reportUnknown(name, at: range(of: key), known: known, what: what)
            }
        }
        return entries
    }

    /// The words of a value that has to be text.
    package mutating func string(of entry: Entry) -> String? {
        string(of: entry.value, what: "'\(entry.key)'", at: entry.keyRange)
    }

    /// The words of a node that has to be text.
    mutating func string(of node: Node, what: Text, at place: SourceRange? = nil) -> String? {
        guard let scalar = node.scalar else {
            report(ids.wrongType, range(of: node), "\(what) is text, not a list")
            return nil
        }
        if scalar.string.isEmpty || (scalar.style == .plain && node.null != nil) {
            report(ids.wrongType, place ?? range(of: node), "\(what) has no value")
            return nil
        }
        return scalar.string
    }

    /// The value of a key that has to be `true` or `false`.
    mutating func flag(of entry: Entry) -> Bool? {
        if let scalar = entry.value.scalar, scalar.style == .plain, let flag = entry.value.bool {
            return flag
        }
        report(ids.wrongType, entry.keyRange, "'\(entry.key)' is true or false")
        return nil
    }

    /// The members of a value that has to be a list.
    mutating func list(of entry: Entry) -> [Node]? {
        guard let sequence = entry.value.sequence else {
            report(
                ids.wrongType, entry.keyRange,
                "'\(entry.key)' is a list: lines that begin with '- '")
            return nil
        }
        return Array(sequence)
    }

    /// Whether a node is a list with a hyphen before each member; Yams knows no style of a list.
    func hasHyphens(_ node: Node) -> Bool {
        guard node.sequence != nil, let mark = node.mark, mark.line <= lines.count else {
            return false
        }
        let rest = lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1)
        return rest.first == "-"
    }

    /// Reports a key that has to be there and is not.
    mutating func reportMissing(_ key: String, at place: SourceRange, _ reason: Text) {
        if misspelt.contains(key) { return }
        report(ids.missingKey, place, "'\(key)' is missing: \(reason)")
    }

    /// The place of the text of a node, without quotes; nil where it is spelled in another way than
    /// it reads, such as on several lines.
    func place(ofText node: Node) -> SourceRange? {
        guard let mark = node.mark, mark.line <= lines.count, let scalar = node.scalar else {
            return nil
        }
        let isQuoted = [.singleQuoted, .doubleQuoted].contains(scalar.style)
        let before = lines[mark.line - 1].unicodeScalars.prefix(mark.column - 1)
            .reduce(isQuoted ? 1 : 0) { $0 + UTF8.width($1) }
        let rest = lines[mark.line - 1].utf8.dropFirst(before)
        guard rest.starts(with: scalar.string.utf8) else { return nil }
        return SourceRange(
            line: firstLine + mark.line - 1, column: before + 1, length: scalar.string.utf8.count)
    }

    /// The place of a node in the file.
    func range(of node: Node) -> SourceRange {
        guard let mark = node.mark else { return range(line: 1, column: 1, length: 0) }
        let length: Int
        switch node.scalar?.style {
        case nil: length = 1
        case .singleQuoted?, .doubleQuoted?: length = (node.scalar?.string.utf8.count ?? 0) + 2
        default: length = node.scalar?.string.utf8.count ?? 0
        }
        return range(of: mark, length: length)
    }
}

extension YAMLReader {
    /// Reports a fault at a place of the file.
    mutating func report(_ id: DiagnosticID, _ range: SourceRange, _ summary: Text) {
        diagnostics.append(
            Diagnostic(.error, id, file: Text(string: file), range: range, summary))
    }

    private mutating func reportUnknown(
        _ name: String, at range: SourceRange, known: [String], what: Text
    ) {
        let words = known.map { Text(string: $0) }
        let nearest = nearestWord(to: Text(string: name), among: words)
        if let nearest { misspelt.insert(nearest.string) }
        diagnostics.append(
            Diagnostic(
                .error, ids.unknownKey, file: Text(string: file), range: range,
                "'\(name)' is not a key of \(what)\(didYouMean(nearest))",
                notes: nearest == nil ? ["the keys are \(known.joined(separator: ", "))"] : [],
                replacements: nearest.map { [Replacement(range: range, text: $0)] } ?? []))
    }

    private mutating func report(_ refusal: PlainYAML.Refusal) {
        let summary: Text =
            switch refusal.reason {
            case .tooLong: "more than \(PlainYAML.mostBytes) bytes of YAML are not read"
            case .reference:
                "anchors and aliases, '&name' and '*name', are not read; write the value in each place"
            case .keyIsNotText: "a key is text, not a list or a mapping"
            }
        report(
            ids.syntax, range(line: refusal.line, scalarColumn: refusal.column, length: 0), summary)
    }

    private mutating func report(_ error: YamlError) {
        switch error {
        case .scanner(let context, let problem, let mark, _),
            .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            // Where something is not closed, the end of the text does not help.
            let start = problem.contains("end of stream") ? context?.mark : nil
            let circumstances: Text = context.map { " \($0.text)" } ?? ""
            report(
                ids.syntax, range(of: start ?? mark, length: 0),
                "YAML cannot be read: \(problem)\(circumstances)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            for key in duplicates.sorted() { reportDuplicate(key, from: context.mark.line) }
        case .reader(let problem, let offset, _, _):
            report(
                ids.syntax, range(ofCharacter: offset ?? 0), "YAML cannot be read: \(problem)")
        default:
            report(ids.syntax, range(line: 1, column: 1, length: 0), "YAML cannot be read")
        }
    }

    /// Reports a key that stands twice in a mapping, of which Yams tells the beginning alone.
    private mutating func reportDuplicate(_ key: String, from line: Int) {
        var first: (line: Int, column: Int)?
        for number in line...max(line, lines.count) where number <= lines.count {
            guard let column = column(of: key, inLine: number) else { continue }
            guard let earlier = first else {
                first = (number, column)
                continue
            }
            if earlier.column != column { continue }
            let place = range(line: number, column: column, length: key.utf8.count)
            let other = firstLine + earlier.line - 1
            return report(
                ids.duplicateKey, place, "'\(key)' is given twice; it is on line \(other) already")
        }
        let place = range(line: line, column: 1, length: 0)
        report(ids.duplicateKey, place, "'\(key)' is given twice")
    }

    /// The column in bytes at which a line of YAML has a key.
    private func column(of key: String, inLine line: Int) -> Int? {
        let bytes = Array(lines[line - 1].utf8)
        let start = bytes.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        guard let start, bytes[start...].starts(with: key.utf8) else { return nil }
        let rest = bytes[(start + key.utf8.count)...].drop { $0 == UInt8(ascii: " ") }
        return rest.first == UInt8(ascii: ":") ? start + 1 : nil
    }

    /// The place of a character of the text, counted from 0.
    private func range(ofCharacter offset: Int) -> SourceRange {
        let before = text.prefix(offset).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return range(
            line: max(1, before.count), column: (before.last?.utf8.count ?? 0) + 1, length: 0)
    }

    private func range(of mark: Mark, length: Int) -> SourceRange {
        range(line: mark.line, scalarColumn: mark.column, length: length)
    }

    /// A range whose column counts Unicode scalars, as YAML does; places count bytes.
    private func range(line number: Int, scalarColumn: Int, length: Int) -> SourceRange {
        guard number <= lines.count else {
            return range(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, length: 0)
        }
        let line = lines[number - 1]
        let column = line.unicodeScalars.prefix(scalarColumn - 1).reduce(1) {
            $0 + UTF8.width($1)
        }
        let rest = line.utf8.count + 1 - column
        return range(line: number, column: column, length: max(0, min(length, rest)))
    }

    private func range(line: Int, column: Int, length: Int) -> SourceRange {
        SourceRange(line: firstLine + line - 1, column: column, length: length)
    }
}
