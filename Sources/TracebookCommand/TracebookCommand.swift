// Theory of operation.
//
// TracebookCommand is the only part of Tracebook that does input and output: it reads folders into
// values, hands them to SiteBuilder, prints diagnostics and writes the site. A command turns
// arguments into an `CommandResult`, which is printed at the very end, so that tests can inspect it
// without a process. It knows nothing of the lifecycle.
//
// Exit codes: 0 fine; 1 a run differs from its committed trace; 2 a document is wrong; 3 Tracebook
// could not do its work, so there is no verdict; 64 the command line is wrong.

public import ArgumentParser

/// The command `tracebook`.
public struct Tracebook: ParsableCommand {
    /// The name, the version and the subcommands.
    ///
    /// There is no default one, since it would take a misspelled name as an argument.
    public static let configuration = CommandConfiguration(
        commandName: "tracebook",
        abstract: "Builds documentation about the iOS app lifecycle from examples that it runs.",
        discussion: """
            Exit codes: 0 everything is fine, 1 a run differs from what is committed, 2 a document \
            is wrong, 3 there is no verdict, as when a file cannot be read, 64 the command line is \
            wrong.
            """,
        version: CommandVersion.description,
        subcommands: [
            NewCommand.self, ImportCommand.self, BuildCommand.self, ServeCommand.self,
            VerifyCommand.self, ReportCommand.self, SearchCommand.self, RunCommand.self,
            CheckLogCommand.self, LanguageCommand.self, ClaimsCommand.self, ThemeCommand.self,
            RulesCommand.self, DiagnosticsCommand.self, RenderCommand.self,
        ])

    /// Creates the command; the parser of the command line fills it.
    public init() {}

    /// Runs the command line of this process and exits with its code.
    public static func start() -> Never {
        let arguments = readable(Array(CommandLine.arguments.dropFirst()))
        do {
            try checkCommandName(in: arguments)
        } catch {
            exit(withError: error)
        }
        main(arguments)
        exit()
    }

    /// Replaces `-#ID`, a block of a page on the standard input, which the parser would read as
    /// one-letter options.
    private static func readable(_ arguments: [String]) -> [String] {
        arguments.map { $0.hasPrefix("-#") ? "/dev/stdin\($0.dropFirst())" : $0 }
    }
}

extension Tracebook {
    /// The outcome of a command line, without printing it.
    package static func outcome(of arguments: [String]) -> CommandResult {
        do {
            try checkCommandName(in: arguments)
            var command = try parseAsRoot(readable(arguments))
            if let command = command as? any ReportingCommand { return command.outcome() }
            // The remaining requests are for help, which is thrown.
            try command.run()
            return CommandResult(output: "")
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error) + "\n"
            let status = ExitStatus(rawValue: code.rawValue) ?? .failure
            return status == .fine
                ? CommandResult(output: message) : CommandResult(report: message, status: status)
        }
    }
}
