import FixtureTesting
import Foundation

/// The words of `Word("…")` in our sources, each as a language file has it.
///
/// They are read from the sources because no value knows them all.
let ourWords: [String] = {
    let sources = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")
    let paths = FileManager.default.subpaths(atPath: sources.path) ?? []
    let word = /\bWord\(\s*(?:"""\n(.*?)\n\s*"""|"((?:[^"\\]|\\.)*)")(?:,\s*as: "([^"]*)")?/
        .dotMatchesNewlines()
    return paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
        let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        return (text ?? "").matches(of: word).map { match in
            let (_, lines, line, meaning) = match.output
            let english = lines.map(joined) ?? line.map(unescaped) ?? ""
            return (meaning.map { "\($0)|" } ?? "") + english
        }
    }
}()

/// The lines of a literal, of which most continue the one before.
private func joined(_ lines: Substring) -> String {
    let indentation = lines.prefix { $0 == " " }
    return unescaped(
        lines.split(separator: "\n").map { $0.dropFirst(indentation.count) }
            .joined(separator: "\n").replacing("\\\n", with: "")[...])
}

private func unescaped(_ literal: Substring) -> String {
    String(literal).replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
}
