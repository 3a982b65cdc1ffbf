import Diagnostics
import LifecycleCore
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
                        item.english("span", Text(code.meaning), on: language)
                    }
                })
        }
    }

    private func page(of code: KillCode) -> ReferencePage {
        let rules = ruleBook.filter { $0.kills(with: code) }
        let uses = uses { entry in
            if case .killed(let reason) = entry.what { reason.code == code } else { false }
        }
        return page(
            code.path, title: Text(code.code),
            description: Word.killCodeDescription[language].filled(Text(code.code)),
            list: ReferencePath.killCodes
        ) { page in
            page.paragraph { lead in
                lead.english("span", Text(code.meaning), on: language)
                lead.append(" ")
                lead.evidence(code.evidence, in: language)
            }
            page.heading("report", .crashReport)
            let reasons = KillReason.allCases.filter { $0.code == code }
            if reasons.isEmpty { page.paragraph(.notModelled) }
            page.list(
                reasons.map { reason in
                    HTML { $0.element("samp", text: reason.words(on: .standard, in: language)) }
                })
            page.heading("rules", .rulesThatKill)
            if rules.isEmpty {
                page.paragraph(.noRuleKills)
            } else {
                page.table(of: rules, id: "rules-table", caption: .rulesThatKill)
            }
            page.scenarios(uses)
        }
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
