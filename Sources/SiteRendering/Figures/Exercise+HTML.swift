import Diagnostics
import Markup
import SiteModel
import TraceViews

extension Exercise {
    /// What the start of an exercise is to reach; nil for a solution.
    var goal: Text? {
        if case .start(let goal, _) = self { Text(string: goal) } else { nil }
    }
}

extension HTML {
    /// The figure as a part of an exercise: a start below its goal, a solution behind a click.
    ///
    /// - Parameters:
    ///   - exercise: The part that it is; nil leaves it as it is.
    ///   - language: The language of the page.
    /// - Returns: The figure with what stands around it.
    func part(of exercise: Exercise?, in language: Language) -> HTML {
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
