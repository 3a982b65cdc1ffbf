package import Diagnostics
import ScenarioText

/// Reads a YAML text as mappings with known keys, and reports the places of faults.
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
        var value: YAMLNode
    }

    let file: String
    let ids: FaultIDs
    /// The line of the file on which the YAML begins.
    let firstLine: Int
    /// The length of the byte order mark on the first line, which columns include.
    private let markLength: Int
    private let text: String
    private let lines: [Substring]
    package private(set) var diagnostics: [Diagnostic] = []
    /// The misspelt keys, so that one mistake gives one fault.
    private var misspelt: Set<String> = []
    /// True if unknown keys are warnings, not errors.
    var allowsUnknownKeys = false

    package init(_ bytes: some Collection<UInt8>, file: String, firstLine: Int, ids: FaultIDs) {
        self.file = file
        self.ids = ids
        self.firstLine = firstLine
        markLength = byteOrderMarkLength(of: bytes)
        text = String(decoding: bytes.dropFirst(markLength), as: UTF8.self)
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The root of the text; nil if it is empty or not YAML.
    package mutating func root() -> YAMLNode? {
        do {
            return try PlainYAML.root(of: Array(text.utf8))
        } catch {
            report(error)
            return nil
        }
    }

    /// The entries of a mapping with known keys, or with any keys if none are given.
    ///
    /// - Parameters:
    ///   - node: The mapping.
    ///   - known: The keys that it can have.
    ///   - foreign: Other keys to return, which are never proposed for a misspelt one.
    ///   - what: The name of the mapping, for messages.
    /// - Returns: The entries; nil if the node is not a mapping.
    package mutating func entries(
        of node: YAMLNode, known: [String]? = nil, foreign: [String] = [], what: Message
    ) -> [Entry]? {
        guard let mapping = node.mapping else {
            let strange = nameOfUnseenCharacter(in: Text(string: text))
            report(
                ids.wrongType, range(of: node), "\(what) must be a list of keys with values",
                notes: strange.map { ["it contains \($0), which is not a space in YAML"] } ?? [])
            return nil
        }
        var entries: [Entry] = []
        for (key, value) in mapping {
            guard let name = key.scalar?.string else { continue }
            if known?.contains(name) ?? true || foreign.contains(name) {
                entries.append(Entry(key: name, keyRange: range(of: key), value: value))
            } else if let known {
                reportUnknown(name, at: range(of: key), known: known, what: what)
            }
        }
        return entries
    }

    /// The text of a value that must be text.
    package mutating func string(of entry: Entry) -> String? {
        string(of: entry.value, what: "'\(entry.key)'", at: entry.keyRange)
    }

    /// The text of a node that must be text.
    mutating func string(of node: YAMLNode, what: Message, at place: SourceRange? = nil) -> String?
    {
        guard let scalar = node.scalar else {
            report(ids.wrongType, range(of: node), "\(what) must be text, not a list")
            return nil
        }
        let isBlank = scalar.string.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
        if isBlank || scalar.isNull {
            report(ids.wrongType, place ?? range(of: node), "\(what) has no value")
            return nil
        }
        return scalar.string
    }

    /// Warns of a value without quotes that ends where a comment begins: `C# and # more`.
    mutating func warnOfComment(after entry: Entry, _ id: DiagnosticID) {
        guard let scalar = entry.value.scalar, scalar.isPlain,
            let place = place(ofText: entry.value)
        else { return }
        let line = lines[place.end.line - firstLine].utf8
        let column = place.end.column - (place.end.line == firstLine ? markLength : 0)
        let rest = line.dropFirst(column - 1)
        guard rest.drop(while: isBlank).first == UInt8(ascii: "#") else { return }
        diagnostics.append(
            Diagnostic(
                .warning, id, file: Text(string: file), range: place,
                "'\(entry.key)' ends here: '#' after a blank begins a comment",
                notes: ["put the value in quotes if it goes on"]))
    }

    /// The value of a key that must be `true` or `false`.
    mutating func flag(of entry: Entry) -> Bool? {
        if let flag = entry.value.scalar?.flag { return flag }
        report(ids.wrongType, entry.keyRange, "'\(entry.key)' must be true or false")
        return nil
    }

    /// The members of a value that must be a list.
    mutating func list(of entry: Entry) -> [YAMLNode]? {
        guard let sequence = entry.value.sequence else {
            let colon = entry.value.scalar?.string.contains(/[^ ]:[^ ]/) ?? false
            report(
                ids.wrongType, entry.keyRange,
                colon
                    ? "'\(entry.key)' has a line without a space after the colon: 'en: English'"
                    : "'\(entry.key)' must be a list: lines that begin with '- '")
            return nil
        }
        return sequence
    }

    /// Reports a required key that is missing.
    mutating func reportMissing(_ key: String, at place: SourceRange, _ reason: Message) {
        if misspelt.contains(key), !allowsUnknownKeys { return }
        report(ids.missingKey, place, "'\(key)' is missing: \(reason)")
    }

    /// The place of the text of a node, without quotes; nil if the file has it in another form,
    /// such as on several lines.
    func place(ofText node: YAMLNode) -> SourceRange? {
        let mark = node.mark
        guard mark.line <= lines.count, let scalar = node.scalar else { return nil }
        let before = lines[mark.line - 1].unicodeScalars.prefix(mark.column - 1)
            .reduce(scalar.isQuoted ? 1 : 0) { $0 + UTF8.width($1) }
        let rest = lines[mark.line - 1].utf8.dropFirst(before)
        guard rest.starts(with: scalar.string.utf8) else { return nil }
        return range(line: mark.line, column: before + 1, length: scalar.string.utf8.count)
    }

    /// The place of a node in the file.
    func range(of node: YAMLNode) -> SourceRange {
        guard let scalar = node.scalar else { return range(of: node.mark, length: 1) }
        let length = scalar.string.utf8.count + (scalar.isQuoted ? 2 : 0)
        return range(of: node.mark, length: length)
    }
}

