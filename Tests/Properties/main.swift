// Searches what takes an optimised build: every sequence of six happenings and thousands of long
// random ones, for each model on each band of versions.
//
//     properties        all apps under test, one after the other
//     properties list   how many there are: a number for each, from 0
//     properties 3      the one with that number
//
// It prints what was searched and ends with 1 if a law was broken.

import Foundation
import LifecycleLaws

/// How many happenings follow each other in every order.
let length = 6
/// How many things may wait for a busy main thread before nothing but time follows.
let longestRow = 2
/// How many random sequences each app gets.
let randomSequences = 3000

func search(_ test: AppUnderTest) -> Bool {
    let every = EverySequence(test, length: length, longestRow: longestRow)
    let random = RandomSequences(test, count: randomSequences)
    let failures = every.failures + random.failures
    let report = [
        "\(test.name): \(Int(every.sequences)) sequences of \(length) in \(every.places) places",
        "\(every.letterCount) letters that differ", "\(every.steps) steps",
        "\(random.count) random ones of \(random.happenings) happenings",
        "\(failures.count) failures",
    ]
    print(([report.joined(separator: ", ")] + failures).joined(separator: "\n"))
    return failures.isEmpty
}

@MainActor func searchAll(_ tests: [AppUnderTest]) -> Int32 {
    var areLawful = true
    for test in tests where !search(test) { areLawful = false }
    return areLawful ? 0 : 1
}

let all = AppUnderTest.all
let argument = CommandLine.arguments.dropFirst().first
if argument == "list" {
    for index in all.indices { print(index) }
} else if let argument {
    guard let index = Int(argument), all.indices.contains(index) else {
        print("there is no app under test \(argument): 0 to \(all.count - 1) are")
        exit(2)
    }
    exit(searchAll([all[index]]))
} else {
    exit(searchAll(all))
}
