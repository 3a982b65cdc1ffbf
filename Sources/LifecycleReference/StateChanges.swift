import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

// Lists of what takes an app from one state to another, grouped by the methods called with it.

extension PageWriter {
    /// Appends everything that makes a move by default, folded.
    mutating func changes(of move: StateMove) {
        let lines = WayLine.all(from: move.from, to: move.to).enumerated().sorted { one, other in
            (one.element.conditions.count, one.offset) < (
                other.element.conditions.count, other.offset
            )
        }.map(\.element)
        guard !lines.isEmpty else { return }
        let list = apart { page in
            page.append(lines) { page, lines, common in
                var groups: [(calls: HTML, lines: [WayLine])] = []
                for line in lines {
                    let calls = page.names(of: line.calls)
                    if let known = groups.firstIndex(where: { $0.calls == calls }) {
                        groups[known].lines.append(line)
                    } else {
                        groups.append((calls, [line]))
                    }
                }
                return groups.map { ($0.calls, page.items(of: $0.lines, common)) }
            }
        }
        let words = Word.movesWithCalls[language].filled(
            move.from.name(in: language), move.to.name(in: language), "\(lines.count)")
        append(
            HTML { html in
                html.fold(words) { details in
                    details.element(.div, ["id": "to-\(move.to.token)"]) { $0.append(list) }
                }
            })
    }

    /// The methods called with a change of state, without scenes and with scenes.
    private func names(of calls: [WayLine.Calls]) -> HTML {
        let lists = calls.map { call in
            sequence(call.callbacks.map { link(to: $0) }) ?? HTML(text: Word.noCallback[language])
        }
        guard lists.count == 2, calls[0].callbacks != calls[1].callbacks else { return lists[0] }
        return HTML { html in
            html.append(lists[0])
            html.append(Word.withScenesCalled[language])
            html.append(lists[1])
        }
    }

    /// Appends what the other side says where sources disagree: the rules of each option.
    mutating func otherSides() {
        heading("contested", .sourcesDisagree)
        paragraph(.otherSides)
        let groups = ContestedOption.allCases.compactMap { option -> (HTML, [HTML])? in
            guard let phrase = option.phrase else { return nil }
            return (
                HTML { $0.element(.code, text: phrase.pattern) },
                ruleBook.filter { $0.option == option }.map { item(of: $0) }
            )
        }
        let list = occasionList(groups)
        let summary = Word.questions[language].filled("\(groups.count)")
        append(HTML { html in html.fold(summary) { $0.append(list) } })
    }

    /// The statement of a rule, with its evidence and its name below.
    private func item(of rule: Rule) -> HTML {
        HTML { html in
            html.english(Text(rule.statement), on: language)
            html.empty(.br)
            html.small { small in
                if rule.versions != .all {
                    small.append(Text(rule.versions, in: language))
                    small.append(" · ")
                }
                small.evidence(rule.evidence, sources: sources, withNote: false, in: language)
                small.append(" · ")
                small.append(link(to: rule))
            }
        }
    }
}

extension ContestedOption {
    /// The statement of the scenario language for the option.
    fileprivate var phrase: Phrase? { phrases(in: .line).first { $0.option == self } }
}
