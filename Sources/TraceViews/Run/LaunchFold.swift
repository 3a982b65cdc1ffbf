import Diagnostics
import LifecycleCore
import Markup
public import ScenarioText

extension Trace {
    /// The number of rows at the start that a table folds into one because they are an ordinary
    /// launch; nil if there are none.
    ///
    /// They are the moment in which the user opens an app that is not running, with the calls and
    /// notifications of UIKit. The rows are not folded if the app's own code runs in that moment,
    /// if something else happens, or if nothing follows. Then they are what the run is about.
    var launchRows: Int? {
        guard startState == .notRunning, let first = entries.first,
            case .event(let stimulus) = first.what, stimulus.event == .userOpensApp
        else { return nil }
        let moment = entries.prefix { $0.time == first.time }
        let isOrdinary = moment.dropFirst().allSatisfy {
            [.callback, .notification, .stateChange].contains($0.kind)
        }
        let isWorthIt = moment.count > 3 && moment.count < entries.count
        return isOrdinary && isWorthIt ? moment.count : nil
    }

    /// Whether another run has the same launch, so that both tables can fold it.
    public func sharesLaunch(with other: Trace) -> Bool {
        guard let count = launchRows, count == other.launchRows else { return false }
        return Comparison(self, other).firstDifference.map { $0 > count } ?? true
    }
}

extension TraceRows {
    /// Writes the row of a folded launch, in a group of its own.
    ///
    /// The style sheet hides the next group of rows while the `details` element in this row is
    /// closed.
    func writeFold(of count: Int, to html: inout HTML) {
        let (first, last) = (trace.entries[0], trace.entries[count - 1])
        let calls = trace.entries[..<count].count { $0.kind == .callback }
        var classes: Text = "s-\(last.state.token)"
        if last.state != trace.startState { classes.append(" f-\(trace.startState.token)") }
        html.element(.tbody, ["class": "fold"]) { body in
            body.element(.tr, ["class": .text(classes), "data-at": "\(first.time.milliseconds)"]) {
                row in
                row.element(.th) { cell in
                    cell.element(.span, text: "1–\(count)")
                }
                row.element(.td, text: Text(spoken: first.time, in: language))
                row.element(.td, text: trace.actor(of: first, in: language))
                row.element(.td) { cell in
                    cell.element(.details) { details in
                        details.element(.summary) { summary in
                            summary.element(.b, text: Word.launch[language])
                            summary.append(
                                language.text(" · \(count) rows, \(calls) calls"))
                        }
                    }
                }
                row.element(.td, text: Text())
                row.element(.td, text: last.state.name(in: language))
                row.element(.td, text: Text())
            }
        }
        html.lineFeed()
    }
}
