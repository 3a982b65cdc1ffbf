import Diagnostics
import Markup
import SiteModel
import TraceViews

extension Exercise {
    /// The goal of the start of an exercise; nil for a solution.
    var goal: Text? {
        if case .start(let goal, _) = self { Text(string: goal) } else { nil }
    }
}

extension HTML {
    /// The figure as part of an exercise: a start below its goal, or a solution that opens with a
    /// click.
    func part(of exercise: Exercise?, hint: HintText?, in language: Language) -> HTML {
        guard let exercise else { return self }
        var html = HTML()
        if let goal = exercise.goal {
            html.element(.div, ["class": "exercise", "data-goal": .text(goal)]) { part in
                part.lineFeed()
                part.element(.p, ["class": "goal"]) { line in
                    line.element(.b, text: Word.goal[language])
                    line.append(" ")
                    line.element(.code, text: goal)
                }
                part.lineFeed()
                part.append(self)
                if let hint { part.append(hint.html(in: language)) }
            }
        } else {
            html.element(.details, ["class": "solution"]) { part in
                part.lineFeed()
                part.element(.summary, text: Word.solution[language])
                part.lineFeed()
                part.append(self)
            }
        }
        html.lineFeed()
        return html
    }
}

extension HintText {
    /// The hint, which opens with a click.
    fileprivate func html(in language: Language) -> HTML {
        HTML { html in
            html.element(.details, ["class": "solution"]) { part in
                part.element(.summary, text: Word.hintOfExercise[language])
                part.element(.p, text: Text(string: text))
            }
            html.lineFeed()
        }
    }
}
