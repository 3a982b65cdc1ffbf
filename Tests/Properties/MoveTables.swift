import Foundation
import LifecycleLaws
import ScenarioText

/// Compares the tables of moves and calls with the steps of the simulator.
struct MoveTables {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private var findings = Findings()
    private var steps = 0
    private var unknown: Set<String> = []

    /// The number of random sequences for each app under test.
    private static let sequences: UInt64 = 8000

    /// Searches every kind of app on each band of versions, then runs random sequences and the
    /// committed scenarios.
    init() async throws {
        let setups = MoveSetup.all
        let width = ProcessInfo.processInfo.activeProcessorCount
        await withTaskGroup(of: (Int, MoveSearch).self) { group in
            var found: [Int: MoveSearch] = [:]
            for index in setups.indices {
                if index >= width, let (done, search) = await group.next() { found[done] = search }
                group.addTask { (index, MoveSearch(setups[index], length: 3, goesOn: true)) }
            }
            for await (done, search) in group { found[done] = search }
            for (_, search) in found.sorted(by: { $0.key < $1.key }) { add(search) }
        }
        let ways = await withTaskGroup(of: FoundWays.self) { group in
            for test in AppUnderTest.all {
                group.addTask {
                    var ways = FoundWays()
                    ways.addRandom(Self.sequences, of: test)
                    return ways
                }
            }
            return await group.reduce(into: FoundWays()) { $0.formUnion($1) }
        }
        findings.formUnion(ways)
        for folder in ["scenarios", "recorded", "recorded-wide"] {
            for scenario in try scenarios(in: folder) { findings.add(scenario) }
        }
    }

    private mutating func add(_ search: MoveSearch) {
        findings.formUnion(search.findings)
        steps += search.steps
        unknown.formUnion(search.unknown)
    }

    private func scenarios(in folder: String) throws -> [Scenario] {
        let folder = root.appendingPathComponent("Tests/Fixtures/\(folder)")
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        return try paths.filter { $0.hasSuffix(".scenario") }.sorted().map { path in
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            return Scenario.parse([UInt8](data)).scenario
        }
    }

    /// The size of the search, in words.
    var report: String {
        "moves: \(MoveSetup.all.count) kinds of app on bands of versions, \(steps) steps, "
            + "\(findings.moves.lines.count) rows"
    }

    /// The moves that the tables lack, and the table files that differ from the findings.
    func failures() -> [String] {
        unknown.sorted().map { "not in the table of moves: \($0)" }
            + MoveTableFile.all(of: findings).flatMap { table -> [String] in
                let found = table.source.split(separator: "\n")
                let known = (try? String(contentsOf: file(of: table), encoding: .utf8)) ?? ""
                return found.difference(from: known.split(separator: "\n")).map { change in
                    switch change {
                    case .insert(_, let line, _): "\(table.name) lacks \(line)"
                    case .remove(_, let line, _): "\(table.name) has, and no step shows, \(line)"
                    }
                }
            }
    }

    /// Writes the table files.
    func write() throws {
        for table in MoveTableFile.all(of: findings) {
            try Data(table.source.utf8).write(to: file(of: table))
        }
    }

    private func file(of table: MoveTableFile) -> URL {
        root.appendingPathComponent("Sources/LifecycleReference/Moves/Rows/\(table.name).swift")
    }
}
