import Foundation
import Testing

/// Imports go one way, and match the manifest.
@Suite struct ImportTests {
    /// The system modules that a target may import besides those in the manifest.
    private static let systemModules: [String: Set<String>] = [
        "SiteRendering": ["Dispatch"],
        "PreviewServer": ["Dispatch", "Glibc", "Darwin"],
        "TracebookCommand": ["Foundation", "Glibc", "Darwin"],
    ]

    /// The targets of `Sources` in the order of the manifest.
    private let targets: [Manifest.Target]

    init() throws {
        targets = try Manifest.read().targets.filter { $0.path == nil && $0.type != "test" }
    }

    @Test func dependsOnlyOnWhatIsAbove() {
        var above: Set<String> = []
        let names = Set(targets.map(\.name))
        for target in targets {
            let below = Set(target.dependencies).intersection(names).subtracting(above)
            #expect(below.isEmpty, "\(target.name) depends on \(below.sorted()) below it")
            above.insert(target.name)
        }
    }

    @Test func importsOnlyWhatTheManifestSays() throws {
        var imported: [String: Set<String>] = [:]
        for file in swiftFiles(in: "Sources") {
            let name = String(try #require(file.path.split(separator: "/").dropFirst().first))
            let target = try #require(
                targets.first { $0.name == name }, "\(name) is not in the manifest")
            let allowed = Self.systemModules[name, default: []].union(target.dependencies)
            for module in file.lines.compactMap(importedModule) {
                #expect(allowed.contains(module), "\(file.path) imports \(module)")
                imported[name, default: []].insert(module)
            }
        }
        // A target that is linked and never imported is C, which Swift code need not import.
        for target in targets where imported[target.name] != nil {
            let unused = Set(target.dependencies).subtracting(imported[target.name, default: []])
                .filter { !swiftFiles(in: "Sources/\($0)").isEmpty }
            #expect(unused.isEmpty, "\(target.name) does not import \(unused.sorted())")
        }
    }

    /// The search uses only the simulator, so that its findings rest on the rules.
    @Test func keepsTheSearchToTheCore() {
        for file in swiftFiles(in: "Sources/DeviceLogs/Search") {
            let modules = Set(file.lines.compactMap(importedModule))
            #expect(modules.isSubset(of: ["LifecycleCore"]), "\(file.path)")
        }
    }

    /// Only one file may use a pointer of a C library.
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

    /// The architecture document names every target.
    @Test func isOnTheMap() throws {
        let map = try String(
            contentsOf: repository.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        for target in targets where !swiftFiles(in: "Sources/\(target.name)").isEmpty {
            #expect(
                map.contains("`\(target.name)`"), "ARCHITECTURE.md does not mention \(target.name)")
        }
        #expect(map.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
    }

    /// The module that a line imports, with any access level.
    private func importedModule(_ line: Substring) -> String? {
        guard line.contains("import "),
            let match = line.wholeMatch(
                of: #/((public|package|internal|private) )?import (\w+)/#)
        else { return nil }
        return String(match.output.3)
    }
}
