import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

/// The general cause of a kill, which groups the list of codes.
private enum KillTopic: UInt8, CaseIterable {
    case time
    case resources
    case others
    case watch

    /// The heading of the group.
    var words: Word {
        switch self {
        case .time: Word("Something was not done in time")
        case .resources: Word("The app held or used too much, or the device ran short")
        case .others: Word("By the user, or without a code")
        case .watch: Word("Apple Watch")
        }
    }

    var codes: [KillCode] { KillCode.allCases.filter { $0.topic == self } }
}

extension KillCode {
    fileprivate var topic: KillTopic {
        switch self {
        case .ateBadFood, .badTask, .badSession, .badFetch, .badCall: .time
        case .deadLock, .badVoIP, .coolOff, .badDisk, .doodTooBad, .badASeat, .jetsam: .resources
        case .deadFall, .stackshot, .noCode: .others
        case .badWatchTime, .badWatchSuspension, .badWatchResources: .watch
        }
    }
}

extension ReferenceBook {
    /// A page for each exception code, and the list of codes by cause.
    var killCodePages: [ReferencePage] {
        [killCodeList] + KillTopic.allCases.flatMap(\.codes).map { page(of: $0) }
    }

    private var killCodeList: ReferencePage {
        list(
            ReferencePath.killCodes, title: Word.killCodes, description: Word.killCodesDescription
        ) { page in
            for topic in KillTopic.allCases {
                page.heading("topic-\(topic.rawValue + 1)", topic.words)
                page.entries(
                    topic.codes.map { code in
                        (
                            code.path, HTML(code: Text(code.code)),
                            HTML { $0.english(Text(code.meaning), on: language) }
                        )
                    })
            }
        }
    }

    private func page(of code: KillCode) -> ReferencePage {
        let rules = rules { $0.kills(with: code) }
        let reasons = KillReason.allCases.filter { $0.code == code }
        let uses = uses { $0.kills(with: code) }
        return page(
            code.path, title: Text(code.code), isCode: true,
            description: Word.killCodeDescription[language].filled(Text(code.code)),
            list: ReferencePath.killCodes
        ) { page in
            page.lead { $0.english(Text(code.meaning), on: language) }
            page.glance([
                (.remedy, code.remedy.html(in: language)),
                (.limits, page.limits(of: reasons)),
                (
                    .crashReport,
                    page.lines(
                        reasons.map { reason in
                            HTML {
                                $0.element(.samp, text: reason.words(on: .standard, in: language))
                            }
                        }) ?? HTML(text: Word.notModelled[language])
                ),
                (
                    .evidence,
                    HTML { html in
                        html.evidence(code.evidence, sources: page.sources, in: language)
                        html.append(Word.advice[language])
                        html.evidence(
                            code.remedy.evidence, sources: page.sources, in: language)
                    }
                ),
            ])
            page.excerpt(uses)
            page.heading("rules", .whenItKills)
            if rules.isEmpty {
                page.paragraph(.noRuleKills)
            } else {
                page.append(page.table(of: rules, id: "rules-table", caption: .rulesThatKill))
            }
            page.scenarios(uses)
        }
    }
}

extension PageWriter {
    /// The exceeded time limits on the newest versions.
    fileprivate func limits(of reasons: [KillReason]) -> HTML? {
        lines(
            reasons.compactMap { reason in
                reason.budget.map { budget in
                    HTML { html in
                        html.append(Text(spoken: newestSpan(of: budget), in: language))
                        html.append(Word.opening[language])
                        html.english(Text(budget.name), on: language)
                        html.append(Word.closing[language])
                        if let asked = recommendedLimits.first(where: { $0.kind == budget }) {
                            html.append(" · ")
                            html.append(asked.words(in: language))
                        }
                    }
                }
            })
    }
}

extension KillCode {
    var path: String { ReferencePath.page(Text(code).string, in: ReferencePath.killCodes) }
}

extension Rule {
    /// Whether it makes the system kill the app with a code.
    fileprivate func kills(with code: KillCode) -> Bool {
        then.contains { effect in
            if case .kill(let reason) = effect { reason.code == code } else { false }
        }
    }
}
