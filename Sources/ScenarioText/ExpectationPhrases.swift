import Diagnostics
import LifecycleCore

/// The forms of a statement that begins with `expect`.
enum ExpectationForm: UInt8 {
    case state
    case path
    case killed
    case notKilled
    case woken
    case notWoken
    case badge
    case remaining
    case unlimited
    case never
    case called
    case times
    case order
    case reads
    case option
    case noOption
}

/// The phrases of expectations.
let expectationRows: [PhraseRow] = [
    PhraseRow(
        "expect state <state> at <time>", .expect(.state),
        "The app is in a state after everything that happens at a moment."),
    PhraseRow(
        "expect state <state> then <state> …", .expect(.path),
        "The app goes through these states, directly one after the other."),
    PhraseRow(
        "expect killed <code>", .expect(.killed), "The system kills the app with a code."),
    PhraseRow(
        "expect killed <code> at <time>", .expect(.killed),
        "The system kills the app with a code, at a moment."),
    PhraseRow("expect not killed", .expect(.notKilled), "The system does not kill the app."),
    PhraseRow(
        "expect woken", .expect(.woken),
        "Everything that could wake the app while it is suspended or not running does so."),
    PhraseRow(
        "expect woken at <time>", .expect(.woken), "What comes at a moment wakes the app."),
    PhraseRow(
        "expect not woken", .expect(.notWoken),
        "Nothing that could wake the app while it is suspended or not running does so."),
    PhraseRow(
        "expect not woken at <time>", .expect(.notWoken),
        "What comes at a moment does not wake the app."),
    PhraseRow(
        "expect badge <count>", .expect(.badge), "The number on the icon at the end; 0 is none."),
    PhraseRow(
        "expect badge <count> at <time>", .expect(.badge),
        "The number on the icon after everything that happens at a moment."),
    PhraseRow(
        "expect backgroundTimeRemaining <time> at <time>", .expect(.remaining),
        "What the app reads at a moment is this much time."),
    PhraseRow(
        "expect backgroundTimeRemaining unlimited at <time>", .expect(.unlimited),
        "What the app reads at a moment is no limit, as in the foreground."),
    PhraseRow("expect never <callback>", .expect(.never), "A method is not called."),
    PhraseRow("expect <callback>", .expect(.called), "A method is called at least once."),
    PhraseRow(
        "expect <callback> at <time>", .expect(.called), "A method is called at a moment."),
    PhraseRow(
        "expect <callback> <count> times", .expect(.times),
        "A method is called a number of times."),
    PhraseRow(
        "expect <callback> before <callback>", .expect(.order),
        "The first call of one method comes before the first call of another."),
    PhraseRow(
        "expect <callback> reads <reading>", .expect(.reads),
        "A method is called, and applicationState reads this in each call of it."),
    PhraseRow(
        "expect <callback> reads <reading> at <time>", .expect(.reads),
        "A method is called at a moment, and applicationState reads this in it."),
    PhraseRow(
        "expect <callback> with <option>", .expect(.option),
        "A launch method is called, and each call of it is told this option."),
    PhraseRow(
        "expect <callback> with <option> at <time>", .expect(.option),
        "A launch method is called at a moment, and it is told this option."),
    PhraseRow(
        "expect <callback> without option", .expect(.noOption),
        "A launch method is called, and no call of it is told an option."),
    PhraseRow(
        "expect <callback> without option at <time>", .expect(.noOption),
        "A launch method is called at a moment, and it is told no option."),
]

extension ExpectationForm {
    /// The claim of a statement of this form, made from its values.
    func claim(with values: [Value]) -> Expectation.Claim {
        // The time, if a form has one, is the last value.
        var time: Instant?
        if case .time(let span)? = values.last { time = Instant.zero + span }
        switch (self, values.first, values.last) {
        case (.state, .state(let state)?, _): return .answer(.state(at: time), .state(state))
        case (.path, _, _): return .path(values.compactMap { $0.state })
        case (.killed, .killCode(let code)?, _):
            return .answer(.killed(at: time), .killed(code))
        case (.woken, _, _): return .answer(.woken(at: time), .woken(true))
        case (.notWoken, _, _): return .answer(.woken(at: time), .woken(false))
        case (.badge, .count(let number)?, _):
            return .answer(.badge(at: time), .number(number))
        case (.remaining, .time(let span)?, _):
            return .answer(.remaining(at: time ?? .zero), .remaining(span))
        case (.unlimited, _, _):
            return .answer(.remaining(at: time ?? .zero), .remaining(nil))
        case (.never, .callback(let callback)?, _):
            return .answer(.comes(EntrySelection(.callback(callback))), .comes(false))
        case (.called, .callback(let callback)?, _):
            return .answer(.comes(EntrySelection(.callback(callback), at: time)), .comes(true))
        case (.times, .callback(let callback)?, .count(let count)?):
            return .answer(.count(EntrySelection(.callback(callback))), .number(count))
        case (.order, .callback(let first)?, .callback(let second)?):
            return .answer(
                .order(EntrySelection(.callback(first)), EntrySelection(.callback(second))),
                .isBefore(true))
        case (.reads, .callback(let callback)?, _):
            let readings = values.compactMap { $0.reading }
            return .answer(
                .reads(EntrySelection(.callback(callback), at: time)), .reading(readings[0]))
        case (.option, .callback(let callback)?, _):
            let keys = values.compactMap { $0.option }
            return .answer(.option(EntrySelection(.callback(callback), at: time)), .option(keys[0]))
        case (.noOption, .callback(let callback)?, _):
            return .answer(.option(EntrySelection(.callback(callback), at: time)), .option(nil))
        default: return .notKilled
        }
    }
}

extension Value {
    fileprivate var state: LifecycleState? {
        if case .state(let state) = self { state } else { nil }
    }

    fileprivate var reading: ApplicationState? {
        if case .reading(let state) = self { state } else { nil }
    }

    fileprivate var option: Text? {
        if case .option(let key) = self { key } else { nil }
    }
}
