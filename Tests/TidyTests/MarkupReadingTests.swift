import Foundation
import Testing

/// Code reads the program's own HTML only through the notes taken when it was written.
@Suite struct MarkupReadingTests {
    /// The files that may search for the start of a tag, with what they read.
    static let exceptions = [
        "Sources/SiteRendering/Templates/TemplateMarks.swift": "what the author of a theme wrote",
        "Sources/SiteRendering/Templates/TemplateTag.swift": "the signs of Mustache",
        "Sources/SiteModel/Loading/OpeningHeading.swift": "the Markdown above a title",
        "Sources/SiteChecks/Links/DefinitionPlaces.swift": "the Markdown of a definition",
    ]

    private static let modules = [
        "Markup", "TraceViews", "LifecycleReference", "SiteModel", "SiteChecks",
        "SiteRendering", "SiteBuilder", "PreviewServer", "TracebookCommand",
    ]

    @Test func looksForNoTags() {
        let searches =
            #/(?:==|of:|where:|with:|Prefix\(|contains\(|split).*(?:ascii: "<"|"</?(?!stdin>)[a-z!])/#
        for file in Self.modules.flatMap({ swiftFiles(in: "Sources/\($0)") })
        where Self.exceptions[file.path] == nil {
            for line in file.lines where line.contains("<") && !line.contains("//") {
                #expect(
                    line.firstMatch(of: searches) == nil, "\(file.path) looks for a tag: \(line)")
            }
        }
    }

    @Test func namesNoFileThatIsGone() {
        let files = Set(Self.modules.flatMap { swiftFiles(in: "Sources/\($0)") }.map(\.path))
        #expect(Self.exceptions.keys.allSatisfy(files.contains))
    }
}
