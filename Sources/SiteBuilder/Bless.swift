public import Diagnostics
public import SiteChecks
public import SiteModel

/// The changes that blessing can make to the sources of a site, and the findings that it cannot
/// resolve.
public struct Proposal: Equatable, Sendable {
    /// The findings with replacements to bless, in the order of files and lines.
    public var changes: [Diagnostic]
    /// The findings that a person must look at.
    public var refused: [Diagnostic]
    /// All findings about the site.
    let findings: [Diagnostic]
    /// The things checked on each page, by its path.
    let checked: [String: CheckedThings]
}

/// What is blessed.
public enum Blessing: Sendable {
    /// The results of runs.
    case runs
    /// The current originals, in translations that an author has updated.
    case translations

    /// Returns true if a finding has a change to bless.
    fileprivate func takes(_ finding: Diagnostic) -> Bool {
        switch self {
        case .runs: finding.isBlessable
        case .translations: finding.isAboutOriginal && !finding.replacements.isEmpty
        }
    }

    /// Returns true if a finding without a change prevents blessing.
    fileprivate func isHindered(by finding: Diagnostic) -> Bool {
        finding.severity != .warning && (self == .runs || finding.isAboutOriginal)
    }
}

/// A source file with blessed changes, or a new file.
public struct BlessedFile: Equatable, Sendable {
    /// The path below the content folder.
    public var path: String
    /// The original bytes; nil if the file is new.
    public var old: [UInt8]?
    /// The bytes with the changes.
    public var new: [UInt8]
}

/// The result of blessing.
public struct BlessResult: Equatable, Sendable {
    /// The files that change.
    public var files: [BlessedFile] = []
    /// The changes that were made.
    public var taken: [Diagnostic] = []
    /// The changes that were left out because they would cause a new fault, which is a bug of
    /// Tracebook.
    public var dropped: [Diagnostic] = []
    /// The faults that these would cause.
    public var faults: [Diagnostic] = []
}

/// Proposes changes to the sources of a site.
///
/// - Parameters:
///   - content: The folder of the notes.
///   - selection: The pages and blocks to look at; nil for all of them.
///   - blessing: What to bless.
/// - Returns: The changes, and the findings that must not be blessed.
public func proposal(
    for content: SourceFolder, _ selection: Selection? = nil, of blessing: Blessing = .runs
) -> Proposal {
    // A draft is what an author works on, so it has most to bless.
    let (site, _, diagnostics) = checked(content, for: .bless, includesDrafts: true)
    let chosen = ResolvedSelection(selection, in: site)
    let found = inOrder(diagnostics.filter { chosen.contains($0) } + chosen.diagnostics)
    return Proposal(
        changes: found.filter(blessing.takes),
        refused: found.filter { !blessing.takes($0) && blessing.isHindered(by: $0) },
        findings: diagnostics, checked: checkedThings(on: site))
}

/// Makes changes in the sources of a site and verifies the result.
///
/// Only the ranges of the changes are touched. A change that would cause a new fault is left out,
/// and the others are still made.
///
/// - Parameters:
///   - changes: The chosen changes of the proposal.
///   - proposal: The proposal for this content.
///   - content: The folder of the notes.
/// - Returns: The files that change, and the changes that are left out.
public func bless(
    _ changes: [Diagnostic], of proposal: Proposal, in content: SourceFolder
) -> BlessResult {
    var blessing = Blesser(
        content: content, findings: FindingCounts(proposal.findings), checked: proposal.checked)
    blessing.take(changes[...])
    return blessing.result
}

/// Makes changes as long as the result has no new fault.
private struct Blesser {
    let content: SourceFolder
    /// The findings before any change.
    let findings: FindingCounts
    /// The things checked on each page before any change.
    let checked: [String: CheckedThings]
    private(set) var result = BlessResult()

    init(content: SourceFolder, findings: FindingCounts, checked: [String: CheckedThings]) {
        self.content = content
        self.findings = findings
        self.checked = checked
    }

