import Diagnostics
import Markup
import SiteModel
import TraceViews

/// The sitemap for search engines: all pages, each with its translations.
enum Sitemap {
    static let path = "sitemap.xml"

    /// The file; nil if the address of the site is unknown.
    static func file(of site: LoadedSite) -> OutputFile? {
        guard site.configuration.baseURL != nil else { return nil }
        let addresses = SiteAddresses(site)
        var xml = HTML()
        xml.lineFeed()
        xml.element(
            .urlset,
            [
                "xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
                "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
            ]
        ) { list in
            list.lineFeed()
            for index in site.sitePages.indices where site.sitePages[index].isTranslated {
                list.element(.url) { write(index, of: site, addresses, to: &$0) }
                list.lineFeed()
            }
        }
        xml.lineFeed()
        return OutputFile(path: path, bytes: xmlDeclaration + xml.markup.bytes)
    }

    private static func write(
        _ index: Int, of site: LoadedSite, _ addresses: SiteAddresses, to xml: inout HTML
    ) {
        xml.element(.loc, text: Text(string: addresses.canonical(of: index) ?? ""))
        if let updated = site.pages[site.sitePages[index].content].updated {
            xml.element(.lastmod, text: Text(string: updated))
        }
        for (language, address) in addresses.alternates(of: index) {
            xml.empty(
                .xhtmlLink,
                [
                    "rel": "alternate", "hreflang": .text(Text(string: language)),
                    "href": .text(Text(string: address)),
                ])
        }
    }
}

/// The start of an XML file.
let xmlDeclaration = Array(#"<?xml version="1.0" encoding="utf-8"?>"#.utf8)
