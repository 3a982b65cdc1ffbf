import FixtureTesting
import Foundation
import Testing
import TracebookCommand

/// `Tests/Fixtures/logs`: one folder for each case of `tracebook check-log`.
///
/// | file | what |
/// |---|---|
/// | `log` | the log |
/// | `arguments` | what follows `tracebook check-log log`, if anything; quotes keep blanks |
/// | `*.scenario`, `*.md` | a scenario, or a page with some, that the arguments name |
/// | `output` | what is printed, errors too |
/// | `status` | the exit code |
@Suite struct LogCases {
    @Test(arguments: LogCase.all)
    func saysWhatIsPossible(_ logCase: LogCase) {
        let outcome = Tracebook.outcome(of: ["check-log", logCase.path("log")] + logCase.arguments)
        let printed = String(decoding: outcome.output + outcome.report, as: UTF8.self)
            .replacingOccurrences(of: logCase.path(""), with: "")
        expectEqual(Array(printed.utf8), to: logCase.url("output"))
        expectEqual(Array("\(outcome.status.rawValue)\n".utf8), to: logCase.url("status"))
    }

    /// A log of ten thousand lines, nearly all of them noise.
    @Test func readsAHugeLog() throws {
        let folder = try TemporaryFolder()
        var log = ""
        for number in 0..<10_000 {
            let day = 1 + number / 1_000
            log +=
                "2023-06-0\(day % 10) 12:00:00.000 App[1:2] line \(number) is applicationChatter\n"
            if number % 1_000 == 500 { log += "-[AppDelegate applicationWillResignActive:]\n" }
            if number % 1_000 == 600 { log += "-[AppDelegate applicationDidBecomeActive:]\n" }
        }
        try folder.write(log, to: "log")
        let result = folder.run("check-log", "@/log", "--ios", "12")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("possible: 10020 lines, 20 calls\n"))
    }
}

struct LogCase: CustomTestStringConvertible, Sendable {
    var folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all = caseFolders(in: "logs").map { LogCase(folder: $0) }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// The arguments; the name of a file of the case, with or without an id, becomes its path.
    var arguments: [String] {
        let line = (try? String(contentsOf: url("arguments"), encoding: .utf8)) ?? ""
        return line.matches(of: #/"([^"]*)"|(\S+)/#).map { match in
            let word = String(match.output.1 ?? match.output.2 ?? "")
            return word.contains(/\.(scenario|md)(#|$)/) ? path(word) : word
        }
    }
}