    /// Makes as many of the changes as possible together with those made already.
    mutating func take(_ changes: ArraySlice<Diagnostic>) {
        if changes.isEmpty { return }
        let wanted = result.taken + changes
        let (files, faults) = attempt(wanted)
        if faults.isEmpty {
            result.taken = wanted
            result.files = files
        } else if changes.count == 1 {
            result.dropped += changes
            result.faults += faults
        } else {
            let middle = changes.startIndex + changes.count / 2
            take(changes[..<middle])
            take(changes[middle...])
        }
    }

    /// The files after some changes, and the new faults.
    private func attempt(
        _ changes: [Diagnostic]
    ) -> (files: [BlessedFile], faults: [Diagnostic]) {
        var files: [BlessedFile] = []
        var after = content
        var rest = Dictionary(grouping: changes) { $0.file.bytes }
        for (index, file) in content.files.enumerated() {
            guard let own = rest.removeValue(forKey: Array(content.displayPath(of: file.path).utf8))
            else {
                continue
            }
            guard let new = replacing(own.flatMap(\.replacements), in: file.bytes) else {
                return ([], own)
            }
            if new == file.bytes { continue }
            after.files[index].bytes = new
            files.append(BlessedFile(path: file.path, old: file.bytes, new: new))
        }
        for own in rest.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }).map(\.value) {
            let name = own[0].file.string
            guard let new = replacing(own.flatMap(\.replacements), in: []) else {
                return ([], own)
            }
            let path = String(name.dropFirst(content.displayPath(of: "").count))
            after.files.append(SourceFile(path: path, bytes: new))
            files.append(BlessedFile(path: path, old: nil, new: new))
        }
        if files.isEmpty { return ([], []) }
        let (site, _, remaining) = SiteBuilder.checked(after, for: .bless, includesDrafts: true)
        let losses = losses(of: changes, on: checkedThings(on: site))
        // The next report tells that a translation is now out of date.
        let faults = findings.without(changes).exceeded(
            by: remaining.filter { $0.severity != .warning })
        return (files, inOrder(losses + faults))
    }

    /// The changes of pages on which less would be checked afterwards, with the loss.
    private func losses(
        of changes: [Diagnostic], on pages: [String: CheckedThings]
    ) -> [Diagnostic] {
        var losses: [String: Message] = [:]
        for file in Set(changes.map(\.file.string)) {
            guard let before = checked[file], let after = pages[file] else { continue }
            losses[file] = before.firstLoss(in: after)
        }
        return changes.compactMap { change in
            guard let loss = losses[change.file.string] else { return nil }
            var fault = change
            fault.summary = loss
            return fault
        }
    }
}

/// The things checked on each page that an author wrote, by its path.
private func checkedThings(on site: CheckedSite) -> [String: CheckedThings] {
    let pages = site.run.pages.map(\.parsed).filter { !$0.page.isGenerated }
    return Dictionary(
        pages.map { ($0.page.file, CheckedThings($0)) }, uniquingKeysWith: { first, _ in first })
}

/// The number of findings of each kind in each file.
private struct FindingCounts {
    private var counts: [[UInt8]: Int] = [:]

    init(_ findings: [Diagnostic]) {
        for finding in findings { counts[Self.key(finding), default: 0] += 1 }
    }

    func without(_ findings: [Diagnostic]) -> FindingCounts {
        var rest = self
        for finding in findings { rest.counts[Self.key(finding), default: 0] -= 1 }
        return rest
    }

    /// The findings of the kinds that exceed these numbers.
    func exceeded(by findings: [Diagnostic]) -> [Diagnostic] {
        let there = FindingCounts(findings).counts
        return findings.filter { finding in
            let key = Self.key(finding)
            return there[key] ?? 0 > counts[key] ?? 0
        }
    }

    private static func key(_ finding: Diagnostic) -> [UInt8] {
        finding.file.bytes + [0] + Text(finding.id.name).bytes
    }
}
