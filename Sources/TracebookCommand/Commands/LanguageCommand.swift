import ArgumentParser
import Diagnostics
import ScenarioText
import SiteChecks
import TraceViews

/// `tracebook language`: prints the statements of the scenario language.
struct LanguageCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "language",
        abstract:
            "Print the statements of the scenario language, or those that contain some words.",
        discussion: """
            Each line of a scenario is one of these statements, with values in the places of \
            '<…>'. An event begins with its time: 'at 5s user goes home'.
            """)

    @Argument(help: "Words to find in a statement, such as 'lock' or 'background task'.")
    var words: [String] = []

    @OptionGroup var messages: MessageOptions

    func outcome() -> CommandResult {
        let words = words.flatMap { $0.split(separator: " ") }.map { Text(string: String($0)) }
        let list = statementList(with: words)
        if !list.isEmpty { return CommandResult(output: list.bytes) }
        let refusal = messages.spoken.text(refusal(of: words)).string
        return CommandResult(report: refusal + "\n", status: .usage)
    }

    private func refusal(of words: [Text]) -> Message {
        let missing = words.first { statementList(with: [$0]).isEmpty }
        guard let missing else { return "no statement has all of these words" }
        let nearest = nearestWord(to: missing, among: Self.vocabulary)
        return "no statement has '\(missing)'\(didYouMean(nearest))"
    }

    /// The words of all statements.
    private static let vocabulary: [Text] = Place.allCases.flatMap { phrases(in: $0) }.flatMap {
        $0.pattern.bytes.split(separator: UInt8(ascii: " ")).map { Text($0) }
    }
}

/// `tracebook claims`: prints what the claims of a page can quote.
struct ClaimsCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "claims",
        abstract:
            "Print what a sentence can quote from a run, or the claims that contain some words.")

    @Argument(help: "Words to find in a claim, such as 'order' or 'after'.")
    var words: [String] = []

    @OptionGroup var messages: MessageOptions

    func outcome() -> CommandResult {
        let words = words.flatMap { $0.split(separator: " ") }.map { Text(string: String($0)) }
        let list = claimList(with: words)
        if !list.isEmpty { return CommandResult(output: list.bytes) }
        let refusal = messages.spoken.text("no claim has all of these words").string
        return CommandResult(report: refusal + "\n", status: .usage)
    }
}
