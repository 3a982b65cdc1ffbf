import Testing

@testable import SiteBuilder
@testable import SiteModel
@testable import SiteRendering

/// A rebuild after an edit of some pages equals a full build.
@Suite struct RebuildTests {
    /// A site without faults, and its files.
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
        // Otherwise the law would prove nothing; changed originals of translations cause warnings.
        #expect(count > 2 || isTranslated)
    }

    /// The rebuilt files, as the command requests them.
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
