import Diagnostics
import Markup
import SiteModel
import TraceViews

/// The Atom feed of a language, with the pages that changed last first.
enum Feed {
    /// Whether there is a feed, which needs the address of the site and pages with dates.
    static func isMade(of site: LoadedSite, language: Int) -> Bool {
        site.configuration.baseURL != nil && !entries(of: site, language).isEmpty
    }

    /// The path of the feed of a language.
    static func path(_ language: Int, of languages: [SiteConfiguration.Language]) -> String {
        SitePage.prefix(language, languages) + "feed.xml"
    }

    /// The files, one for each language that has a page with a date.
    static func files(of site: LoadedSite) -> [OutputFile] {
        let languages = site.configuration.languages
        return languages.indices.filter { isMade(of: site, language: $0) }.map {
            OutputFile(path: path($0, of: languages), bytes: xmlDeclaration + feed($0, of: site))
        }
    }

    private static func entries(of site: LoadedSite, _ language: Int) -> [(Int, day: String)] {
        site.sitePages.indices.compactMap { index in
            let page = site.sitePages[index]
            guard page.language == language, page.isTranslated,
                let day = site.pages[page.content].updated
            else { return nil }
            return (index, day)
        }.enumerated().sorted {
            $0.element.day == $1.element.day
                ? $0.offset < $1.offset : $0.element.day > $1.element.day
        }.map(\.element)
    }

    private static func feed(_ language: Int, of site: LoadedSite) -> [UInt8] {
        let configuration = site.configuration
        let addresses = SiteAddresses(site)
        let entries = entries(of: site, language)
        let home = addresses.absolute(addresses.home(language)) ?? ""
        let own = addresses.absolute(path(language, of: configuration.languages)) ?? ""
        let title = Text(string: configuration.title[language])
        var xml = HTML()
        xml.lineFeed()
        xml.element(
            .feed,
            [
                "xmlns": "http://www.w3.org/2005/Atom",
                "xml:lang": .text(Text(string: configuration.languages[language].tag)),
            ]
        ) { feed in
            feed.element(.title, text: title)
            feed.element(.id, text: Text(string: own))
            feed.empty(.link, ["rel": "self", "href": .text(Text(string: own))])
            feed.empty(.link, ["href": .text(Text(string: home))])
            feed.element(.updated, text: moment(entries.first?.day ?? ""))
            feed.element(.author) { $0.element(.name, text: title) }
            feed.lineFeed()
            for (index, day) in entries {
                let content = site.pages[site.sitePages[index].content]
                feed.element(.entry) {
                    write(content.frontMatter, addresses.canonical(of: index) ?? "", day, to: &$0)
                }
                feed.lineFeed()
            }
        }
        xml.lineFeed()
        return xml.markup.bytes
    }

    private static func write(
        _ page: FrontMatter, _ address: String, _ day: String, to xml: inout HTML
    ) {
        xml.element(.title, text: Text(string: page.title))
        xml.element(.id, text: Text(string: address))
        xml.empty(.link, ["href": .text(Text(string: address))])
        xml.element(.updated, text: moment(day))
        if page.description.isEmpty { return }
        xml.element(.summary, text: Text(string: page.description))
    }

    private static func moment(_ day: String) -> Text { "\(Text(string: day))T00:00:00Z" }
}
