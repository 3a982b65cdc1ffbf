import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteModel
import SiteSearch

/// `tracebook search`: asks the search of a site.
struct SearchCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Ask the search of the site, and print the pages that it finds.",
        discussion: """
            The answer is that of the search on the pages, the best one first, with the sentence \
            that has most of the query. To hold the search to what you expect, list queries with \
            their pages under 'search' in site.yml: 'verify' and 'build' ask them.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Argument(
        help: ArgumentHelp(
            "What a reader types; '-' reads a query from each line of the standard input.",
            valueName: "word"))
    var words: [String]

    @OptionGroup var source: SourceOptions

    @Option(
        help: ArgumentHelp(
            "The language of the pages to search. (default: the first one of the site)",
            valueName: "tag"))
    var pagesIn: String?

    @Option(help: ArgumentHelp("The most pages to print.", valueName: "n"))
    var limit = 10

    @Option(help: ArgumentHelp("How to print them; JSON has a line for each query."))
    var format = Format.text

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        if limit < 1 { throw ValidationError("'--limit' must be 1 or more.") }
    }

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let root = try SiteRoot.enter(forContent: source.content.path)
            let (sources, _) = try source.seen(from: root).read(isBuilt: true)
            let site = searchedSite(
                sources,
                options: SiteOptions(
                    includesDrafts: source.content.drafts, jobs: Processors.count))
            let tag = pagesIn ?? site.languages[0]
            guard let language = site.languages.firstIndex(of: tag) else {
                let list = site.languages.joined(separator: ", ")
                let message: Message =
                    "the site has no pages in '\(tag)'; its languages are \(list)"
                return CommandResult(
                    report: messages.spoken.text(message).string + "\n", status: .usage)
            }
            var result = CommandResult()
            for query in try queries() {
                let answer = site.searches[language].answer(to: query)
                let found = answer.results.prefix(limit).map {
                    Found($0, answer, site.searches[language], site.pages[language])
                }
                switch format {
                case .json: result.output += Array(json(query, answer, found).line.utf8) + [0x0A]
                case .text: result.output += text(found).utf8
                }
                if answer.isNear, format == .text {
                    let message: Message =
                        "nothing is found for '\(query)'; these pages have similar titles"
                    result.report += messages.spoken.text(message).bytes + [0x0A]
                }
            }
            return result
        } catch {
            return CommandResult(error)
        }
    }

    /// The query of the command line, or those of the standard input.
    private func queries() throws(FileFailure) -> [String] {
        guard words == ["-"] else { return [words.joined(separator: " ")] }
        let bytes = try Console.readInput()
        return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    private func text(_ pages: [Found]) -> String {
        let paint = Paint(isOn: Console.wantsColour(.output))
        return pages.map { page in
            let title = page.heading.isEmpty ? page.title : "\(page.title) › \(page.heading)"
            let isLong = page.sentence.count > Self.mostLetters
            let sentence =
                isLong ? page.sentence.prefix(Self.mostLetters) + " …" : page.sentence[...]
            return [paint(title, .bold)[...], page.address[...], sentence]
                .filter { !$0.isEmpty }.joined(separator: "\n  ") + "\n"
        }.joined()
    }

    /// The most letters of a sentence that are printed; a table is one sentence.
    private static let mostLetters = 240

    /// The answer to a query: `near` is true if the pages have only similar titles.
    private func json(_ query: String, _ answer: PageSearch.Answer, _ pages: [Found]) -> JSON {
        [
            "query": .string(query), "near": .bool(answer.isNear),
            "count": .number(answer.results.count),
            "results": .array(
                pages.map { page in
                    [
                        "address": .string(page.address), "title": .string(page.title),
                        "heading": .string(page.heading), "sentence": .string(page.sentence),
                    ]
                }),
        ]
    }
}

/// What is printed of a page.
private struct Found {
    var title: String
    var heading: String
    var address: String
    var sentence: String

    init(
        _ result: PageSearch.Result, _ answer: PageSearch.Answer, _ search: PageSearch,
        _ pages: [SearchedPage]
    ) {
        let page = pages[result.page]
        let section = result.section.map { page.sections[$0] }
        let id = section?.id ?? ""
        title = page.title
        heading = section?.heading ?? ""
        address = id.isEmpty ? page.address : "\(page.address)#\(id)"
        sentence = search.sentence(of: result, in: answer)
    }
}
