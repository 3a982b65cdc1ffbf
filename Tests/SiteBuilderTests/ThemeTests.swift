import Diagnostics
import FixtureTesting
import Foundation
import SiteBuilder
import Testing

/// The colours of our own theme: readable in light and in dark, by the check that a build makes.
@Suite struct ThemeTests {
    @Test func isReadable() throws {
        let faults = themeFaults(of: try templates())
        #expect(faults.isEmpty, "\(faults.map(\.summary.string))")
    }

    /// Each colour on its ground would be missed: the theme gives all of them, by these names.
    @Test(arguments: [
        ("--ink", "page"), ("--ink", "wash"), ("--soft", "page"), ("--soft", "wash"),
        ("--link", "page"), ("--link", "wash"), ("--not-running", "page"), ("--inactive", "page"),
        ("--active", "page"), ("--background", "page"), ("--suspended", "page"),
    ])
    func noticesAColourThatIsItsGround(_ name: String, _ ground: String) throws {
        let sheet = ":root { \(name): var(--\(ground)) }"
        let faults = themeFaults(of: try templates(and: sheet))
        for scheme in ["light", "dark"] {
            let start = "'\(name)' has a contrast of 1.00 to '--\(ground)' in \(scheme);"
            #expect(faults.contains { $0.summary.string.hasPrefix(start) }, "\(scheme)")
        }
    }

    /// Nearly one colour to everybody, and a red and a green that are one to some.
    @Test(arguments: [
        ("#696dc3", "#6067b7", "for readers"), ("#b03020", "#6b6100", "with deuteranopia"),
    ])
    func noticesStatesThatLookAlike(_ one: String, _ other: String, _ eyes: String) throws {
        let sheet = ":root { --inactive: \(one); --background: \(other) }"
        let faults = themeFaults(of: try templates(and: sheet)).filter { $0.id == "theme.states" }
        #expect(
            faults.contains {
                let summary = $0.summary.string
                return summary.hasPrefix("'--background' and '--inactive'")
                    && summary.contains(eyes)
            }, "\(faults.map(\.summary.string))")
    }

    /// Our templates, and a style sheet behind those that are there.
    private func templates(and sheet: String = "") throws -> SourceFolder {
        let url = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Templates")
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        var folder = SourceFolder(name: "Templates", files: [])
        for name in names where name.hasSuffix(".css") {
            let bytes = try Data(contentsOf: url.appendingPathComponent(name))
            folder.files.append(SourceFile(path: name, bytes: [UInt8](bytes)))
        }
        folder.files.append(SourceFile(path: "~.css", bytes: Array(sheet.utf8)))
        return folder
    }
}
