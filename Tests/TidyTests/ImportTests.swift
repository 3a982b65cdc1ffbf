import Foundation
import Testing

/// Imports go one way: down the list of targets in `Package.swift`.
@Suite struct ImportTests {
    /// What each target may import.
    ///
    /// A target that is not here fails, so that adding one is a decision that is written down.
    static let allowed: [String: Set<String>] = [
        "Diagnostics": [],
        "Markup": ["Diagnostics"],
        "LifecycleCore": [],
        "ScenarioText": ["Diagnostics", "LifecycleCore"],
        "LifecyclePractice": ["Diagnostics", "LifecycleCore", "ScenarioText"],
        "TraceViews": [
            "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "LifecyclePractice",
        ],
        "LifecycleReference": [
            "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "TraceViews",
        ],
        "Playground": ["ScenarioText", "TraceViews"],
        "DeviceLogs": ["Diagnostics", "LifecycleCore", "ScenarioText"],
        "CommonMark": ["CCmark", "Diagnostics", "Markup"],
        "SiteModel": [
            "Diagnostics", "LifecycleCore", "ScenarioText", "LifecyclePractice", "TraceViews",
            "LifecycleReference", "CommonMark", "DeviceLogs", "LanguageFiles", "CYaml",
        ],
        "SiteChecks": [
            "Diagnostics", "LifecycleCore", "ScenarioText", "TraceViews", "LifecycleReference",
            "CommonMark", "DeviceLogs", "SiteModel",
        ],
        "SiteRendering": [
            "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "LifecyclePractice",
            "TraceViews", "LifecycleReference", "CommonMark", "DeviceLogs", "SiteModel",
            "SiteChecks",
            "Dispatch",
        ],
        "SiteBuilder": [
            "Diagnostics", "LifecycleCore", "ScenarioText", "TraceViews", "CommonMark",
            "SiteModel", "SiteChecks", "SiteRendering",
        ],
        "PreviewServer": [
            "ThemeFiles", "Dispatch", "Glibc", "Darwin",
        ],
        "TracebookCommand": [
            "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "TraceViews", "CommonMark",
            "SiteModel", "SiteChecks", "SiteRendering", "SiteBuilder", "DeviceLogs",
            "PreviewServer", "ThemeFiles", "BuildStamp", "ArgumentParser", "Foundation", "Glibc",
            "Darwin",
        ],
        "tracebook": ["TracebookCommand"],
    ]

    @Test(arguments: swiftFiles(in: "Sources"))
    func importsOnlyWhatIsAbove(_ file: SourceFile) throws {
        let target = try #require(file.path.split(separator: "/").dropFirst().first)
        let allowed = try #require(
            Self.allowed[String(target)], "the target \(target) is not in the list of imports")
        for line in file.lines {
            guard let module = importedModule(line) else { continue }
            #expect(allowed.contains(module), "\(file.path) imports \(module)")
        }
    }

    /// The search asks the simulator alone, so that what it finds rests on the rules.
    @Test(arguments: swiftFiles(in: "Sources/DeviceLogs/Search"))
    func keepsTheSearchToTheCore(_ file: SourceFile) {
        #expect(file.lines.compactMap(importedModule).allSatisfy { $0 == "LifecycleCore" })
    }

    @Test func listsEachTarget() throws {
        let folder = repository.appendingPathComponent("Sources").path
        let targets = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { target in
                !swiftFiles(in: "Sources/\(target)").isEmpty
            }
        #expect(Set(targets) == Set(Self.allowed.keys))
    }

    /// Only one file may see a pointer of a C library.
    @Test(arguments: [
        ("CCmark", "Sources/CommonMark/Cmark.swift"),
        ("CYaml", "Sources/SiteModel/Loading/PlainYAML.swift"),
    ])
    func keepsEachCLibraryInOneFile(_ library: String, _ path: String) {
        let importers = swiftFiles(in: "Sources").filter { file in
            file.lines.contains { importedModule($0) == library }
        }
        #expect(importers.map(\.path) == [path])
    }

    /// The module that a line imports, whatever its access level.
    private func importedModule(_ line: Substring) -> String? {
        guard let match = line.wholeMatch(of: #/((public|package|internal|private) )?import (\w+)/#)
        else { return nil }
        return String(match.output.3)
    }
}
