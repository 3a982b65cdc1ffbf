import FixtureTesting
import Foundation
import Testing

/// `Tests/Fixtures/recorded-wide`: records of many sources, written before the simulator was run.
///
/// They measure the simulator, so a record is not changed when it contradicts. A case that the
/// simulator does not reproduce has a row in `OPEN.tsv` with the difference and its cause.
@Suite struct WideRecords {
    static let cases = fixtures(in: "recorded-wide", "scenario")

    /// The simulator reproduces each case that has no row in `OPEN.tsv`, and no case that has one.
    @Test func areReproducedOrOpen() throws {
        let sources = try Table("SOURCES.tsv")
        let open = try Set(Table("OPEN.tsv").rows.compactMap { $0["case"] })
        var shares: [String: (right: Int, all: Int)] = [:]
        for fixture in Self.cases {
            let comparison = try Comparison(of: fixture)
            #expect(comparison.diagnostics == [], "\(fixture.name)")
            #expect(comparison.unknownNames == [], "\(fixture.name)")
            let isRight = comparison.faults.isEmpty
            print(isRight ? "right" : "wrong", fixture.name)
            for fault in comparison.faults { print("     \(fault)") }
            #expect(isRight != open.contains(fixture.name), "\(fixture.name): see OPEN.tsv")
            let source = sources.rows.first { $0["case"] == fixture.name } ?? [:]
            for key in ["all", "topic \(source["topic"] ?? "")", "iOS \(source["band"] ?? "")"] {
                let before = shares[key] ?? (0, 0)
                shares[key] = (before.right + (isRight ? 1 : 0), before.all + 1)
            }
        }
        for (key, share) in shares.sorted(by: { $0.key < $1.key }) {
            print("\(key): \(share.right) of \(share.all)")
        }
    }

    /// Each case has its source and its first run, and each source that is not a case says why.
    @Test func haveASourceAndAFirstRun() throws {
        let sources = try Table("SOURCES.tsv").rows
        let cases = Set(Self.cases.map(\.name))
        let expressible = sources.filter { $0["expressible"] == "yes" }.compactMap { $0["case"] }
        #expect(Set(expressible) == cases)
        #expect(Set(sources.compactMap { $0["case"] }).count == sources.count)
        for source in sources where source["expressible"] != "yes" {
            #expect(source["expressible"]?.hasPrefix("no: ") == true, "\(source["case"] ?? "")")
        }
        let runs = try Table("FIRST-RUN.tsv").rows
        #expect(runs.compactMap { $0["case"] } == cases.sorted())
        for run in runs {
            #expect(["right", "wrong"].contains(run["result"]), "\(run["case"] ?? "")")
        }
    }

    /// The page about the records has the results of the first run and those of today: in total, and for
    /// each kind of record, version and topic.
    @Test(arguments: ["en", "zh-Hans"])
    func areCountedOnAPage(in language: String) throws {
        let file = fixturesFolder.appendingPathComponent("../../Content/\(language)/accuracy.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let runs = try Table("FIRST-RUN.tsv").rows
        let open = try Set(Table("OPEN.tsv").rows.compactMap { $0["case"] })
        func count(_ chosen: [[String: String]]) -> (right: Int, today: Int, all: Int) {
            let right = chosen.count { $0["result"] == "right" }
            return (right, chosen.count { !open.contains($0["case"] ?? "") }, chosen.count)
        }
        func expectRow(_ name: String, _ chosen: [[String: String]]) {
            let share = count(chosen)
            let row = "| \(name) | \(share.right) | \(share.today) | \(share.all) |\n"
            #expect(page.contains(row), "\(row)")
        }
        let sum = count(runs)
        #expect(page.contains("\(sum.right)") && page.contains("\(sum.all)"))
        #expect(page.contains("\(sum.right * 100 / sum.all) %"))
        #expect(page.contains("\(sum.today)"))
        let sources = try Dictionary(
            Table("SOURCES.tsv").rows.map { ($0["case"] ?? "", $0) },
            uniquingKeysWith: { first, _ in first })
        for kind in try Table("KINDS.tsv").rows {
            expectRow(
                kind[language] ?? "",
                runs.filter { run in
                    let source = sources[run["case"] ?? ""] ?? [:]
                    return switch kind["column"] {
                    case "kind": source["kind"] == kind["value"]
                    case "version":
                        source["version"]?.hasPrefix("not stated")
                            == (kind["value"] == "not stated")
                    default: (source["address"] == "none") == (kind["value"] == "none")
                    }
                })
        }
        for topic in try Table("TOPICS.tsv").rows {
            expectRow(topic[language] ?? "", runs.filter { $0["topic"] == topic["topic"] })
        }
        for band in Set(runs.compactMap { $0["band"] }) {
            let versions = band.replacing("-", with: language == "en" ? " to " : " 至 ")
            expectRow("iOS \(versions)", runs.filter { $0["band"] == band })
        }
        #expect(
            try Set(Table("TOPICS.tsv").rows.compactMap { $0["topic"] })
                == Set(runs.compactMap { $0["topic"] }))
    }
}

/// A table of the folder, with columns between tabs; the first line has their names.
private struct Table {
    var rows: [[String: String]]

    init(_ name: String) throws {
        let file = fixturesFolder.appendingPathComponent("recorded-wide/\(name)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let columns = try #require(lines.first)
        rows = try lines.dropFirst().map { cells in
            try #require(cells.count == columns.count, "\(name): \(cells[0])")
            return Dictionary(uniqueKeysWithValues: zip(columns, cells))
        }
    }
}
