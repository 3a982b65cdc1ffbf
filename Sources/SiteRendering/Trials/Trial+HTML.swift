import CommonMark
import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// A trial as a page shows it.
struct ShownTrial {
    var trial: TrialBlock
    var outcome: TrialOutcome
    /// The name of the trial in tables.
    var name: BlockName
    /// The runs grouped by scenario, in the order of the block.
    var figures: [[RunFigure]]

    /// Creates a trial with its outcome; nil if it cannot be tried.
    init?(
        _ trial: TrialBlock, _ outcome: TrialOutcome?, in language: Language, isPlayground: Bool
    ) {
        guard let outcome, let name = trial.id ?? trial.original else { return nil }
        self.trial = trial
        self.outcome = outcome
        self.name = name
        figures = []
        for (index, part) in outcome.parts.enumerated() {
            let statement =
                trial.parts.indices.contains(index)
                ? trial.parts[index].statement ?? trial.statement : trial.statement
            for scenario in part.scenarios {
                figures.append(
                    scenario.runs.indices.map { run in
                        RunFigure(
                            scenario, run, id: name.figureID(figures.count, scenario, run),
                            statement: Text(string: statement), isPlayground: isPlayground,
                            in: language)
                    })
            }
        }
    }

    /// The id of the trial, for links from tables.
    var id: Text { name.trialID }

    /// The statement, its verdicts by version, and the runs that open with a click.
    func html(in language: Language) -> HTML {
        var html = HTML()
        html.element(.div, ["class": "trial", "id": .text(id)]) { section in
            section.lineFeed()
            section.element(.p, ["class": "said"]) { said in
                said.element(.span, ["class": "trial-id"], text: Text(string: name.text))
                said.append(" ")
                said.append(string: trial.statement)
            }
            section.lineFeed()
            section.element(.p, ["class": "verdict"]) { line in
                line.append("\(Word.verdict[language])\(Word(": ")[language])" as Text)
                line.element(.strong, text: outcome.ruling.summary.words(in: language))
            }
            section.lineFeed()
            if !outcome.ruling.isOutside { section.append(table(in: language)) }
            appendRuns(to: &section, in: language)
        }
        html.lineFeed()
        return html
    }

    private func table(in language: Language) -> HTML {
        let rows = outcome.parts.enumerated().map { index, part in
            VerdictRows.Row(
                heading: trial.parts.indices.contains(index)
                    ? trial.parts[index].statement.map { HTML(text: Text(string: $0)) } : nil,
                ruling: part.ruling
            ) { version in
                outcome.decidingRun(onVersion: version, part: index).map {
                    "#\(figures[$0.scenario][$0.run].id)"
                }
            }
        }
        let caption = HTML(text: Word.byVersion[language])
        return VerdictRows(
            subject: Text(string: name.text), caption: caption, rows: rows, language: language
        ).html
    }

    private func appendRuns(to section: inout HTML, in language: Language) {
        let runs = figures.joined()
        if runs.isEmpty { return }
        section.element(.details, ["class": "trial-runs"]) { details in
            details.lineFeed()
            let count = runs.count
            details.element(
                .summary, text: language.text(count == 1 ? "1 run" : "\(count) runs" as Message))
            details.lineFeed()
            // The captions of the figures repeat the statement.
            details.silently { silent in
                for figure in runs { silent.append(figure.html(in: language)) }
            }
        }
        section.lineFeed()
    }
}

extension BlockName {
    var trialID: Text { "trial-\(text)" }

    /// The id of the figure of a run, which is also the prefix of all ids in the figure.
    func figureID(_ scenario: Int, _ tried: TriedScenario, _ run: Int) -> Text {
        var id: Text = "run-\(anchor)_\(scenario + 1)"
        if tried.runs.count > 1 { id.append("-ios-\(Text(tried.runs[run].run.span))" as Text) }
        return id
    }
}

extension RunFigure {
    /// Creates the figure of a run that tries a statement.
    fileprivate init(
        _ scenario: TriedScenario, _ index: Int, id: Text, statement: Text, isPlayground: Bool,
        in language: Language
    ) {
        let tried = scenario.runs[index]
        let span = tried.run.span
        let answer = Word.answer(.answer(tried.answer))[language]
        let title = language.text("\(statement) On iOS \(span.withDash): \(answer)" as Message)
        self.init(
            run: tried.run, id: id, title: title, name: title,
            source: index == 0 ? scenario.source : nil, views: .table,
            showsCode: false, tools: index == 0 && isPlayground ? PlaygroundTools() : nil,
            exercise: nil)
    }
}
