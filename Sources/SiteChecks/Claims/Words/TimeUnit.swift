/// A unit of time and how it is written.
struct TimeUnit: Equatable {
    var milliseconds: Int64
    var singular: String
    var plural: String
    var family: Family

    /// Units that are written together.
    enum Family: CaseIterable {
        /// `s`, `min`
        case symbols
        /// `seconds`, `minutes`
        case words
        /// `秒`, `分钟`
        case han
    }

    /// All units, with the longest first in each family.
    static let all: [TimeUnit] = [
        unit(86_400_000, "d", .symbols), unit(3_600_000, "h", .symbols),
        unit(60_000, "min", .symbols), unit(1000, "s", .symbols), unit(1, "ms", .symbols),
        TimeUnit(milliseconds: 86_400_000, singular: "day", plural: "days", family: .words),
        TimeUnit(milliseconds: 3_600_000, singular: "hour", plural: "hours", family: .words),
        TimeUnit(milliseconds: 60_000, singular: "minute", plural: "minutes", family: .words),
        TimeUnit(milliseconds: 1000, singular: "second", plural: "seconds", family: .words),
        TimeUnit(
            milliseconds: 1, singular: "millisecond", plural: "milliseconds", family: .words),
        unit(86_400_000, "天", .han), unit(3_600_000, "小时", .han), unit(60_000, "分钟", .han),
        unit(60_000, "分", .han), unit(1000, "秒钟", .han), unit(1000, "秒", .han),
        unit(1, "毫秒", .han),
    ]

    private static func unit(
        _ milliseconds: Int64, _ word: String, _ family: Family
    ) -> TimeUnit {
        TimeUnit(milliseconds: milliseconds, singular: word, plural: word, family: family)
    }

    /// The unit with this name.
    static func named(_ word: String) -> TimeUnit? {
        all.first { $0.singular == word || $0.plural == word }
    }

    /// The unit with this length in a family.
    static func of(_ milliseconds: Int64, _ family: Family) -> TimeUnit? {
        all.last { $0.milliseconds == milliseconds && $0.family == family }
    }
}
