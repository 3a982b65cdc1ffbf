import Diagnostics
import SiteChecks

extension Report {
    /// Everything that was proposed as one patch, one file after the other.
    var patch: String {
        let proposed = findings.map(\.diagnostic).filter(\.isPatch) + consequences
        return Dictionary(grouping: proposed, by: \.file.string).sorted { $0.key < $1.key }
            .map { file, own in patch(of: own.flatMap(\.replacements), inFile: file) }.joined()
    }

    /// The change that one finding proposes, as a patch to look at; empty if there is none.
    func patch(of finding: ReportedFinding) -> String {
        let diagnostic = finding.diagnostic
        guard diagnostic.isPatch || diagnostic.severity == .mismatch else { return "" }
        return patch(of: diagnostic.replacements, inFile: diagnostic.file.string)
    }

    private func patch(of replacements: [Replacement], inFile file: String) -> String {
        guard let source = sources[file] else {
            let new = replacing(replacements, in: []) ?? []
            return unifiedDiff(ofFile: file, from: nil, to: new).string
        }
        return unifiedDiff(of: replacements, inFile: file, source).string
    }
}

/// Patches in printing order, which together are one patch.
///
/// Each applies to the files as the earlier ones left them, so all can be applied in order. A
/// change to the lines of an earlier patch is part of that patch.
struct PatchSequence {
    private let diagnostics: [Diagnostic]
    /// The hunks of each diagnostic, by index.
    private var hunks: [[PatchHunk]]
    /// The diagnostic whose hunks contain the change of each diagnostic; nil if it has hunks of its
    /// own.
    private var elsewhere: [Int?]
    /// The printed hunks of each file: the first line, and the number of lines by which the file
    /// grows.
    private var printed: [String: [(line: Int, growth: Int)]] = [:]
    /// The files that do not exist yet.
    private var made: Set<String> = []
    private var count = 0

    /// Splits the changes of diagnostics into hunks.
    ///
    /// - Parameters:
    ///   - diagnostics: The diagnostics in printing order.
    ///   - sources: The bytes of the files.
    init(of diagnostics: [Diagnostic], _ sources: [String: [UInt8]]) {
        self.diagnostics = diagnostics
        hunks = diagnostics.map { _ in [] }
        elsewhere = diagnostics.map { _ in nil }
        for (file, own) in Dictionary(
            grouping: diagnostics.indices, by: { diagnostics[$0].file.string })
        {
            let changes = own.map { diagnostics[$0].replacements }
            let patch = FilePatch(of: changes, in: sources[file] ?? [])
            if sources[file] == nil { made.insert(file) }
            for (hunk, owner) in zip(patch.hunks, patch.owners) { hunks[own[owner]].append(hunk) }
            for (index, place) in zip(own, patch.places) where hunks[index].isEmpty {
                elsewhere[index] = place.map { own[patch.owners[$0]] }
            }
        }
    }

    /// The next patch, or the line of the diagnostic whose patch contains it.
    mutating func next() -> (patch: String, lineOfOther: Int?) {
        defer { count += 1 }
        if let other = elsewhere[count] { return ("", diagnostics[other].range.start.line) }
        let file = diagnostics[count].file.string
        let before = printed[file] ?? []
        let texts = hunks[count].map { hunk in
            func growth(_ hunks: [(line: Int, growth: Int)]) -> Int {
                hunks.reduce(0) { $0 + ($1.line < hunk.firstLine ? $1.growth : 0) }
            }
            let text = hunk.text(grownBy: (growth(before), growth(printed[file] ?? [])))
            printed[file, default: []].append((hunk.firstLine, hunk.growth))
            return text
        }
        return (unifiedDiff(ofFile: file, isNew: made.contains(file), texts).string, nil)
    }
}
