import Testing

@testable import TracebookCommand

/// A site that several machines verify, each a part of it.
@Suite struct ShardTests {
    /// Law: the merged reports of all shards equal the report of the whole site.
    @Test(arguments: FixtureSite.all)
    func areTheWholeTogether(_ site: FixtureSite) throws {
        let folder = try TemporaryFolder()
        try site.lay(folder)
        let isAboutFormats = site.name.contains("format") || site.name.contains("version")
        expectTheWhole(
            in: folder, of: 2, ["--content", "@/Content"],
            formats: isAboutFormats ? ReportFormat.allCases : [.text])
    }

    @Test(arguments: Site.all)
    func areTheWholeSiteTogether(_ site: Site) throws {
        let folder = try TemporaryFolder()
        try site.lay(in: folder)
        site.withItsTheme {
            expectTheWhole(
                in: folder, of: 3,
                [
                    "--content", "@/Content", "--templates", "@/Templates", "--assets", "@/Public",
                    "--strict",
                ], formats: [.text, .json])
        }
    }

    @Test func addUpWhatTheyCover() throws {
        let folder = try threePages()
        let site = ["--content", "@/Content", "--coverage"]
        for number in 1...2 {
            let report = ["--shard", "\(number)/2", "--report", "json=@/\(number).json"]
            _ = folder.run(["verify"] + site + report)
        }
        let whole = folder.run(["verify"] + site)
        #expect(whole.output.contains("coverage: "))
        #expect(folder.run(["report", "merge", "@/2.json", "@/1.json"] + site) == whole)
        let shard = ["--content", "@/Content", "--shard", "1/2", "--report", "json=@/1.json"]
        _ = folder.run(["verify"] + shard)
        let result = folder.run(["report", "merge", "@/1.json", "@/2.json"] + site)
        #expect(result.status == 3)
        #expect(result.report.contains("the shard was verified without '--coverage'"), "\(result)")
    }

    @Test func keepWhatSettingsHaveSilenced() throws {
        let folder = try threePages()
        let site = ["--content", "@/Content"]
        let off = ["--rule", "trace.unverified=off"]
        for number in 1...2 {
            let shard = ["--shard", "\(number)/2", "--report", "json=@/\(number).json"]
            _ = folder.run(["verify"] + site + off + shard)
        }
        let merged = folder.run(["report", "merge", "@/1.json", "@/2.json"] + site)
        #expect(merged == folder.run(["verify"] + site + off))
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        var arguments: [String]
        var status: Int32
        var report: String

        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String, _ status: Int32, _ report: String) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.status = status
            self.report = report
        }

        static let all = [
            Refusal(
                "verify --shard 2", 64, "'2' is not a shard; '2/8' is the second of eight."),
            Refusal("verify --shard a/b", 64, "'a/b' is not a shard"),
            Refusal("verify --shard 1/0", 64, "'1/0' is not a shard"),
            Refusal("verify --shard 0/3", 64, "There is no shard '0/3'; they are '1/3' to '3/3'."),
            Refusal("verify --shard 4/3", 64, "There is no shard '4/3'; they are '1/3' to '3/3'."),
            Refusal("verify --shard 1/2 --max-skips 1", 64, "use it with 'tracebook report merge'"),
            Refusal(
                "verify --shard 1/2 --bless --allow-ci", 64,
                "'--shard' cannot be used with '--bless'"),
            Refusal("verify @/Content/en/a.md --shard 1/2", 64, "cannot be used with paths"),
            Refusal("report merge", 64, "Missing expected argument '<path> ...'"),
            Refusal("report merge --max-skips=-1 @/1.json", 64, "must be 0 or more"),
            Refusal("report merge @/no.json", 3, "no.json: error: No such file"),
            Refusal("report merge @/Content/site.yml", 3, "not a report that '--report json=PATH'"),
            Refusal("report merge @/whole.json", 3, "the report is not one of a shard"),
            Refusal(
                "report merge @/1.json", 3, "the reports of shard 2/3 and of 1 more are missing"),
            Refusal("report merge @/1.json @/3.json", 3, "the report of shard 2/3 is missing"),
            Refusal(
                "report merge @/1.json @/2.json @/1.json", 3, "shard 1/3 is in '1.json' already"),
            Refusal("report merge @/1.json @/half.json", 3, "this is shard 1/2, and that in "),
        ]
    }

    @Test(arguments: Refusal.all)
    func areRefusedWhere(_ refusal: Refusal) throws {
        let folder = try threePages()
        let site = ["--content", "@/Content"]
        let shards = [("1/3", "1"), ("2/3", "2"), ("3/3", "3"), ("1/2", "half")]
        for (shard, name) in shards {
            let report = ["--shard", shard, "--report", "json=@/\(name).json"]
            _ = folder.run(["verify"] + site + report)
        }
        _ = folder.run(["verify", "--report", "json=@/whole.json"] + site)
        let result = folder.run(refusal.arguments + site)
        #expect(result.status == refusal.status)
        #expect(result.report.contains(refusal.report), "\(result)")
    }

    @Test func areNotMergedWithOtherSources() throws {
        let folder = try threePages()
        let site = ["--content", "@/Content"]
        _ = folder.run(["verify", "--shard", "1/1", "--report", "json=@/1.json"] + site)
        try folder.write("---\ntitle: Other\n---\n", to: "Content/en/a.md")
        let result = folder.run(["report", "merge", "@/1.json"] + site)
        #expect(result.status == 3)
        #expect(result.report.contains("the report is about other sources than these"))
    }

    private func threePages() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "title: Site\nnavigation:\n- title: More\n  pages: [a.md, b.md]\n",
            to: "Content/site.yml")
        for name in ["index", "a", "b"] {
            try folder.write(
                "---\ntitle: x\n---\n```scenario id=\(name) ios=12\nat 0s user opens app\n```\n",
                to: "Content/en/\(name).md")
        }
        return folder
    }

    private func expectTheWhole(
        in folder: TemporaryFolder, of count: Int, _ options: [String], formats: [ReportFormat]
    ) {
        let names = (1...count).map { "@/\($0).json" }
        for number in 1...count {
            let report = ["--shard", "\(number)/\(count)", "--report", "json=@/\(number).json"]
            #expect(folder.run(["verify"] + options + report).status < 3)
        }
        for format in formats {
            let report = options + ["--format", format.rawValue]
            let whole = folder.run(["verify"] + report)
            let merged = folder.run(["report", "merge"] + names + report)
            #expect(merged == whole, "\(format)")
        }
    }
}
