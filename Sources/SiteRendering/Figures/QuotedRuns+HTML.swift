import Diagnostics
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// A hidden scenario with its runs, below the page whose claims quote them.
struct QuotedRuns: Equatable {
    /// What the reader was told when the page quoted it first.
    var title: Text
    /// The text of the scenario.
    var source: Text
    var runs: [QuotedRun]

    struct QuotedRun: Equatable {
        /// The prefix of the ids of its rows.
        var id: Text
        var run: Run
    }

    init(_ quoted: QuotedScenario, onPage page: ParsedPage, of site: RunSite) {
        let place = quoted.place
        let block = site.parsed.pages[place.page].scenarios[place.scenario]
        let outcome = site.pages[place.page].outcomes[place.scenario]
        title = Text(string: page.heading(above: quoted.line))
        source = outcome.source.shown
        runs = outcome.runs.enumerated().map { index, run in
            let id = block.figureID(ofRun: index, in: outcome, ordinal: place.scenario + 1)
            return QuotedRun(id: id, run: run)
        }
    }
}

extension [QuotedRuns] {
    /// The runs as text, in details that open with a click and that browsers open for links; empty
    /// if there are none.
    ///
    /// They prove what the page says, and are no part of what it tells: so they have no views.
    func html(in language: Language) -> HTML {
        let quoted = filter { !$0.runs.isEmpty }
        if quoted.isEmpty { return HTML() }
        return HTML { html in
            html.silently { silent in
                silent.element(.details, ["class": "part quoted-runs"]) { details in
                    details.lineFeed()
                    details.element(.summary) {
                        $0.element(.h2, text: Word.moreRuns[language])
                    }
                    details.lineFeed()
                    for runs in quoted { details.append(runs.html) }
                }
                silent.lineFeed()
            }
        }
    }
}

extension QuotedRuns {
    fileprivate var html: HTML {
        HTML { html in
            html.element(.figure, ["class": "quoted"]) { figure in
                figure.lineFeed()
                figure.element(.figcaption, text: title)
                figure.lineFeed()
                figure.element(.pre, ["class": "scenario"]) { block in
                    block.element(.code, ["class": "language-scenario"], text: source)
                }
                figure.lineFeed()
                for quoted in runs {
                    if runs.count > 1 {
                        figure.element(.p, text: "iOS \(Text(quoted.run.span))")
                        figure.lineFeed()
                    }
                    figure.append(quoted.html)
                }
            }
            html.lineFeed()
        }
    }
}

extension QuotedRuns.QuotedRun {
    /// The canonical text, whose lines have the ids that the rows of a figure have.
    fileprivate var html: HTML {
        HTML { html in
            html.element(.pre, ["class": "trace-text", "id": .text(id), "tabindex": "0"]) { block in
                block.element(.code) { code in
                    for (index, entry) in run.trace.entries.enumerated() {
                        code.element(
                            .span, ["id": "\(id)-\(index + 1)"], text: run.trace.line(of: entry))
                        code.lineFeed()
                    }
                }
            }
            html.lineFeed()
        }
    }
}
