import Diagnostics
import LifecycleCore
import ScenarioText

/// A question that the path of a claim can ask.
package enum ClaimQuestion: String, CaseIterable {
    case count
    case called
    case time
    case row
    case span
    case order
    case final
    case state
    case reads
    case option
    case remaining
    case killed
    case woken
    case badge
    case rule
    case confidence
    case same

    /// The number of names after the word.
    var names: ClosedRange<Int> {
        switch self {
        case .count, .confidence: 0...1
        case .called, .time, .row, .reads, .option, .rule: 1...1
        case .span, .order: 2...2
        case .final, .state, .remaining, .killed, .woken, .badge, .same: 0...0
        }
    }

    /// The rule for `at/TIME`: required, possible or not allowed.
    var moment: Moment {
        switch self {
        case .state, .remaining: .required
        case .count, .called, .reads, .option, .killed, .woken, .badge: .possible
        case .time, .row, .span, .order, .final, .rule, .confidence, .same: .none
        }
    }

    enum Moment {
        case none
        case possible
        case required
    }

    /// The whole path, for messages: `reads/NAME[/at/TIME]`.
    var pattern: String {
        var pattern = rawValue
        for number in 0..<names.upperBound {
            pattern += names.contains(number) ? "[/NAME]" : "/NAME"
        }
        switch moment {
        case .none: return pattern
        case .possible: return pattern + "[/at/TIME]"
        case .required: return pattern + "/at/TIME"
        }
    }

    /// The question to a run; nil for `same`, which compares two whole runs.
    func question(_ selections: [EntrySelection], at time: Instant?) -> Question? {
        var first = selections.first ?? EntrySelection(.anything)
        first.time = time
        switch self {
        case .count: return .count(first)
        case .called: return .comes(first)
        case .time: return .time(first)
        case .row: return .row(first)
        case .span: return .span(first, until: selections[1])
        case .order: return .order(first, selections[1])
        case .final: return .state(at: nil)
        case .state: return .state(at: time)
        case .reads: return .reads(first)
        case .option: return .option(first)
        case .remaining: return .remaining(at: time ?? .zero)
        case .killed: return .killed(at: time)
        case .woken: return .woken(at: time)
        case .badge: return .badge(at: time)
        case .rule: return .rule(first)
        case .confidence: return selections.isEmpty ? .weakestRule : .rule(first)
        case .same: return nil
        }
    }
}
