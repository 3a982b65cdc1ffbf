import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each background mode of Info.plist, and the list of modes.
    var modePages: [ReferencePage] {
        [modeList] + BackgroundModes.all.map { page(ofMode: $0.mode, named: Text($0.name)) }
    }

    private var modeList: ReferencePage {
        list(
            ReferencePath.modes, title: Word.modes, description: Word.modesDescription
        ) { page in
            page.entries(
                BackgroundModes.all.map { name, mode in
                    (
                        modePath(Text(name)), HTML(code: Text(name)),
                        mode.meaning?.html(in: language)
                    )
                })
        }
    }

    private func page(ofMode mode: BackgroundModes, named name: Text) -> ReferencePage {
        let reasons = LaunchReason.allCases.filter { $0.requiredMode == mode }
        let activities = Activity.allCases.filter { $0.mode == mode }
        let uses = examples.filter { $0.trace.app.modes.contains(mode) }.map {
            ExampleUse(example: $0, rows: [])
        }
        return page(
            modePath(name), title: name, isCode: true,
            description: Word.modeDescription[language].filled(name), list: ReferencePath.modes
        ) { page in
            if let meaning = mode.meaning { page.lead { $0.append(meaning.html(in: language)) } }
            page.glance([
                (.infoPlist, HTML { $0.code("UIBackgroundModes: [\(name)]") }),
                (
                    .permits,
                    page.sequence(
                        activities.map { activity in
                            HTML { $0.english(Text(activity.name), on: language) }
                        })
                ),
                (
                    .wokenBy,
                    page.sequence(
                        reasons.compactMap { reason in
                            reason.event.map { event in
                                page.link(to: event.path) { $0.append(event.name(in: language)) }
                            }
                        })
                ),
                (
                    .evidence,
                    mode.meaning.map { fact in
                        HTML {
                            $0.evidence(fact.evidence, sources: page.sources, in: language)
                        }
                    }
                ),
            ])
            page.heading("calls", .callsForIt)
            let rules = rules { rule in
                reasons.contains { $0.delivery.map { rule.on == .transition($0) } ?? false }
                    || rule.on == .action(.startActivity) && !activities.isEmpty
            }
            page.append(page.table(of: rules, id: "rules", caption: .rulesOfMode))
            page.scenarios(uses)
        }
    }

    func modePath(_ name: Text) -> String {
        ReferencePath.page(name.string, in: ReferencePath.modes)
    }
}

extension LaunchReason {
    /// The first event with a rule that opens or wakes the app for the reason; nil if there is none.
    fileprivate var event: ReferenceEvent? {
        let triggers = ruleBook.filter { $0.then.contains(.because(self)) }.map(\.on)
        return ReferenceEvent.all.first { triggers.contains($0.trigger) }
    }
}
