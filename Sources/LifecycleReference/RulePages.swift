import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each topic of the rule book, and the list of topics.
    var rulePages: [ReferencePage] { [ruleList] + RuleTopic.allCases.map { page(of: $0) } }

    private var ruleList: ReferencePage {
        list(
            ReferencePath.rules, title: Word.ruleBook, description: Word.ruleBookDescription
        ) { page in
            page.paragraph(.confidenceWords)
            page.list(
                silently: RuleTopic.allCases.map { topic in
                    HTML { item in
                        item.append(
                            page.link(to: ReferencePath.page(of: topic)) {
                                $0.append(topic.title[language])
                            })
                        item.empty(.br)
                        item.append(topic.sentence[language])
                        item.append(page.names(ofRulesAbout: topic))
                    }
                }, look: "entries")
        }
    }

    private func page(of topic: RuleTopic) -> ReferencePage {
        page(
            ReferencePath.page(of: topic),
            title: Word.rulesAbout[language].filled(topic.title[language]),
            description: topic.sentence[language], list: ReferencePath.rules
        ) { page in
            page.lead { $0.append(topic.sentence[language]) }
            page.versionSwitch()
            page.append(
                ReferenceTable(
                    ofRules: "rules", caption: topic.title[language],
                    groups: [
                        ReferenceTable.Group(
                            name: nil,
                            rows: topic.rules.map { rule in
                                rule.row(
                                    "rule", heading: HTML { $0.code(Text(rule.id)) },
                                    note: page.occasion(of: rule), sources: page.sources,
                                    isTold: rule.isToldElsewhere, in: language)
                            })
                    ], in: language
                ).html)
        }
    }
}

extension PageWriter {
    /// The name of each rule of a topic, as a link to its row that has the same id, which opens on
    /// demand.
    fileprivate func names(ofRulesAbout topic: RuleTopic) -> HTML {
        HTML { html in
            let rules = topic.rules
            html.fold(Word.numberOfRules[language].filled("\(rules.count)")) { names in
                names.element(.ul, ["class": "columns"]) { list in
                    list.lineFeed()
                    for rule in rules {
                        list.element(.li, ["id": "rule-\(rule.id)"]) { $0.append(link(to: rule)) }
                        list.lineFeed()
                    }
                }
                names.lineFeed()
            }
        }
    }

    /// What a rule answers, in which states, and under which conditions.
    fileprivate func occasion(of rule: Rule) -> HTML {
        HTML { html in
            html.append([agendaItem(rule.on)] + circumstances(of: rule))
        }
    }
}

extension Rule {
    /// The path of its row in the rule book.
    var path: String { "\(ReferencePath.page(of: topic))#rule-\(Text(id).string)" }
}

extension RuleTopic {
    /// What the rules of the topic are about, in one sentence.
    fileprivate var sentence: Word {
        switch self {
        case .launch:
            Word("What a launch calls, in which state, with scenes and without, and prewarming.")
        case .screen:
            Word("Opening an app from its icon, and leaving it for the Home Screen or another app.")
        case .scenePhase: Word("When SwiftUI reports a new phase, and what comes first.")
        case .opening:
            Word("How an app receives a link, a notification, a quick action or a share.")
        case .calls: Word("What a ringing, answered or outgoing call takes from an app.")
        case .interruptions:
            Word("What makes an app inactive without leaving the screen, and what does not.")
        case .lock: Word("What the lock button, a passcode and the lock screen do to an app.")
        case .windows: Word("Windows that open, close and hide, and two apps side by side.")
        case .background: Word("How long an app runs in the background, and when it is suspended.")
        case .backgroundTasks:
            Word("What beginBackgroundTask gives an app, and what ends that time.")
        case .waking: Word("Pushes, fetches, tasks, places and devices that run an app unseen.")
        case .wakingAfterForceQuit:
            Word(
                "What still launches an app that the user has swiped away, and what no longer does."
            )
        case .completion:
            Word("How an app says that it has finished, and what follows if it does not.")
        case .notifications: Word("Which method a push or a local notification calls, and when.")
        case .device: Word("Clock, locale, settings, Low Power Mode, rotation and sleep.")
        case .memory: Word("Memory warnings, and which app the system removes first.")
        case .input: Word("Which object handles a touch, a shake, a key or a menu command.")
        case .ending: Word("Swiping an app away, restarts, updates, crashes and other ends.")
        case .kills: Word("What the system kills an app for, apart from its time limits.")
        case .mainThread:
            Word("What waits for a blocked main thread, and when the watchdog ends the app.")
        case .debugger: Word("What Xcode’s debugger suspends or switches off while it is attached.")
        }
    }
}
