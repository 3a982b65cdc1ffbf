import FixtureTesting
import Foundation
import Testing

@testable import TracebookCommand

/// Law: `verify` refuses what `build` refuses, at the same place and in the same words.
@Suite struct BuildAndVerifyTests {
    @Test(arguments: Site.all)
    func refuseTheSame(_ site: Site) throws {
        let folder = try TemporaryFolder()
        try site.lay(in: folder)
        site.withItsTheme { expectRefused(in: folder) }
    }

    @Test(arguments: fixtures(in: "diagnostics", "md"))
    func refuseTheSamePages(_ fixture: Fixture) throws {
        let folder = try TemporaryFolder()
        try folder.write("{{{body}}}", to: "Templates/page.mustache")
        try folder.write("", to: "Public/.DS_Store")
        try folder.write("title: Site\n", to: "Content/site.yml")
        try folder.write(fixture.bytes(), to: "Content/en/index.md")
        expectRefused(in: folder)
    }

    private func expectRefused(in folder: TemporaryFolder) {
        let built = folder.run(
            "build", "--content", "@/Content", "--templates", "@/Templates", "--output",
            "@/_site", "--assets", "@/Public")
        let verified = folder.run(
            "verify", "--content", "@/Content", "--templates", "@/Templates", "--assets",
            "@/Public", "--allow-empty")
        let missed = faults(in: built.report).filter { !faults(in: verified.output).contains($0) }
        #expect(missed == [], "\(verified.output)")
        #expect(verified.status >= built.status, "\(built.report)")
    }

    /// The first lines of the findings that are errors.
    private func faults(in report: String) -> [String] {
        report.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    }
}
