import CommonMark
import Foundation
import Testing

/// The examples of the published specifications, byte for byte.
///
/// The texts are not part of the repository; `SPEC_DIR` names their folder.
@Suite("Specifications")
struct SpecificationTests {
    static let folder = ProcessInfo.processInfo.environment["SPEC_DIR"]

    @Test(
        .enabled(if: folder != nil, "SPEC_DIR does not name a folder with the specifications"))
    func everyCommonMarkExampleGivesTheSpecifiedHTML() throws {
        let examples = try SpecificationExample.read("commonmark-0.30.txt")
        #expect(examples.count == 652)
        for example in examples {
            let document = Document(parsing: example.markdown, dialect: .commonMark)
            let html = CommonMarkTests.html(of: document)
            #expect(html == example.html, "example \(example.number): \(example.markdown)")
        }
    }

    @Test(
        .enabled(if: folder != nil, "SPEC_DIR does not name a folder with the specifications"))
    func everyTableAndStrikethroughExampleGivesTheSpecifiedHTML() throws {
        let kinds = ["table", "strikethrough"]
        let examples = try SpecificationExample.read("gfm.txt").filter { kinds.contains($0.kind) }
        #expect(examples.count == 10)
        for example in examples {
            let html = CommonMarkTests.html(of: Document(parsing: example.markdown))
            #expect(html == example.html, "example \(example.number): \(example.markdown)")
        }
    }
}

/// An example of a specification: between fences of 32 backticks, Markdown, a dot, HTML.
struct SpecificationExample {
    var number: Int
    var kind: String
    var markdown: String
    var html: String

    static func read(_ name: String) throws -> [SpecificationExample] {
        let folder = try #require(SpecificationTests.folder)
        let path = URL(fileURLWithPath: folder).appendingPathComponent(name)
        let text = try String(decoding: Data(contentsOf: path), as: UTF8.self)
        let fence = String(repeating: "`", count: 32)
        var examples: [SpecificationExample] = []
        var kind: String?
        var parts = ["", ""]
        var part = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = kind {
                if line == fence {
                    examples.append(
                        SpecificationExample(
                            number: examples.count + 1, kind: open, markdown: parts[0],
                            html: parts[1]))
                    kind = nil
                } else if line == ".", part == 0 {
                    part = 1
                } else {
                    parts[part] += line.replacing("→", with: "\t") + "\n"
                }
            } else if line.hasPrefix(fence + " example") {
                kind = line.dropFirst(fence.count + 8).trimmingCharacters(in: .whitespaces)
                parts = ["", ""]
                part = 0
            }
        }
        return examples
    }
}
