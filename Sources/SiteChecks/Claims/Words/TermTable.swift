import LifecycleCore
import ScenarioText

/// The words for the values of a closed set, in several styles.
///
/// If words mean different values in two styles, the first style counts.
struct TermTable<Value: Equatable & Sendable>: Sendable {
    /// The values, each with its words in the order of the styles.
    let rows: [(value: Value, words: [String])]

    /// The meaning of words about a value; nil if the table does not have them.
    func parsedClaim(_ words: String, of value: Value) -> ParsedClaim? {
        let small = words.lowercased().replacing("’", with: "'")
        guard let right = rows.first(where: { $0.value == value })?.words else { return nil }
        for manner in right.indices {
            for row in rows where row.words[manner].lowercased() == small {
                return ParsedClaim(
                    isTrue: row.value == value, right: right[manner].capitalized(like: words))
            }
        }
        return nil
    }

    /// Examples of true words, for messages.
    func examples(for value: Value, inHan: Bool) -> [String] {
        var seen: Set<String> = []
        let words = rows.first { $0.value == value }?.words ?? []
        return words.filter { $0.hasHan == inHan && seen.insert($0).inserted }
    }
}

/// The words of claims that are neither numbers nor times.
enum Terms {
    static let states = TermTable<LifecycleState>(rows: [
        (.notRunning, ["not running", "not running", ".notRunning", "未运行", "未运行状态", "没有运行"]),
        (.inactive, ["inactive", "inactive", ".inactive", "非活跃", "非活跃状态", "不活跃"]),
        (.active, ["active", "active", ".active", "活跃", "活跃状态", "活跃"]),
        (.background, ["background", "in the background", ".background", "后台", "后台状态", "在后台"]),
        (.suspended, ["suspended", "suspended", ".suspended", "挂起", "挂起状态", "被挂起"]),
    ])

    /// The values of `applicationState`.
    static let readings = TermTable<ApplicationState>(rows: [
        (.active, ["active", ".active", "活跃", "活跃状态"]),
        (.inactive, ["inactive", ".inactive", "非活跃", "非活跃状态"]),
        (.background, ["background", ".background", "后台", "后台状态"]),
    ])

    /// Words that say whether something comes.
    static let comes = TermTable<Bool>(rows: [
        (
            true,
            [
                "called", "called", "is called", "is called", "are called", "posted",
                "is posted", "comes", "happens", "does", "is called", "are called", "does",
                "called", "被调用", "被调用", "会被调用", "调用", "出现", "被调用", "有调用",
            ]
        ),
        (
            false,
            [
                "not called", "never called", "is not called", "is never called",
                "are not called", "not posted", "is not posted", "never comes",
                "never happens", "does not", "isn't called", "aren't called", "doesn't",
                "never", "不被调用", "未被调用", "不会被调用", "不调用", "不出现", "没有被调用",
                "没有调用",
            ]
        ),
    ])

    /// The order of two things.
    static let order = TermTable<Bool>(rows: [
        (
            true,
            ["before", "comes before", "beforehand", "earlier", "first", "之前", "先于", "早于", "先"]
        ),
        (false, ["after", "comes after", "afterwards", "later", "second", "之后", "后于", "晚于", "后"]),
    ])

    /// Words that say whether the app is woken.
    static let woken = TermTable<Bool>(rows: [
        (
            true,
            ["woken", "is woken", "wakes", "is woken", "woken", "被唤醒", "会被唤醒", "唤醒", "被唤醒"]
        ),
        (
            false,
            [
                "not woken", "is not woken", "does not wake", "isn't woken", "never woken",
                "不被唤醒", "不会被唤醒", "不唤醒", "没有被唤醒",
            ]
        ),
    ])

    /// Words that say whether the system kills the app.
    static let killed = TermTable<Bool>(rows: [
        (
            true,
            [
                "killed", "is killed", "kills", "is killed", "killed", "被终止", "会被终止", "被杀死",
                "被终止", "被杀死",
            ]
        ),
        (
            false,
            [
                "not killed", "is not killed", "does not kill", "isn't killed", "never killed",
                "不被终止", "不会被终止", "不被杀死", "没有被终止", "没有被杀死",
            ]
        ),
    ])

    static let confidence = TermTable<Confidence>(rows: [
        (.documented, ["documented", "有文档", "文档记载", "有文档", "文档"]),
        (.observed, ["observed", "有观察", "实测", "有日志", "观察"]),
        (.inferred, ["inferred", "推断", "推断", "没有日志", "推断"]),
        (.contested, ["contested", "有争议", "有争议", "有争议", "争议"]),
    ])

    /// Words for no time limit.
    static let unlimited = TermTable<Bool>(rows: [
        (true, ["unlimited", "no limit", "has no limit", "无限制", "没有限制", "无限"])
    ])

    /// Words for no launch option.
    static let noOption = TermTable<Bool>(rows: [
        (true, ["no option", "none", "nothing", "没有选项", "无选项", "无"])
    ])

    /// Words that say whether two runs are equal.
    static let same = TermTable<Bool>(rows: [
        (true, ["the same", "the same", "same", "does not change", "相同", "一样"]),
        (false, ["different", "not the same", "different", "changes", "不同", "不一样"]),
    ])
}
