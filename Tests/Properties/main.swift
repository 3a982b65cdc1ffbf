// Runs the searches that need an optimised build. They try every sequence of six events and
// thousands of long random ones, for each model on each band of versions; bands with the same rules
// share the sequences of the first. Others check the ways of the reference, logs and questions.
//
//     properties            all searches, one after the other, moves and logs
//     properties list       the names of all searches: a number, "ways", "logs", "short-logs" or
//                           "questions"
//     properties 3          the search with that number
//     properties ways       the ways to calls and changes of state in the reference, compared with
//                           what steps of every kind of app show
//     properties ways write    the same, and writes the table of impossible paths anew
//     properties questions  10,000 questions of the practice page, of all levels and topics
//     properties questions 500
//                           this number of them
//     properties logs       random logs of all apps under test
//     properties logs 5000 2 4
//                           this number of them: the second of four parts, for four processes
//     properties logs 5000 2 4 10
//                           the same, with a fault in only one log in ten, as these are most of
//                           the work
//
//     properties short-logs 10,000 logs of at most twelve events, without faults
//     properties short-logs 500
//                           this number of them
//
// With "short" before these words it searches what there is time for after a change: sequences of
// five, and a tenth of the random ones.
//
// It prints the size of each search, and exits with 1 if a law was broken.

import Foundation
import LifecycleLaws
import LogLaws

let isShort = CommandLine.arguments.dropFirst().first == "short"
let words = CommandLine.arguments.dropFirst(isShort ? 2 : 1)

/// The number of events in each sequence.
let length = isShort ? 5 : 6
/// The number of things that may wait for a busy main thread before only time passes.
let longestRow = 2
/// The number of random sequences for each app.
let randomSequences = isShort ? 300 : 3000
/// The default number of random logs, which take some minutes.
let randomLogs = isShort ? 30 : 300
/// The number of logs of at most twelve events, of which none is damaged.
let shortLogs = isShort ? 100 : 10_000
/// The default number of questions of the practice page.
let questions = isShort ? 1000 : 10_000

func search(_ test: AppUnderTest) -> Bool {
    var report: [String] = []
    var failures: [String] = []
    if test.isFirst {
        let every = EverySequence(test, length: length, longestRow: longestRow)
        report = [
            "\(Int(every.sequences)) sequences of \(length) in \(every.places) places",
            "\(every.letterCount) letters that differ", "\(every.steps) steps",
        ]
        failures = every.failures
    } else {
        report = ["all sequences are those of \(test.first.name)"]
    }
    let random = RandomSequences(test, count: randomSequences)
    report.append("\(random.count) random ones of \(random.agendaItems) items of the agenda")
    failures += random.failures
    report.append("\(failures.count) failures")
    print((["\(test.name): \(report.joined(separator: ", "))"] + failures).joined(separator: "\n"))
    return failures.isEmpty
}

/// Every search; each returns true if it found no fault.
let all: [() -> Bool] = AppUnderTest.all.map { test in { search(test) } }

@MainActor func searchAll(_ searches: [() -> Bool]) -> Int32 {
    var areLawful = true
    for search in searches where !search() { areLawful = false }
    return areLawful ? 0 : 1
}

func judgeLogs(
    _ count: Int, part: Int = 1, of parts: Int = 1, damagingEach interval: Int = 1
) -> Bool {
    let law = LogLaw(
        from: UInt64(part - 1), by: UInt64(parts), count: count, damagingEach: interval)
    print((law.report + law.failures).joined(separator: "\n"))
    return law.failures.isEmpty
}

func judgeShortLogs(_ count: Int) -> Bool {
    let law = LogLaw(count: count, longest: 12, damagingEach: .max)
    print((law.report.prefix(1) + law.failures).joined(separator: "\n"))
    return law.failures.isEmpty
}

func judgeWays(writes: Bool) async throws -> Bool {
    let table = try await WayTable()
    let failures = table.failures()
    print(([table.report] + failures).joined(separator: "\n"))
    if writes { try table.write() }
    return failures.isEmpty
}

func judgeQuestions(_ count: Int) -> Bool {
    let law = PracticeLaw(count: count)
    print(([law.report] + law.failures).joined(separator: "\n"))
    return law.failures.isEmpty
}

let argument = words.first
if argument == "list" {
    // Long searches come first, so that none of them runs alone at the end.
    print("ways\nlogs\nshort-logs")
    for index in all.indices.reversed() { print(index) }
    print("questions")
} else if argument == "ways" {
    let writes = words.dropFirst().first == "write"
    exit(try await judgeWays(writes: writes) ? 0 : 1)
} else if argument == "questions" {
    let count = words.dropFirst().first.map { Int($0) ?? 0 } ?? questions
    guard count > 0 else {
        print("say how many questions")
        exit(2)
    }
    exit(judgeQuestions(count) ? 0 : 1)
} else if argument == "short-logs" {
    let count = words.dropFirst().first.map { Int($0) ?? 0 } ?? shortLogs
    guard count > 0 else {
        print("say how many logs")
        exit(2)
    }
    exit(judgeShortLogs(count) ? 0 : 1)
} else if argument == "logs" {
    let numbers = words.dropFirst().map { Int($0) ?? 0 }
    let (part, parts) = numbers.count >= 3 ? (numbers[1], numbers[2]) : (1, 1)
    let count = numbers.first ?? randomLogs
    let interval = numbers.count == 4 ? numbers[3] : 1
    guard [0, 1, 3, 4].contains(numbers.count), count > 0, part > 0, part <= parts, interval > 0
    else {
        print(
            """
            say how many logs, and where they are a part of more: which one, of how many; and then of \
            how many logs one is judged with something wrong too
            """)
        exit(2)
    }
    exit(judgeLogs(count, part: part, of: parts, damagingEach: interval) ? 0 : 1)
} else if let argument {
    guard let index = Int(argument), all.indices.contains(index) else {
        print("there is no search \(argument): 0 to \(all.count - 1) are")
        exit(2)
    }
    exit(searchAll([all[index]]))
} else {
    let areLawful = searchAll(all) == 0
    let areWaysShown = try await judgeWays(writes: false)
    let areAnswerable = judgeQuestions(questions)
    let areExplained = judgeShortLogs(shortLogs)
    exit(
        judgeLogs(randomLogs) && areExplained && areAnswerable && areWaysShown && areLawful ? 0 : 1
    )
}
