import Diagnostics
import Markup
import TraceViews

/// A figure with a scenario and no run: one that is not run, that fails as it should, or whose
/// trace is left out.
struct UnrunFigure {
    /// The id of the figure, unique on the page.
    var id: Text
    var title: Text
    /// The scenario as readers see it.
    var source: Text
    var language: Language

    /// The scenario alone.
    func html() -> HTML { figure { _ in } }

    /// The scenario, and why it is not run.
    func html(skipped reason: String) -> HTML {
        figure { figure in
            figure.element(.p, ["class": "not-run"], text: "\(Word.notRun[language])\(reason)")
            figure.lineFeed()
        }
    }

    /// The scenario, and what is wrong with it.
    func html(failing faults: [Diagnostic]) -> HTML {
        figure { figure in
            for fault in faults {
                figure.element(.p, ["class": "fault"]) { line in
                    line.append("\(Word.fault[language])")
                    line.message(fault.summary, in: language)
                    line.append(" ")
                    line.element(.code, text: Text(fault.id.name))
                }
                figure.lineFeed()
            }
        }
    }

    private func figure(_ content: (inout HTML) -> Void) -> HTML {
        var html = HTML()
        html.element(.figure, ["class": "run", "id": .text(id)]) { figure in
            figure.lineFeed()
            figure.element(.figcaption, text: title)
            figure.lineFeed()
            figure.element(.pre, ["class": "scenario"]) {
                $0.element(.code, ["class": "language-scenario"]) { $0.append(silent: source) }
            }
            figure.lineFeed()
            content(&figure)
        }
        html.lineFeed()
        return html
    }
}
