import Diagnostics

/// Asks on the terminal which changes to accept.
struct Questions {
    private let printer: DiagnosticPrinter

    init(_ printer: DiagnosticPrinter) {
        self.printer = printer
    }

    /// The possible answers and their meanings; some are those of `git add -p`.
    private static let words = [
        "a": "a", "y": "a", "r": "r", "n": "r", "s": "s", "A": "A", "R": "R", "q": "R",
    ]

    private static let help = """
        a, y accept  r, n reject  s skip this file  A accept all that follow  R, q reject all that follow

        """

    /// The accepted changes; at the end of the input the rest is rejected.
    func accepted(of changes: [Diagnostic]) throws(FileFailure) -> [Diagnostic] {
        var accepted: [Diagnostic] = []
        var skipped: Text?
        for (index, change) in changes.enumerated() {
            if change.file == skipped { continue }
            try say(printer.text(of: [change]))
            switch try answer(to: "take over \(index + 1) of \(changes.count)? [a/r/s/A/R] ") {
            case "a": accepted.append(change)
            case "A": return accepted + changes[index...].filter { $0.file != skipped }
            case "s": skipped = change.file
            case "r": break
            default: return accepted
            }
        }
        return accepted
    }

    private func answer(to question: String) throws(FileFailure) -> String {
        while true {
            try say(question)
            guard let line = readLine() else {
                try say("\n")
                return "R"
            }
            let word = line.filter { $0 != " " }
            if let meant = Self.words[word] { return meant }
            try say(Self.help)
        }
    }

    /// Prints to the standard error, because the standard output may be a patch.
    private func say(_ text: String) throws(FileFailure) {
        try Console.write(Array(text.utf8), to: .error)
    }
}
