public import Diagnostics
public import SiteChecks
public import SiteModel

/// What could be taken over into the sources of a site, and what could not.
public struct Proposal: Equatable, Sendable {
    /// The findings whose replacements are what came out, in the order of files and lines.
    public var changes: [Diagnostic]
    /// The findings that a person has to look at.
    public var refused: [Diagnostic]
    /// Everything that is wrong with the site.
    let findings: [Diagnostic]
    /// What is checked on each page, by its path.
    let checked: [String: CheckedThings]
}

/// What is taken over into the sources of a site.
public enum Blessing: Sendable {
    /// What came out of runs.
    case runs
    /// What the originals are now, into translations that an author has brought up to date.
    case translations

    /// Whether a finding has something to take over.
    fileprivate func takes(_ finding: Diagnostic) -> Bool {
        switch self {
        case .runs: finding.isBlessable
        case .translations: finding.isAboutOriginal && !finding.replacements.isEmpty
        }
    }

    /// Whether a finding that has nothing to take over is in the way.
    fileprivate func isHindered(by finding: Diagnostic) -> Bool {
        finding.severity != .warning && (self == .runs || finding.isAboutOriginal)
    }
}

/// A source file with changes taken over, or a new one.
public struct BlessedFile: Equatable, Sendable {
    /// The path below the content folder.
    public var path: String
    /// The bytes as they were read; nil if there is no such file yet.
    public var old: [UInt8]?
    /// The bytes with the changes.
    public var new: [UInt8]
}

/// What comes of taking changes over.
public struct BlessResult: Equatable, Sendable {
    /// The files that change.
    public var files: [BlessedFile] = []
    /// The changes that are taken over.
    public var taken: [Diagnostic] = []
    /// The changes that are left out, as something would be wrong afterwards that is not now: a
    /// fault of Tracebook.
    public var dropped: [Diagnostic] = []
    /// What would be wrong with those.
    public var faults: [Diagnostic] = []
}

/// What could be taken over into the sources of a site.
///
/// - Parameters:
///   - content: The folder of the notes.
///   - selection: The pages and blocks to look at; nil for all of them.
///   - blessing: What is to be taken over.
/// - Returns: The changes, and what must not be taken over.
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

/// Takes changes over into the sources of a site, and verifies what comes of it.
///
/// Nothing but the stretches named by the changes is touched. A change after which something would
/// be wrong that is not now is left out, and the others are taken over all the same.
///
/// - Parameters:
///   - changes: Those changes of the proposal that are wanted.
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

/// Takes changes over as long as nothing is wrong with what comes of it.
private struct Blesser {
    let content: SourceFolder
    /// What is wrong with the site before anything is taken over.
    let findings: FindingCounts
    /// What is checked on each page before that.
    let checked: [String: CheckedThings]
    private(set) var result = BlessResult()

    init(content: SourceFolder, findings: FindingCounts, checked: [String: CheckedThings]) {
        self.content = content
        self.findings = findings
        self.checked = checked
    }

    /// Takes as many of the changes as can be taken with those that are taken already.
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

    /// The files as changes make them, and what would be wrong afterwards.
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
        // That a translation is behind its original now is to be told by the next report.
        let faults = findings.without(changes).exceeded(
            by: remaining.filter { $0.severity != .warning })
        return (files, inOrder(losses + faults))
    }

    /// The changes of pages on which less would be checked afterwards, with what that is.
    private func losses(
        of changes: [Diagnostic], on pages: [String: CheckedThings]
    ) -> [Diagnostic] {
        changes.compactMap { change in
            let file = change.file.string
            guard let before = checked[file], let after = pages[file],
                let loss = before.firstLoss(in: after)
            else { return nil }
            var fault = change
            fault.summary = loss
            return fault
        }
    }
}

/// What is checked on each page that an author wrote, by its path.
private func checkedThings(on site: CheckedSite) -> [String: CheckedThings] {
    let pages = site.run.pages.map(\.parsed).filter { !$0.page.isGenerated }
    return Dictionary(
        pages.map { ($0.page.file, CheckedThings($0)) }, uniquingKeysWith: { first, _ in first })
}

/// How many findings of each kind there are in each file.
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

    /// The findings of those kinds of which there are more than may be there.
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
