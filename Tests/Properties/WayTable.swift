import Foundation
import LifecycleLaws
import ScenarioText

/// Compares the ways to calls and changes of state, and the table of impossible ones, with steps of
/// the simulator.
struct WayTable {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private var ways = FoundWays()
    private var falseLines = FalseLines()
    private var steps = 0

    /// The number of random sequences for each app under test.
    private static let sequences: UInt64 = 16_000

    /// Searches every kind of app on each band of versions, then runs random sequences and the
    /// committed scenarios.
    init() async throws {
        let setups = StepSetup.all
        let width = ProcessInfo.processInfo.activeProcessorCount
        await withTaskGroup(of: StepSearch.self) { group in
            for (index, setup) in setups.enumerated() {
                if index >= width, let search = await group.next() { add(search) }
                group.addTask { StepSearch(setup, length: 3, goesOn: true) }
            }
            for await search in group { add(search) }
        }
        let random = await withTaskGroup(of: FoundWays.self) { group in
            for test in AppUnderTest.all {
                group.addTask {
                    var ways = FoundWays()
                    ways.addRandom(0..<Self.sequences, of: test)
                    return ways
                }
            }
            return await group.reduce(into: FoundWays()) { $0.formUnion($1) }
        }
        ways.formUnion(random)
        for folder in ["scenarios", "recorded", "recorded-wide"] {
            for scenario in try scenarios(in: folder) { ways.add(scenario) }
        }
    }

    private mutating func add(_ search: StepSearch) {
        ways.formUnion(search.ways)
        falseLines.formUnion(search.falseLines)
        steps += search.steps
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
        "ways: \(StepSetup.all.count) kinds of app on bands of versions, \(steps) steps, "
            + "\(Self.sequences) random sequences for each of \(AppUnderTest.all.count) apps, "
            + "\(ways.lines.count) impossible paths"
    }

    /// What is wrong: calls and changes that no way explains, ways that no step takes, lines of the
    /// reference that are false in a step, and lines of the table that differ from the findings.
    func failures() -> [String] {
        let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let changes = source.split(separator: "\n").difference(from: known.split(separator: "\n"))
        return ways.unexplained.sorted() + ways.unmade.map { "no step shows \($0)" }
            + falseLines.found.sorted()
            + changes.map { change in
                switch change {
                case .insert(_, let line, _): "the table of impossible paths lacks \(line)"
                case .remove(_, let line, _):
                    "the table of impossible paths has, and steps do not need, \(line)"
                }
            }
    }

    /// Writes the table.
    func write() throws { try Data(source.utf8).write(to: file) }

    private var file: URL {
        root.appendingPathComponent("Sources/LifecycleReference/Ways/ImpossiblePaths.swift")
    }

    private var source: String {
        """
        // swift-format-ignore-file
        //
        // Rules that may each lead to the next but never do so together, as `ImpossiblePath.swift` reads
        // them. Not written by hand: `.build/release/properties ways write` writes it anew.

        /// The lines of the table.
        let impossiblePaths = \"""

        """ + ways.lines.map { "    \($0)\n" }.joined() + "    \"\"\"\n"
    }
}
