import DeviceLogs
import Diagnostics
import Markup
import SiteModel
import TraceViews

/// The caption of a device log.
private struct RecordedWords {
    var language: Language

    /// The origin of the log.
    func origin(device: String?, system: String) -> Text {
        language.text(
            device.map { "As recorded on \($0), iOS \(system)." } ?? "As recorded on iOS \(system)."
        )
    }

    /// The number of compared lines, up to the words for the run.
    func compared(_ count: Int, of total: Int) -> Text {
        if count != 1 { return language.text(" \(count) of \(total) lines are compared with ") }
        return language.text(
            total == 1
                ? " 1 of 1 line is compared with " : " 1 of \(total) lines is compared with ")
    }

    /// The words for the run.
    var run: Text { Word("the run")[language] }

    /// The words after the run.
    var end: Text { Word(".", as: "compared")[language] }
}

extension RecordedBlock {
    /// The log as a figure, with the compared lines marked, and linked to the figure of the run if
    /// shown.
    func figure(linkedTo anchor: Text?, in language: Language) -> HTML {
        let words = RecordedWords(language: language)
        var html = HTML()
        html.element(.figure, ["class": "recorded"]) { figure in
            figure.lineFeed()
            figure.element(.pre, ["tabindex": "0"]) { pre in
                pre.element(.code) { code in
                    for (index, line) in log.lines.enumerated() {
                        if log.isCompared(line: index + 1) {
                            code.element(.mark, text: line)
                        } else {
                            code.append(line)
                        }
                        code.lineFeed()
                    }
                }
            }
            figure.lineFeed()
            figure.element(.figcaption) { caption in
                caption.append(words.origin(device: device, system: release?.text ?? ""))
                caption.append(words.compared(log.callCount, of: log.lines.count))
                if let anchor {
                    caption.element(.a, ["href": "#\(anchor)"], text: words.run)
                } else {
                    caption.append(words.run)
                }
                caption.append(words.end)
            }
            figure.lineFeed()
        }
        html.lineFeed()
        return html
    }
}
