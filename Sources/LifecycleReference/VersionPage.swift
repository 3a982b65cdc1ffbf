import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// The page with what begins and ends with each version of iOS.
    var versionPage: ReferencePage {
        page(
            ReferencePath.versions, title: Word.versionChanges[language],
            description: Word.versionChangesDescription[language]
        ) { page in
            page.paragraph(.versionChangesDescription)
            page.versionSwitch()
            for version in Self.changes {
                page.heading("ios-\(Text(version))", "iOS \(Text(version))" as Text)
                page.append(silently: changes(at: version, page))
            }
        }
    }

    /// The versions at which a rule, a limit or a switch begins or ends, the newest first.
    private static let changes: [IOSVersion] = {
        let ranges =
            ruleBook.map(\.versions) + budgets.map(\.versions)
            + versionSwitches.map(\.versions) + launchFacts.map(\.versions)
            + killWords.map(\.versions)
        let versions = ranges.flatMap { [$0.first] + ($0.end.map { [$0] } ?? []) }
        return Set(versions).subtracting([.oldest]).sorted(by: >)
    }()

    /// A table of what begins and ends at a version.
    private func changes(at version: IOSVersion, _ page: PageWriter) -> HTML {
        var rows: [ReferenceTable.Row] = []
        func add(
            _ id: Text, _ range: VersionRange, _ evidence: Evidence, _ what: (inout HTML) -> Void
        ) {
            let isNew = range.first == version
            guard isNew || range.end == version else { return }
            let mark = isNew ? Word.begins : Word.ends
            rows.append(
                ReferenceTable.Row(
                    id: "\(id)-\(isNew ? Text("begins") : Text("ends"))-\(Text(version))",
                    heading: HTML(text: mark[language]),
                    cells: [
                        HTML(what),
                        HTML { $0.evidence(evidence, sources: page.sources, in: language) },
                    ],
                    versions: range))
        }
        for change in versionSwitches {
            add(Text(change.id), change.versions, change.evidence) {
                $0.english(Text(change.kind.name), on: language)
            }
        }
        for fact in launchFacts {
            add(Text(fact.id), fact.versions, fact.evidence) {
                $0.english(Text(fact.statement), on: language)
            }
        }
        for words in killWords {
            add(Text(words.id), words.versions, words.evidence) {
                $0.append(
                    Word.crashReportsSay[language].filled(
                        words.reason.words(on: words.versions.first, in: language)))
            }
        }
        for budget in budgets {
            let id: Text = "span-\(budget.kind.rawValue + 1)"
            add(id, budget.versions, budget.evidence) { cell in
                cell.english(Text(budget.kind.name), on: language)
                cell.append(": \(Text(spoken: budget.span, in: language))" as Text)
            }
        }
        for rule in ruleBook {
            add("rule-\(rule.id)", rule.versions, rule.evidence) { cell in
                cell.append(page.link(to: rule))
                cell.append(": ")
                cell.english(Text(rule.statement), on: language)
            }
        }
        let caption = Word.changesAt[language].filled("iOS \(Text(version))")
        return ReferenceTable(
            id: "changes-\(Text(version))", caption: caption,
            headings: [Word.change, .what, .evidence].map { $0[language] },
            groups: [ReferenceTable.Group(name: nil, rows: rows)]
        ).html
    }
}
