import Diagnostics
import FixtureTesting
import Foundation
import SiteBuilder
import SiteModel
import Testing

/// `Tests/Fixtures/import`: a folder `notes` for each case, and beside it the site that it becomes.
@Suite struct ImportCases {
    @Test(arguments: ImportCase.all)
    func becomesTheSite(_ importCase: ImportCase) throws {
        let site = ImportedSite(
            of: importCase.notes, title: "Notes", language: (tag: "en", name: "English"))
        var text = ""
        for file in site.files.sorted(by: { $0.path < $1.path }) {
            text += "=== \(file.path)\n\(String(decoding: file.bytes, as: UTF8.self))"
        }
        for asset in site.assets { text += "=== \(asset.to), which is \(asset.from)\n" }
        let keys = site.droppedKeys.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        text += """
            === report
            \(site.pages) pages, \(site.namedPages) named, \(site.repairedLinks) links
            keys: \(keys.joined(separator: ", "))

            """
        for path in site.leftOut { text += "left out: \(path)\n" }
        for fault in site.unread {
            text += "left out: \(fault.file.string): \(fault.summary.text.string)\n"
        }
        for finding in site.findings {
            let place = "\(finding.file.string):\(finding.range.start.line)"
            text += "\(place): \(finding.summary.text.string) [\(finding.id.name)]\n"
        }
        expectEqual(Array(text.utf8), to: importCase.folder.appendingPathComponent("site.txt"))
    }
}

struct ImportCase: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all = caseFolders(in: "import").map { ImportCase(folder: $0) }

    /// The folder to read.
    var notes: SourceFolder {
        let root = folder.appendingPathComponent("notes")
        let paths = FileManager.default.subpaths(atPath: root.path) ?? []
        let files = paths.sorted().compactMap { path -> SourceFile? in
            let file = root.appendingPathComponent(path)
            guard let data = try? Data(contentsOf: file) else { return nil }
            return SourceFile(path: path, bytes: [UInt8](data))
        }
        return SourceFolder(name: "notes", files: files)
    }
}
