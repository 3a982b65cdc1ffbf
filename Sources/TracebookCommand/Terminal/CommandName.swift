import ArgumentParser
import Diagnostics

extension Tracebook {
    /// Suggests a command for a misspelled name; the parser does so only for options.
    static func checkCommandName(in arguments: [String]) throws(ValidationError) {
        var commands = configuration.subcommands
        for argument in arguments where argument != "help" {
            let names = commands.compactMap { $0.configuration.commandName }
            if let index = names.firstIndex(of: argument) {
                commands = commands[index].configuration.subcommands
                continue
            }
            let word = Text(string: argument)
            if argument.hasPrefix("--"), commands.count == configuration.subcommands.count {
                let options = ["--version", "--help"]
                let near = nearestWord(to: word, among: options.map { Text(string: $0) })
                guard let near, !options.contains(argument) else { return }
                throw ValidationError(
                    "Unknown option '\(argument)'. Did you mean '\(near.string)'?")
            }
            guard !argument.hasPrefix("-"),
                let near = nearestWord(to: word, among: names.map { Text(string: $0) })
            else { return }
            throw ValidationError("Unknown command '\(argument)'. Did you mean '\(near.string)'?")
        }
    }
}
