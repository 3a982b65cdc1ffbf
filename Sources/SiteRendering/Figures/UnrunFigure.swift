import Diagnostics
import Markup
import TraceViews

/// A figure of a scenario without a run.
///
/// The scenario is not run, fails as intended, or has its trace left out.
struct UnrunFigure {
    /// The id of the figure, unique on the page.
    var id: Text
    var title: Text
    /// The scenario as shown to readers.
    var source: Text
    var language: Language

    func html() -> HTML { figure { _ in } }

    /// The scenario with the reason why it is not run.
    func html(skipped reason: String) -> HTML {
        figure { figure in
            figure.element(.p, ["class": "not-run"], text: "\(Word.notRun[language])\(reason)")
            figure.lineFeed()
        }
    }

    /// The scenario with its faults.
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
