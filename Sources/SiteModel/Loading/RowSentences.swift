import Diagnostics
import LifecycleCore
import LifecycleReference
import ScenarioText
import TraceViews

/// The sentences for readers in the rows of the program: rules, facts, reasons, notes, statements
/// and diagnostics; in English, each as often as it occurs.
///
/// They are the keys in the language file of rows. Titles of documents are not among them, as they
/// stay in their language.
package let rowSentences: [String] =
    (rowTexts.joined() + rowEvidence.joined().flatMap { [$0.reason, $0.note] })
    .filter { $0.utf8CodeUnitCount > 0 }.map(\.description) + limits.map(\.words.string)

/// What the rows of each table say.
private let rowTexts: [[StaticString]] = [
    sources.filter { $0.kind == .inferred }.map(\.title),
    ruleBook.map(\.statement),
    launchFacts.map(\.statement),
    timerFacts.map(\.statement),
    TableException.allCases.map(\.statement),
    TableException.allCases.map(\.whyNotARule),
    Budget.Kind.allCases.map(\.name),
    versionSwitches.map(\.kind.name),
    KillCode.allCases.map(\.meaning),
    Activity.allCases.map(\.name),
    Event.allCases.map(\.phrase),
    ActionKind.allCases.map(\.words),
    Reason.allCases.map(\.text),
    killWords.map(\.text),
    Place.allCases.flatMap { phrases(in: $0) }.map(\.summary),
    diagnosticCatalogue.map(\.meaning),
    diagnosticCatalogue.map(\.remedy),
    factSentences,
]

/// What the rows of each table rest on.
private let rowEvidence: [[Evidence]] = [
    ruleBook.map(\.evidence),
    launchFacts.map(\.evidence),
    timerFacts.map(\.evidence),
    TableException.allCases.map(\.evidence),
    budgets.map(\.evidence),
    recommendedLimits.map(\.evidence),
    limits.map(\.evidence),
    versionSwitches.map(\.evidence),
    KillCode.allCases.map(\.evidence),
    killWords.map(\.evidence),
    factEvidence,
]
