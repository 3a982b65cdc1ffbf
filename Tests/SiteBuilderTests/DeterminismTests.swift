import FixtureTesting
import Foundation
import SiteBuilder
import SiteModel
import SiteRendering
import Testing

/// Equal input gives equal bytes, for any order of its files.
@Suite struct DeterminismTests {
    @Test(arguments: [
        "complete", "languages", "translations", "faults-of-the-configuration",
        "faults-of-templates", "faults-of-words",
    ])
    func buildsTheSameSiteAgain(_ site: String) throws {
        let sources = try sources(of: site)
        #expect(build(sources) == build(sources))
    }

    @Test(arguments: [
        "complete", "languages", "translations", "faults-of-the-configuration",
        "faults-of-templates", "faults-of-words",
    ])
    func buildsTheSameSiteFromShuffledFiles(_ site: String) throws {
        let sources = try sources(of: site)
        let expected = build(sources)
        var shuffled = sources
        shuffled.content.files.reverse()
        shuffled.templates.files.reverse()
        shuffled.assets.files.reverse()
        #expect(build(shuffled) == expected)
        for _ in 0..<5 {
            shuffled.content.files.shuffle()
            shuffled.templates.files.shuffle()
            #expect(build(shuffled) == expected)
        }
    }

    @Test(arguments: ["complete", "languages", "translations"], [2, 3, 64])
    func buildsTheSameSiteWithSeveralJobs(_ site: String, jobs: Int) throws {
        let sources = try sources(of: site)
        let result = build(sources, options: SiteOptions(jobs: jobs))
        #expect(!result.files.isEmpty)
        #expect(result == build(sources))
    }

    private func sources(of site: String) throws -> SiteSources {
        let root = fixturesFolder.appendingPathComponent("sites/\(site)")
        var templates = try folder("Templates", in: root)
        if templates.files.isEmpty {
            templates.files = [
                SourceFile(path: "page.mustache", bytes: Array("{{{body}}}".utf8)),
                SourceFile(path: "other.mustache", bytes: Array("{{pageTitle}}".utf8)),
            ]
        }
        return SiteSources(
            content: try folder("Content", in: root), templates: templates,
            assets: try folder("Public", in: root))
    }

    private func folder(_ name: String, in root: URL) throws -> SourceFolder {
        let folder = root.appendingPathComponent(name)
        var files: [SourceFile] = []
        for path in FileManager.default.subpaths(atPath: folder.path) ?? [] {
            let file = folder.appendingPathComponent(path)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
                continue
            }
            files.append(SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: file))))
        }
        return SourceFolder(name: name, files: files)
    }
}
