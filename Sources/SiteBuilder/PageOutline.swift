import CommonMark
import Diagnostics
import SiteChecks
import SiteModel

func outlines(of site: ParsedSite) -> [String: String] {
    let hasTranslations = site.site.configuration.languages.count > 1
    return Dictionary(
        uniqueKeysWithValues: site.pages.filter { !$0.page.isGenerated }.map {
            ($0.page.source, $0.outline(hasTranslations: hasTranslations))
        })
}

extension ParsedPage {
    /// A fingerprint of everything that other pages may show or need of this one.
    ///
    /// This is its front matter, its title, its headings, its blocks, and its links to terms. While
    /// these are equal, other changes affect only the page itself.
    ///
    /// - Parameter hasTranslations: Whether the site has several languages; translations are
    ///   compared with the whole text of the original.
    /// - Returns: The fingerprint.
    func outline(hasTranslations: Bool) -> String {
        var outline = Fingerprint()
        if hasTranslations, page.language == 0 {
            outline.add(page.bytes)
            return outline.text
        }
        outline.add(Array(frontMatterBytes(ofPage: page.bytes)))
        if let title { outline.add(title.text) }
        for part in parts.sorted(by: { $0.line < $1.line }) {
            part.texts.forEach { outline.add($0) }
        }
        return outline.text
    }

    /// The parts of the outline with their lines, by which they are sorted.
    private var parts: [(line: Int, texts: [String])] {
        headings.map { ($0.range.start.line, ["#\($0.level)", $0.id, $0.text]) }
            + document.codeBlocks.map { ($0.range.start.line, ["`", $0.info, $0.literal]) }
            + links.filter { Glossary.isTerm($0.destination) }
            .map { ($0.range.start.line, ["[", $0.destination]) }
    }
}
