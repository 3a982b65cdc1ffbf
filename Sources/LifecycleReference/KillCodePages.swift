import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each exception code, and the table of them.
    var killCodePages: [ReferencePage] {
        [killCodeList] + KillCode.allCases.map { page(of: $0) }
    }

    private var killCodeList: ReferencePage {
        page(
            ReferencePath.killCodes, title: Word.killCodes[language],
            description: Word.killCodesDescription[language]
        ) { page in
            page.list(
                KillCode.allCases.map { code in
                    HTML { item in
                        item.append(page.link(to: code.path) { $0.code(Text(code.code)) })
                        item.append(": ")
                        item.english(Text(code.meaning), on: language)
                    }
                })
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
                (.remedy, HTML(text: code.remedy.words[language])),
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
                page.table(of: rules, id: "rules-table", caption: .rulesThatKill)
            }
            page.scenarios(uses)
        }
    }
}

extension PageWriter {
    /// The spans that were exceeded, of the newest versions.
    fileprivate func limits(of reasons: [KillReason]) -> HTML? {
        lines(
            reasons.compactMap { reason in
                reason.budget.map { budget in
                    HTML { html in
                        html.append(Text(spoken: newestSpan(of: budget), in: language))
                        html.append(Word.opening[language])
                        html.english(Text(budget.name), on: language)
                        html.append(Word.closing[language])
                        if let asked = askedSpans.first(where: { $0.kind == budget }) {
                            html.append(" · ")
                            html.append(asked.words(in: language))
                        }
                    }
                }
            })
    }
}

extension KillCode {
    /// The page of the code.
    var path: String { ReferencePath.page(Text(code).string, in: ReferencePath.killCodes) }
}

extension Rule {
    /// Whether one of its effects is that the system kills with a code.
    fileprivate func kills(with code: KillCode) -> Bool {
        then.contains { effect in
            if case .kill(let reason) = effect { reason.code == code } else { false }
        }
    }
}
