import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel
import TraceViews

extension Verification {
    /// Merges the findings of all shards of a site, as if the whole site had been verified at once.
    ///
    /// - Parameters:
    ///   - reports: The reports, in any order.
    ///   - coverage: Whether the coverage was requested.
    /// - Throws: The reason why the shards cannot be merged: one is missing, duplicate, or lacks
    ///   the coverage.
    init(merging reports: [ShardReport], coverage: Bool) throws(FileFailure) {
        try Self.check(reports)
        let blocks = reports.flatMap(\.blocks).sorted { one, other in
            one.file == other.file
                ? one.range.start < other.range.start
                : one.file.utf8.lexicographicallyPrecedes(other.file.utf8)
        }
        var places: [String: [Int: CheckedBlock]] = [:]
        for block in blocks { places[block.file, default: [:]][block.range.start.line] = block }
        let findings = reports.flatMap(\.findings).map { read in
            var finding = read.finding
            finding.block = read.block.flatMap { places[$0.file]?[$0.line] }
            if let run = finding.run, !(finding.block?.runs.indices.contains(run) ?? false) {
                finding.run = nil
            }
            return finding
        }
        self.init(
            findings: inOrder(findings, \.diagnostic),
            result: VerifyResult(
                consequences: inOrder(reports.flatMap(\.consequences), \.self), blocks: blocks,
                tally: reports.map(\.tally).reduce(Tally(), +)),
            silenced: reports.reduce(0) { $0 + $1.silenced })
        guard coverage else { return }
        var whole = Coverage(of: [])
        for report in reports {
            guard let part = report.coverage else {
                throw FileFailure(
                    path: report.path,
                    reason: "the shard was verified without '--coverage', which is asked for here")
            }
            whole.formUnion(part)
        }
        self.coverage = whole
    }

    /// Checks that there is each shard exactly once.
    private static func check(_ reports: [ShardReport]) throws(FileFailure) {
        var known: [Int: ShardReport] = [:]
        guard let first = reports.first else { return }
        for report in reports {
            guard report.shard.count == first.shard.count else {
                throw FileFailure(
                    path: report.path,
                    reason: """
                        this is shard \(report.shard.name), and that in '\(first.path)' is \
                        \(first.shard.name)
                        """)
            }
            if let other = known.updateValue(report, forKey: report.shard.number) {
                throw FileFailure(
                    path: report.path,
                    reason: "shard \(report.shard.name) is in '\(other.path)' already")
            }
        }
        let missing = (1...first.shard.count).filter { known[$0] == nil }
        guard let number = missing.first else { return }
        let name = SitePart(number: number, of: first.shard.count).name
        throw FileFailure(
            path: first.path,
            reason: missing.count == 1
                ? "the report of shard \(name) is missing beside this one"
                : """
                the reports of shard \(name) and of \(missing.count - 1) more are missing beside \
                this one
                """)
    }
}
