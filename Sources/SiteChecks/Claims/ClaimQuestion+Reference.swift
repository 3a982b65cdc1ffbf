public import Diagnostics
package import TraceViews

/// The questions of claims as plain text: the path, the question, and examples of words that answer
/// it.
///
/// - Parameter words: Words that a path, or what is said of it, must all have; none for the whole list.
/// - Returns: The list; empty if nothing has these words.
public func claimList(with words: [Text] = []) -> Text {
    let rows = ClaimQuestion.allCases.map(\.row).filter { row in
        let texts = ([row.path, row.summary] + row.words).map { $0.string.lowercased() }
        return words.allSatisfy { word in
            texts.contains { $0.contains(word.string.lowercased()) }
        }
    }
    if rows.isEmpty { return Text() }
    var list: Text =
        "[words](trace:ID/PATH) quotes the run of the scenario ID; PATH is one of these:\n"
    for row in rows {
        list.append("\n  \(row.path)\n    \(row.summary)\n    " as Text)
        for (index, words) in row.words.enumerated() {
            list.append("\(index == 0 ? "" : ", ")[\(words)]" as Text)
        }
        list.append("\n")
    }
    guard words.isEmpty else { return list }
    list.append(
        """

        NAME is a method, a notification, a state or an event, such as sceneDidBecomeActive or
        goes-home, or calls, rows, killed, badge, expirationHandler; sceneDidBecomeActive(2) is the
        second one. TIME is written as in a scenario. '?ios=12' behind the path names a version,
        '?ios=12,17' compares two: [the same], [two more], [10 s later].

        A number or a time may be compared with: [at least 10 s], [less than 20 s], [more than two],
        [at most five], [about a minute] (within a tenth), [10 s or more]. Other words may be
        [not active] or [inactive or background].

        [inferred](trace:rule/RULE/confidence) quotes the confidence of a rule.

        """)
    return list
}

extension ClaimQuestion {
    /// The question as a row of the reference.
    package var row: ClaimTableRow {
        ClaimTableRow(
            path: Text(string: pattern), summary: Text(summary),
            words: words.map { Text(string: $0) })
    }

    /// The question in one sentence.
    private var summary: StaticString {
        switch self {
        case .count: "How often something comes; without a name, how many rows the trace has."
        case .called: "Whether something comes at all."
        case .time: "When something comes, counted from the start of the scenario."
        case .row: "In which row of the trace something comes."
        case .span: "How long after the first the second comes next."
        case .order: "Whether the first comes before the second."
        case .final: "The state of the app at the end."
        case .state: "The state of the app at a moment, after everything that happens at it."
        case .reads: "What applicationState reads in a call, or in each of several."
        case .option: "The key of launchOptions or connectionOptions that a call is told."
        case .remaining: "What the app reads from backgroundTimeRemaining at a moment."
        case .killed: "The code that the system kills the app with."
        case .woken: "Whether what comes in the background wakes the app."
        case .badge: "The number on the icon, at the end or at a moment."
        case .rule: "The rule by which something comes."
        case .confidence:
            "The evidence for that rule; without a name, the weakest evidence of the whole run."
        case .same: "Whether the runs on two versions are the same, row by row."
        }
    }

    /// Examples of words that answer it.
    private var words: [String] {
        switch self {
        case .badge: ["3", "1,200", "three"]
        case .count: ["3", "1,200", "three", "twice", "never", "三次"]
        case .called: ["called", "is never called", "被调用", "不会被调用"]
        case .time, .span: ["61 s", "61", "1 min 1 s", "five seconds", "61 秒", "一分零一秒"]
        case .row: ["12", "third", "3rd", "第三"]
        case .order: ["before", "after", "之前", "之后"]
        case .final, .state:
            ["not running", "inactive", "active", "in the background", "suspended", "挂起"]
        case .reads: ["active", ".inactive", "background", "后台"]
        case .option: ["url", "no option"]
        case .remaining: ["20 s", "unlimited", "没有限制"]
        case .killed: ["0x8badf00d", "killed", "not killed", "不被终止"]
        case .woken: ["woken", "not woken", "被唤醒"]
        case .rule: ["suspend"]
        case .confidence: ["documented", "observed", "inferred", "contested", "有争议"]
        case .same: ["the same", "different", "相同", "不同"]
        }
    }
}
