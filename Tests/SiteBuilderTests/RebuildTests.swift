import Testing

@testable import SiteBuilder
@testable import SiteModel
@testable import SiteRendering

/// What is made anew after an edit of some pages is all that a build of everything makes otherwise.
@Suite struct RebuildTests {
    /// A site of which nothing is wrong, and what was made of it.
    private struct Built {
        var sources: SiteSources
        var files: [String: [UInt8]]
        var outlines: [String: String]
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>, [true, false])
    func whatIsMadeAnewIsAllThatDiffers(_ seed: UInt64, _ isTranslated: Bool) {
        var author = Author(seed: seed, isTranslated: isTranslated)
        var last: Built?
        var count = 0
        for _ in 0..<60 {
            let clean = build(author.site)
            let files = Dictionary(uniqueKeysWithValues: clean.files.map { ($0.path, $0.bytes) })
            if let last, let rebuilt = rebuilt(author.site, after: last) {
                count += 1
                let kept = last.files.merging(rebuilt.files.map { ($0.path, $0.bytes) }) { $1 }
                #expect(clean.diagnostics.isEmpty, "\(author.history)")
                #expect(kept == files, "\(author.history)")
            }
            if clean.diagnostics.isEmpty {
                last = Built(sources: author.site, files: files, outlines: clean.outlines)
            }
            author.edit()
        }
        // Without that the law says nothing; a translation of what has changed is warned of.
        #expect(count > 2 || isTranslated)
    }

    /// What would be made anew, as the command asks for it.
    private func rebuilt(_ sources: SiteSources, after last: Built) -> RebuiltFiles? {
        guard let edited = sources.editedFiles(since: last.sources), !edited.isEmpty
        else { return nil }
        return rebuild(
            sources, options: SiteOptions(),
            edited: Dictionary(
                uniqueKeysWithValues: edited.map { ($0, last.outlines[$0] ?? "") }),
            old: { last.files[$0] })
    }
}
