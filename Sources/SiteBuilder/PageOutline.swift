import CommonMark
import Diagnostics
import SiteChecks
import SiteModel

/// The outlines of the pages that authors wrote, by their paths below the content folder.
func outlines(of site: ParsedSite) -> [String: String] {
    let hasTranslations = site.site.configuration.languages.count > 1
    return Dictionary(
        uniqueKeysWithValues: site.pages.filter { !$0.page.isGenerated }.map {
            ($0.page.source, $0.outline(hasTranslations: hasTranslations))
        })
}

extension ParsedPage {
    /// A fingerprint of all that other pages of the site may show of this one, or ask of it.
    ///
    /// These are its front matter, its headings, its blocks, and the links by which it uses terms. As
    /// long as they are the same, whatever else is written on the page is seen on the page alone.
    ///
    /// - Parameter hasTranslations: Whether the site has more languages than one: the sections of a
    ///   translation are held against all that stands in those of its original.
    /// - Returns: The fingerprint.
    func outline(hasTranslations: Bool) -> String {
        var outline = Fingerprint()
        if hasTranslations, page.language == 0 {
            outline.add(page.bytes)
            return outline.text
        }
        outline.add(Array(frontMatterBytes(ofPage: page.bytes)))
        for part in parts.sorted(by: { $0.line < $1.line }) {
            part.texts.forEach { outline.add($0) }
        }
        return outline.text
    }

    /// What the outline is made of, with the line that tells in which order it stands.
    private var parts: [(line: Int, texts: [String])] {
        headings.map { ($0.range.start.line, ["#\($0.level)", $0.id, $0.text]) }
            + document.codeBlocks.map { ($0.range.start.line, ["`", $0.info, $0.literal]) }
            + links.filter { Glossary.isTerm($0.destination) }
            .map { ($0.range.start.line, ["[", $0.destination]) }
    }
}
