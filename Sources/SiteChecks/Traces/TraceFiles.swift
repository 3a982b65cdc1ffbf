import CommonMark
import Diagnostics
import SiteModel

// Traces in files of their own, which several blocks can name.

/// The trace files, and the blocks that name them.
struct TraceFiles {
    /// The existing files, in the order of their paths.
    let present: [BlockFile]
    private var usesByPath: [String: (file: BlockFile, uses: [FileUse])] = [:]

    init(of site: LoadedSite) {
        present = site.blockFiles.filter { $0.path.hasSuffix(".trace") }
    }

    /// The files that runs are compared with, in the order of their paths.
    var uses: [(file: BlockFile, uses: [FileUse])] {
        usesByPath.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Records a run that is compared with a file.
    mutating func add(_ use: FileUse, of file: BlockFile) {
        usesByPath[file.path, default: (file, [])].uses.append(use)
    }
}

extension TraceComparison {
    /// Reports trace files that differ from their runs, each once.
    mutating func compareFiles() {
        for (file, uses) in files.uses {
            let wrong = uses.filter { $0.difference != nil }
            guard let first = wrong.first, let difference = first.difference else { continue }
            for use in wrong { committed[use.run]?.isToldElsewhere = use.run != first.run }
            let misfit = uses.first { use in
                let trace = site.outcome(at: use.run.place).runs[use.run.run].trace
                return TraceDifference(committed: difference.right, trace: trace) != nil
            }
            if let misfit {
                committed[first.run]?.isToldElsewhere = true
                let culprit = misfit.difference == nil ? first : misfit
                let other = misfit.difference == nil ? misfit : first
                let fault = culprit.faultOfSharing(file, with: other)
                find(fault.inFile(culprit.page.page.file), at: culprit.run.place)
            } else {
                let mismatch = first.trace.mismatch(
                    difference, version: first.version, page: first.page.page.bytes, file: file)
                find(mismatch.inFile(file.file), at: first.run.place)
            }
        }
    }

    /// The file at the path that a block names, or one to create; nil if it is missing, which is
    /// reported.
    mutating func file(_ part: FilePart, on page: ParsedPage) -> BlockFile? {
        let path = SitePath.resolve(part.path, from: page.page.source)
        if let file = files.present.first(where: { $0.path == path }) { return file }
        let known = files.present.map { SitePath.relative($0.path, from: page.page.source) }
        var fault = part.faultOfPath(known: known)
        if let reason = part.reasonForNoTrace(at: path) {
            fault.notes = [reason]
        } else if let path,
            let new = site.parsed.newTraceFile(path, of: page.page, beside: files.present)
        {
            if purpose == .bless { return new }
            fault.notes = ["'tracebook verify --bless' creates the file from the run"]
            faults.append(fault.inFile(page.page.file))
            return new
        }
        faults.append(fault.inFile(page.page.file))
        return nil
    }
}

/// A comparison of a run with a file.
struct FileUse {
    /// The block that names the file.
    var trace: TraceBlock
    /// The version of iOS, if the scenario runs on several.
    var version: Text?
    var page: ParsedPage
    var run: CommittedRun
    /// The difference between the run and the file; nil if there is none.
    var difference: TraceDifference?

    private var name: Message {
        let id: Message = "'\(trace.scenario?.text ?? "")'"
        return version.map { "\(id) on iOS \($0)" } ?? id
    }

    /// The fault of a file that is compared with two runs that differ.
    func faultOfSharing(_ file: BlockFile, with other: FileUse) -> Diagnostic {
        var notes: [Message] = ["give each of them a file of its own"]
        if let difference {
            notes.insert("the run of \(name) differs: \(difference.firstDifference)", at: 0)
        }
        return Diagnostic(
            .error, "trace.shared-file",
            range: trace.file?.pathRange ?? trace.fence.opening,
            "\(name) and \(other.name) share one file, '\(file.file)', but their runs differ",
            notes: notes)
    }
}

extension FilePart {
    /// The reason why a path cannot be that of a trace; nil if it can.
    func reasonForNoTrace(at resolved: String?) -> Message? {
        guard let resolved else { return "the path leads out of the content folder" }
        if !resolved.hasSuffix(".trace") {
            return "the name of a trace file must end in '.trace'"
        }
        let isHidden = resolved.split(separator: "/").contains { $0.hasPrefix(".") }
        return isHidden ? "files and folders whose names begin with a dot are not read" : nil
    }
}

extension ParsedSite {
    /// A trace file to create; nil if another file is probably meant.
    ///
    /// - Parameters:
    ///   - path: The path below the content folder.
    ///   - page: The page that names it.
    ///   - files: The existing trace files.
    /// - Returns: The new file, empty.
    func newTraceFile(
        _ path: String, of page: LoadedPage, beside files: [BlockFile]
    ) -> BlockFile? {
        var used: Set<String> = []
        for page in pages {
            let parts = page.traces.compactMap(\.file)
            used.formUnion(parts.compactMap { SitePath.resolve($0.path, from: page.page.source) })
        }
        // An unused file with a similar path is probably meant.
        let unused = files.map(\.path).filter { !used.contains($0) }
        guard nearestWord(to: Text(string: path), among: unused.map { Text(string: $0) }) == nil
        else { return nil }
        let folder = page.file.dropLast(page.source.count)
        return BlockFile(file: folder + path, path: path, bytes: [], isNew: true)
    }
}
