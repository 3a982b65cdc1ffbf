import Diagnostics
import Markup
import SiteChecks
import SiteModel
import TraceViews

/// A trial of the site, as tables of verdicts list it.
struct DocketEntry: Equatable {
    var name: String
    var statement: String
    var ruling: Ruling
    /// The ids of the deciding figures by version; nil where there is none.
    var figures: [Text?]
    /// The page of the trial: its title, and its path below the folder of the language.
    var pageTitle: String
    var path: String
}

extension RunSite {
    /// The trials of a language in the reading order of pages.
    func docket(ofLanguage language: Int) -> [DocketEntry] {
        let site = parsed.site
        return site.navigations[language].order.flatMap { index -> [DocketEntry] in
            let page = pages[site.sitePages[index].content]
            return zip(page.parsed.trials, page.trials).compactMap { trial, outcome in
                guard let outcome, let name = trial.id ?? trial.original else { return nil }
                let scenarios = outcome.parts.flatMap(\.scenarios)
                return DocketEntry(
                    name: name.text, statement: trial.statement, ruling: outcome.ruling,
                    figures: outcome.ruling.answers.indices.map { version in
                        outcome.decidingRun(onVersion: version).map {
                            name.figureID($0.scenario, scenarios[$0.scenario], $0.run)
                        }
                    },
                    pageTitle: page.parsed.page.frontMatter.title,
                    path: SitePath.page(ofSource: site.sitePages[index].path))
            }
        }
    }
}

extension VerdictTable {
    /// The verdicts of the named trials, or of all trials with a table for each page.
    func html(_ docket: [DocketEntry], onPage path: String, in language: Language) -> HTML {
        var entries = docket
        if let names {
            entries = names.compactMap { name in docket.first { $0.name == name.text } }
        }
        var html = names == nil ? VerdictTally(entries).html(in: language) : HTML()
        while let first = entries.first {
            // Named trials are compared with each other, whatever their pages.
            let together = entries.prefix { names != nil || $0.path == first.path }
            entries.removeFirst(together.count)
            let caption =
                names == nil
                ? HTML { caption in
                    caption.element(
                        .a, ["href": .text(address(of: first.path, from: path))],
                        text: Text(string: first.pageTitle))
                } : HTML(text: Word.byVersion[language])
            let rows = together.map { row(of: $0, onPage: path) }
            let subject =
                names == nil ? first.pageTitle : together.map(\.name).joined(separator: " ")
            html.append(
                VerdictRows(
                    subject: Text(string: subject), caption: caption, rows: rows, language: language
                ).html)
        }
        return html
    }

    private func row(of entry: DocketEntry, onPage path: String) -> VerdictRows.Row {
        let page = address(of: entry.path, from: path)
        let heading = HTML { heading in
            heading.element(
                .a, ["class": "trial-id", "href": "\(page)#trial-\(entry.name)"],
                text: Text(string: entry.name))
            heading.append(" ")
            heading.append(string: entry.statement)
        }
        return VerdictRows.Row(heading: heading, ruling: entry.ruling) { version in
            guard entry.figures.indices.contains(version) else { return nil }
            return entry.figures[version].map { "\(page)#\($0)" }
        }
    }

    private func address(of page: String, from other: String) -> Text {
        page == other ? "" : Text(string: SitePath.relative(page, from: other))
    }
}

/// The number of trials with each verdict.
private struct VerdictTally {
    private var counts: [(verdict: VerdictCount, number: Int)]

    /// The verdicts in the order of the list.
    private enum VerdictCount: CaseIterable {
        case always, sometimes, contested, inPart, never, outside

        init(_ summary: Ruling.Summary) {
            self =
                switch summary {
                case .outside: .outside
                case .inPart: .inPart
                case .never: .never
                case .always(.contested): .contested
                case .always: .always
                case .sometimes: .sometimes
                }
        }
    }

    init(_ entries: [DocketEntry]) {
        let verdicts = entries.map { VerdictCount($0.ruling.summary) }
        counts = VerdictCount.allCases.map { verdict in
            (verdict, verdicts.count { $0 == verdict })
        }
    }

    func html(in language: Language) -> HTML {
        HTML { html in
            html.element(.ul, ["class": "tally"]) { list in
                list.lineFeed()
                for (verdict, number) in counts where number > 0 {
                    list.element(.li, text: language.text(words(verdict, number)))
                    list.lineFeed()
                }
            }
            html.lineFeed()
        }
    }

    private func words(_ verdict: VerdictCount, _ number: Int) -> Message {
        switch verdict {
        case .always: "\(number) hold on every version"
        case .sometimes: "\(number) hold on some versions"
        case .contested: "\(number) contested on every version"
        case .inPart: "\(number) hold in part"
        case .never: "\(number) do not hold"
        case .outside: "\(number) outside the model"
        }
    }
}
