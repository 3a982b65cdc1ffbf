import Diagnostics
import LifecycleCore
import LifecycleReference
import ScenarioText
import TraceViews

@testable import SiteChecks
@testable import SiteModel

/// A text of a row beside its facts, and the row's name.
struct RowText: Sendable {
    /// The text in English, as a page shows it.
    var original: String
    /// The name of the row, such as `the rule 'lock.ios4'`.
    var speaker: Text

    private init(_ speaker: Text, _ original: StaticString) {
        self.init(speaker, Text(original))
    }

    private init(_ speaker: Text, _ original: Text) {
        self.speaker = speaker
        self.original = original.string
    }

    /// The texts of the rules, and the notes on their sources.
    private static let ofRules: [RowText] =
        ruleBook.map { RowText("the rule '\(Text($0.id))'", $0.statement) }
        + ruleBook.flatMap { note("'\(Text($0.id))'", $0.evidence) }

    /// The note on evidence, if there is one.
    private static func note(_ name: Text, _ evidence: Evidence) -> [RowText] {
        let note = RowText("the note on the sources of \(name)", evidence.note)
        return note.original.isEmpty ? [] : [note]
    }

    /// The sentences from which others are concluded; the titles of documents stay in their
    /// language.
    private static let ofSources = sources.filter { $0.kind == .inferred }.map {
        RowText("the source '\(Text($0.id))'", $0.title)
    }

    /// All texts, each as often as it occurs.
    static let all: [RowText] =
        ofSources + ofRules + ofLaunches + ofTimers + ofExceptions + ofBudgets + ofVersions
        + ofKillCodes
        + ofFacts + ofTheLanguage + ofTheBuilder

    private static let ofLaunches = launchFacts.flatMap {
        [RowText("the fact '\(Text($0.id))'", $0.statement)]
            + note("'\(Text($0.id))'", $0.evidence)
    }

    private static let ofTimers = timerFacts.flatMap {
        [RowText("the fact '\(Text($0.id))'", $0.statement)]
            + note("'\(Text($0.id))'", $0.evidence)
    }

    private static let ofExceptions = TableException.allCases.flatMap {
        [
            RowText("the exception '\(Text($0.id))'", $0.statement),
            RowText("why '\(Text($0.id))' is not a rule", $0.whyNotARule),
        ] + note("'\(Text($0.id))'", $0.evidence)
    }

    private static let ofBudgets =
        Budget.Kind.allCases.map { RowText("a budget", $0.name) }
        + budgets.flatMap { note("'\(Text($0.id))'", $0.evidence) }
        + recommendedLimits.flatMap { note("'\(Text($0.id))'", $0.evidence) }
        + limits.flatMap {
            [RowText("a limit", $0.words)] + note("'\(Text($0.id))'", $0.evidence)
        }

    private static let ofVersions = versionSwitches.flatMap {
        [RowText("a change of a version", $0.kind.name)]
            + note("'\(Text($0.id))'", $0.evidence)
    }

    private static let ofKillCodes =
        KillCode.allCases.flatMap {
            [RowText("the code '\(Text($0.code))'", $0.meaning)]
                + note("'\(Text($0.code))'", $0.evidence)
        } + killWords.flatMap { note("'\(Text($0.id))'", $0.evidence) }

    private static let ofFacts = factEvidence.flatMap { note("a fact of the reference", $0) }

    private static let ofTheLanguage =
        Place.allCases.flatMap { phrases(in: $0) }.map {
            RowText("the statement '\($0.pattern)'", $0.summary)
        }
        + Activity.allCases.map { RowText("an activity", $0.name) }

    private static let ofTheBuilder =
        diagnosticCatalogue.flatMap {
            [
                RowText("the diagnostic '\(Text($0.id))'", $0.meaning),
                RowText("what mends '\(Text($0.id))'", $0.remedy),
            ]
        }
        + ClaimQuestion.allCases.map(\.row).map {
            RowText("the claim '\($0.path)'", $0.summary)
        }
}
