import FixtureTesting
import Foundation
import Testing

@testable import TracebookCommand

/// `Tests/Fixtures/stable-0.1`: what programs may rely on from version 0.1 on.
///
/// The guide to CI lists it, in "What is stable". The folder has the number of the version, without
/// the last part. Cases are added to it and never changed, so `UPDATE_FIXTURES` writes none of
/// them; `Tools/stable` compares them with the last release.
///
/// | file | what |
/// |---|---|
/// | `Content` | the site that the commands run in |
/// | `arguments` | what follows `tracebook`, a line for each command |
/// | `status` | the exit code of each command, a line for each |
/// | `output` | all that the commands print, where that has no words of messages |
/// | `printed` | lines that they print, each up to its end or to two blanks |
/// | `reports` | files that they write, which are compared as far as programs read them |
@Suite struct StableCases {
    @Test(arguments: VerifyCase.stable)
    func staysAsItWas(_ stableCase: VerifyCase) throws {
        let folder = try TemporaryFolder()
        try stableCase.lay(in: folder)
        let results = try stableCase.commands.map { try ProcessRun(of: $0, in: folder) }
        let output = results.map(\.output).joined()
        #expect(results.map { "\($0.status)\n" }.joined() == stableCase.file("status"))
        if let expected = stableCase.file("output") { #expect(output == expected) }
        #expect(stableCase.beginnings.subtracting(beginnings(of: output)) == [])
        for name in stableCase.reports {
            let report = StableReport(name: name, text: stableCase.file("reports/\(name)") ?? "")
            #expect(report.lost(in: folder.text(of: name) ?? "") == [], "\(name)")
        }
    }

    /// A report, what it was, what it becomes, and where a program misses something.
    @Test(arguments: [
        ("a.json", #"{"file":"a","message":"one"}"#, #"{"new":1,"message":"two","file":"a"}"#, ""),
        ("a.json", #"{"version":{"minor":2}}"#, #"{"version":{"minor":3}}"#, ""),
        ("a.json", #"{"version":{"major":1}}"#, #"{"version":{"major":2}}"#, "/0/version/major"),
        ("a.json", #"{"file":"a"}"#, #"{"file":"b"}"#, "/0/file"),
        ("a.json", #"{"all":[{"message":"one"}]}"#, #"{"all":[{}]}"#, "/0/all/0/message"),
        ("a.json", #"{"rules":["a"],"summary":"b"}"#, #"{"rules":[],"summary":"c"}"#, ""),
        ("a.json", "{}", "", "/0"),
        ("a.sarif", #"{"runs":[1]}"#, #"{"runs":[1,2]}"#, "/0/runs"),
        ("a.jsonl", "{\"a\":1}\n{\"b\":null}\n", "{\"a\":1}\n{\"b\":2}\n", "/1/b"),
        ("a.xml", "<a b=\"c\" message=\"d\">e</a>", "<a b=\"c\" message=\"f\">g</a>", ""),
        ("a.xml", "<a b=\"c\" message=\"d\"/>", "<a b=\"e\" message=\"d\"/>", "/0"),
        ("a.tap", "not ok 1 - a\n# one\n# two\n", "not ok 1 - a\n# three\n", ""),
        ("a.tap", "not ok 1 - a\n# one\n", "ok 1 - a\n", "/0"),
        ("a.github", "one\n::error file=a::one\n", "two\n::error file=a::two\n", ""),
        ("a.github", "::error file=a,line=1::one\n", "::error file=a,line=2::one\n", "/0"),
        ("a.diff", " one\n+ two\n", " one\n+ three\n", "/1"),
    ])
    func missesWhatIsLost(_ name: String, _ old: String, _ new: String, _ lost: String) {
        #expect(StableReport(name: name, text: old).lost(in: new).joined() == lost)
    }
}

/// The beginnings of the lines of an output: each whole line, and its part up to two blanks.
private func beginnings(of output: String) -> Set<String> {
    let lines = output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let parts = lines.map { line in
        line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line
    }
    return Set((lines + parts).map(String.init))
}

extension VerifyCase {
    /// The cases of this version.
    fileprivate static let stable: [VerifyCase] = {
        let series = CommandVersion.number.split(separator: ".").prefix(2).joined(separator: ".")
        return caseFolders(in: "stable-\(series)").map { VerifyCase(folder: $0) }
    }()

    fileprivate var beginnings: Set<String> {
        Set((file("printed") ?? "").split(separator: "\n").map(String.init))
    }

    fileprivate var reports: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url("reports").path)
        return (names ?? []).sorted()
    }
}

/// A report of an earlier version, of which a later one must lose nothing but words.
private struct StableReport {
    /// The name of the file; its extension is that of a format.
    let name: String
    let text: String

    /// The places of what another version of the report lacks or has otherwise: members of JSON, or
    /// lines.
    func lost(in new: String) -> [String] {
        let (old, new) = (Self.values(of: text, name), Self.values(of: new, name))
        return Self.lost(.array(old), .array(new), "")
    }

    /// The JSON of a report, a value for each line of JSON lines and of any text.
    private static func values(of text: String, _ name: String) -> [JSON] {
        let lines = text.split(separator: "\n").map(String.init)
        return switch name.split(separator: ".").last {
        case "json", "sarif": [JSON(parsing: Array(text.utf8)) ?? .null]
        case "jsonl", "rdjsonl": lines.map { JSON(parsing: Array($0.utf8)) ?? .null }
        case "tap": lines.filter { !$0.hasPrefix("#") }.map { .string($0) }
        case "github":
            // The text around the annotations, and the words of each.
            lines.compactMap { $0.wholeMatch(of: /(::(?:error|warning) .*?::).*/)?.output.1 }
                .map { .string(String($0)) }
        case "xml":
            text.replacingOccurrences(
                of: "message=\"[^\"]*\"", with: "", options: .regularExpression
            ).split(separator: "<").map { .string(String($0.prefix { $0 != ">" })) }
        default: lines.map { .string($0) }
        }
    }

    /// Members whose values are words, or differ between versions as they should.
    private static let words: Set = [
        "message", "notes", "first", "description", "shortDescription", "help", "build", "minor",
        "semanticVersion",
    ]

    private static func lost(_ old: JSON, _ new: JSON, _ path: String) -> [String] {
        switch (old, new) {
        case (.object(let members), .object):
            members.flatMap { name, value in
                let place = "\(path)/\(name)"
                guard let other = new[name] else { return [place] }
                return isWords(place, value) ? [] : lost(value, other, place)
            }
        case (.array(let elements), .array(let others)) where elements.count == others.count:
            zip(elements, others).enumerated().flatMap { index, pair in
                lost(pair.0, pair.1, "\(path)/\(index)")
            }
        default: old.line == new.line ? [] : [path]
        }
    }

    /// True for words, for the version of the command, and for ids of rules of the simulator.
    private static func isWords(_ place: String, _ value: JSON) -> Bool {
        let name = place.split(separator: "/").last.map(String.init) ?? ""
        return switch name {
        case "version": place.hasSuffix("/driver/version")
        case "summary": value.text != nil
        case "rules": value.elements?.allSatisfy { $0.text != nil } ?? false
        default: words.contains(name)
        }
    }
}
