import ArgumentParser
import Diagnostics
import SiteModel

/// The options for the levels of findings, and for how many of them are printed.
struct FindingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The level of one kind of finding: error, warning or off. Can be repeated; overrides \
            'levels' in site.yml.
            """,
            valueName: "id=level"),
        transform: LevelSetting.argument)
    var rule: [LevelSetting] = []

    @Flag(
        help: ArgumentHelp(
            "Print each finding, also of a kind with more than \(CollapsedKinds.most) of them."))
    var all = false

    /// The levels of kinds of findings on a site.
    func levels(of content: SourceFolder) -> [LevelSetting] { content.levels + rule }
}

extension LevelSetting {
    static func argument(_ text: String) throws -> LevelSetting {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        do throws(Refusal) {
            guard parts.count == 2 else { throw .level }
            return try LevelSetting(String(parts[0]), String(parts[1]))
        } catch {
            switch error {
            case .level:
                throw ValidationError(
                    "'\(text)' is not 'ID=LEVEL'; the levels are error, warning and off.")
            case .unknown(let nearest):
                let hint = nearest.map { " Did you mean '\($0.string)'?" } ?? ""
                throw ValidationError("There is no diagnostic '\(parts[0])'.\(hint)")
            }
        }
    }
}
