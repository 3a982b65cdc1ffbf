import Diagnostics
import LifecycleCore
import LifecyclePractice

extension Word {
    static let level = Word("Level")
    static let topic = Word("Topic")
    static let allTopics = Word("all topics")
    static let checkOrder = Word("Check")
    static let nextQuestion = Word("Next question")
    static let newSeries = Word("New series")
    static let moveUp = Word("Up")
    static let moveDown = Word("Down")
    static let answer = Word("Answer")
    static let rightAnswer = Word("Right.")
    static let wrongAnswer = Word("Not so.")
    static let rightOrder = Word("The order is:")
    static let wholeRun = Word("The whole run")
    static let noQuestion = Word(
        "There is no question for this address. Choose another level or topic.")
    static let orderHint = Word(
        "Press a button, an arrow key on it, or drag a row, then check.")
    static let ruleBehind = Word("The rule:")

    static let seconds = Word("s")

    // A script fills in the values in braces.
    static let progress = Word("{right} of {all} right, {row} in a row")
    static let moved = Word("{what}: now number {place} of {count}")
    static let questionNumber = Word("Question {number}")
}

extension PracticeTopic {
    func name(in language: Language) -> Text {
        let word =
            switch self {
            case .launch: Word("Launch", as: "topic")
            case .home: Word("Home and back")
            case .opening: Word("Opened by a URL, a link or a quick action")
            case .interruptions: Word("Interruptions", as: "topic")
            case .lock: Word("Locking the device")
            case .tasks: Word("Background tasks")
            case .ending: Word("How an app ends")
            case .windows: Word("Several windows")
            case .watchdog: Word("The watchdog")
            case .waking: Word("Woken in the background")
            case .versions: Word("Older versions of iOS")
            }
        return word[language]
    }
}

extension PracticeLevel {
    /// The number of the level and its topics.
    func name(in language: Language) -> Text {
        let word =
            switch self {
            case .first: Word("1: launch, home, back")
            case .second: Word("2: interruptions, lock, tasks")
            case .third: Word("3: windows, watchdog, wakes, versions")
            }
        return word[language]
    }
}

/// The other words of the practice page, by the attributes in which its script finds them.
func practiceWords(in language: Language) -> [(attribute: StaticString, text: Text)] {
    let words: [(StaticString, Word)] = [
        ("data-up", .moveUp), ("data-down", .moveDown), ("data-progress", .progress),
        ("data-moved", .moved), ("data-number", .questionNumber),
    ]
    return words.map { ($0, $1[language]) }
}
