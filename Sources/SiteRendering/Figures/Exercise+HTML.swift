import Diagnostics
import Markup
import SiteModel
import TraceViews

extension Exercise {
    /// The parts of the goal that readers see above a start; nil for a solution.
    var goals: [Goal]? {
        if case .start(let goals) = self { goals.map(\.goal) } else { nil }
    }
}

extension HTML {
    /// The figure as part of an exercise: a start below its goal, or a solution that opens with a
    /// click.
    func part(of exercise: Exercise?, hint: OptionText?, in language: Language) -> HTML {
        guard let exercise else { return self }
        var html = HTML()
        if let goals = exercise.goals {
            html.element(.div, ["class": "exercise"]) { part in
                part.lineFeed()
                part.append(goals.html(in: language))
                part.append(self)
                if let hint { part.append(hint.hint(in: language)) }
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

extension [Goal] {
    /// The goal: in a line, or a list of its parts.
    fileprivate func html(in language: Language) -> HTML {
        HTML { html in
            if count == 1 {
                html.element(.p, ["class": "goal", "data-goal": .text(self[0].written)]) { line in
                    line.element(.b, text: Word.beforeGoal[language])
                    line.goal(self[0])
                }
            } else {
                html.element(.div, ["class": "goal"]) { box in
                    box.element(.p) { $0.element(.b, text: Word.goal[language]) }
                    box.element(.ul) { list in
                        for goal in self {
                            list.element(.li, ["data-goal": .text(goal.written)]) { $0.goal(goal) }
                        }
                    }
                }
            }
            html.lineFeed()
        }
    }
}

extension HTML {
    /// Appends the words of a goal, or its statement if it has none.
    fileprivate mutating func goal(_ goal: Goal) {
        if goal.words.isEmpty { element(.code, text: goal.statement) } else { append(goal.words) }
    }
}

extension OptionText {
    /// The text as a hint, which opens with a click.
    fileprivate func hint(in language: Language) -> HTML {
        HTML { html in
            html.element(.details, ["class": "solution"]) { part in
                part.element(.summary, text: Word.hintOfExercise[language])
                part.element(.p, text: Text(string: text))
            }
            html.lineFeed()
        }
    }
}
