public import Diagnostics
package import LifecycleCore
public import Markup
import ScenarioText

/// The rule book as a table, grouped by topic; the id of a row is `rule-` followed by the id of the
/// rule.
///
/// - Parameters:
///   - sources: The address of the page with the table of all sources; nil for no links.
///   - language: The language of the page.
/// - Returns: The form that compares two versions, links to the topics, and a `table` in a box that
///   scrolls on its own.
public func ruleTable(sources: Text? = nil, in language: Language = .english) -> HTML {
    var html = versionSwitch(in: language)
    html.append(
        ReferenceTable(
            ofRules: "rules", caption: Word.rules[language],
            groups: RuleTopic.allCases.map { topic in
                ReferenceTable.Group(
                    topic: Text(topic.name), title: topic.title[language],
                    rows: topic.rules.map { rule in
                        rule.row(
                            "rule", heading: HTML { $0.code(Text(rule.id)) }, sources: sources,
                            isTold: rule.isToldElsewhere, in: language)
                    })
            }, in: language
        ).html)
    return html
}

extension ReferenceTable {
    /// Creates a table of rules.
    package init(ofRules id: Text, caption: Text, groups: [Group], in language: Language) {
        let headings: [Word] = [.rule, .evidence, .whatItSays, .holdsFor]
        self.init(
            id: id, caption: caption, headings: headings.map { $0[language] }, groups: groups)
        look = "reference rule-table"
    }
}

extension Rule {
    /// The row of the rule in a table of rules.
    ///
    /// - Parameters:
    ///   - prefix: The part of the id of the row before the id of the rule.
    ///   - heading: The name of the rule.
    ///   - note: When the rule answers; nil if the table does not say it.
    ///   - sources: The address of the page with the table of all sources; nil for no links.
    ///   - isTold: Whether searches should find what the rule says on another page.
    ///   - language: The language of the page.
    /// - Returns: The row, with the evidence, the statement, and the versions and models.
    package func row(
        _ prefix: Text, heading: HTML, note: HTML? = nil, sources: Text?, isTold: Bool,
        in language: Language
    ) -> ReferenceTable.Row {
        let words = HTML { $0.english(Text(statement), on: language) }
        return ReferenceTable.Row(
            id: "\(prefix)-\(id)", heading: heading,
            cells: [
                HTML { $0.silently { $0.append(evidenceCell(sources, in: language)) } },
                HTML { cell in
                    if isTold { cell.silently { $0.append(words) } } else { cell.append(words) }
                    guard let note else { return }
                    cell.silently { silent in
                        silent.empty(.br)
                        silent.element(.small) { $0.append(note) }
                    }
                },
                // Versions and kinds of apps are alike in hundreds of rows, so no search is for them.
                HTML { cell in
                    cell.silently { silent in
                        silent.append(Text(versions, in: language))
                        guard models != .any else { return }
                        silent.empty(.br)
                        silent.append(Text(models, in: language))
                    }
                },
            ], versions: versions)
    }

    /// The evidence, and the statement that chooses the other side of a contested question.
    private func evidenceCell(_ sources: Text?, in language: Language) -> HTML {
        HTML { cell in
            cell.evidence(evidence, sources: sources, in: language)
            for option in options {
                cell.empty(.br)
                cell.append(Word.otherWay[language])
                cell.element(.code, text: option.pattern)
            }
        }
    }

    /// Whether the page of its event or of the methods that it calls says what the rule says.
    package var isToldElsewhere: Bool {
        if case .event = on { true } else { !callbacks.isEmpty }
    }

    /// The statements of the scenario language that choose the other side of the rule.
    private var options: [Phrase] {
        phrases(in: .line).filter { phrase in phrase.decides.map { Text($0) == Text(id) } ?? false }
    }
}

extension RuleTopic {
    /// The title for readers.
    package var title: Word {
        switch self {
        case .launch: Word("Launch")
        case .screen: Word("To the screen and away from it")
        case .scenePhase: Word("ScenePhase in SwiftUI")
        case .opening: Word("Opened by links, notifications and shortcuts")
        case .calls: Word("Phone and VoIP calls")
        case .interruptions: Word("Alerts, Control Center, Siri and other covers")
        case .lock: Word("Locking and unlocking")
        case .windows: Word("Windows, and two apps side by side")
        case .background: Word("Running in the background, and suspension")
        case .backgroundTasks: Word("Background tasks that the app begins")
        case .waking: Word("Wakes in the background")
        case .wakingAfterForceQuit: Word("Wakes after a force quit")
        case .completion: Word("Completion of background work")
        case .notifications: Word("Pushes and local notifications")
        case .device: Word("Time, settings and the state of the device")
        case .memory: Word("Memory")
        case .input: Word("Touches and other input")
        case .ending: Word("Ends of an app")
        case .kills: Word("Kills with an exception code")
        case .mainThread: Word("A blocked main thread")
        case .debugger: Word("Under a debugger")
        }
    }
}