extension YAMLReader {
    /// Reports a fault at a place of the file.
    mutating func report(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Message, notes: [Message] = [],
        replacements: [Replacement] = []
    ) {
        diagnostics.append(
            Diagnostic(
                .error, id, file: Text(string: file), range: range, summary, notes: notes,
                replacements: replacements))
    }

    private mutating func reportUnknown(
        _ name: String, at range: SourceRange, known: [String], what: Message
    ) {
        let words = known.map { Text(string: $0) }
        let nearest = nearestWord(to: Text(string: name), among: words)
        if let nearest { misspelt.insert(nearest.string) }
        var notes: [Message] = []
        if let strange = nameOfUnseenCharacter(in: Text(string: name)) {
            notes.append("there is \(strange) in it")
        }
        if nearest == nil { notes.append("the keys are \(known.joined(separator: ", "))") }
        diagnostics.append(
            Diagnostic(
                allowsUnknownKeys ? .warning : .error, ids.unknownKey, file: Text(string: file),
                range: range,
                "'\(name)' is not a key of \(what)\(didYouMean(nearest))",
                notes: notes, replacements: replacement(of: range, by: nearest)))
    }

    private mutating func report(_ fault: PlainYAML.Fault) {
        switch fault {
        case .refusal(let refusal, let mark):
            report(ids.syntax, range(of: mark, length: 0), Self.words(of: refusal))
        case .syntax(let problem, let mark):
            report(
                ids.syntax, range(of: mark, length: 0), "YAML cannot be read: \(problem)",
                notes: remedy(for: problem, at: mark.line).map { [$0] } ?? [])
        case .byte(let problem, let offset):
            report(ids.syntax, range(ofByte: offset), "YAML cannot be read: \(problem)")
        case .duplicates(let duplicates):
            for (key, line) in duplicates {
                let name = key.scalar?.string ?? ""
                report(
                    ids.duplicateKey, range(of: key),
                    "'\(name)' is given twice, first on line \(firstLine + line - 1)")
            }
        }
    }

    /// The most likely remedy for authors of plain text, where libyaml speaks of syntax.
    private func remedy(for problem: String, at line: Int) -> Message? {
        if problem.contains("mapping values are not allowed") {
            return "put a value that contains ': ' in quotes: 'title: \"One: two\"'"
        }
        let near = lines.prefix(line).suffix(2).reversed()
        if near.first?.hasPrefix("\t") ?? false { return "indent with spaces, not tabs" }
        guard let sign = near.lazy.compactMap(Self.signOfYAML).first else { return nil }
        if sign == "\"" || sign == "'" {
            return "a value that begins with a quote must end with one"
        }
        return "put a value that begins with '\(String(sign))' in quotes"
    }

    /// The sign of YAML that the value in a line begins with; nil if it begins with none.
    private static func signOfYAML(_ line: Substring) -> Character? {
        var value = line.drop { $0 == " " }
        if value.hasPrefix("- ") {
            value = value.dropFirst(2)
        } else if let colon = value.firstRange(of: ": ") {
            value = value[colon.upperBound...]
        } else {
            return nil
        }
        return value.first { $0 != " " }.flatMap {
            "[]{}|>@`%?-,\"'&*!".contains($0) ? $0 : nil
        }
    }

    private static func words(of refusal: PlainYAML.Refusal) -> Message {
        switch refusal {
        case .tooLong: "more than \(PlainYAML.mostBytes) bytes of YAML are not read"
        case .reference:
            "anchors and aliases, '&name' and '*name', are not read; write the value in each place"
        case .keyIsNotText: "a key must be text, not a list or a mapping"
        case .tag:
            "a word that begins with '!' is a tag, which is not read; put the value in quotes"
        }
    }

    /// The place of a byte of the text, counted from 0.
    private func range(ofByte offset: Int) -> SourceRange {
        let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return range(
            line: max(1, before.count), column: (before.last?.utf8.count ?? 0) + 1, length: 0)
    }

    private func range(of mark: YAMLNode.Position, length: Int) -> SourceRange {
        range(line: mark.line, scalarColumn: mark.column, length: length)
    }

    /// A range whose column counts Unicode scalars, as YAML does; source places count bytes.
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
        SourceRange(
            line: firstLine + line - 1, column: column + (line == 1 ? markLength : 0),
            length: length)
    }
}
