import LifecycleCore

/// A time stamp of a log, for the order of its lines.
struct LogTime: Equatable {
    /// The kind of the stamp; only stamps of one kind can be compared.
    enum Kind {
        case date
        case dayOfYear
        case timeOfDay
    }

    var kind: Kind
    /// Milliseconds since the start of the kind's calendar, in UTC if the stamp has a zone.
    var milliseconds: Int64
    /// The month of a date, counted from the year 0; nil for other stamps.
    var month: Int?

    /// Returns true if the clock was set back from another stamp to this one.
    ///
    /// Times without a date start again at midnight, and days without a year on January 1.
    func isBefore(_ earlier: LogTime) -> Bool {
        guard kind == earlier.kind, milliseconds < earlier.milliseconds else { return false }
        return cycle.map { earlier.milliseconds - milliseconds < $0 / 2 } ?? true
    }

    /// The time since another stamp; nil if it is unknown.
    func span(since earlier: LogTime) -> Span? {
        guard kind == earlier.kind else { return nil }
        var difference = milliseconds - earlier.milliseconds
        if let cycle, difference < -cycle / 2 { difference += cycle }
        return difference < 0 ? nil : Span(milliseconds: difference)
    }

    /// The number of milliseconds after which the stamps start again: at midnight for a time, in
    /// the next year for a day; nil for dates.
    private var cycle: Int64? {
        let day: Int64 = 24 * 3_600_000
        switch kind {
        case .date: return nil
        case .dayOfYear: return 366 * day
        case .timeOfDay: return day
        }
    }

    /// The longest time between two lines of one call, in milliseconds.
    private static let moment: Int64 = 10

    /// Returns true if one call can have printed two lines with these stamps.
    func isSameMoment(as earlier: LogTime) -> Bool {
        kind == earlier.kind && abs(milliseconds - earlier.milliseconds) <= Self.moment
    }

    /// Reads a stamp, with or without brackets.
    init?(reading scanner: inout ByteScanner) {
        var rest = scanner
        let isBracketed = rest.skip("[")
        var days: Int64 = 0
        if let date = LogTime.date(&rest) {
            (days, month) = date
            kind = .date
        } else if let day = LogTime.dayOfYear(&rest) {
            days = day
            kind = .dayOfYear
        } else {
            kind = .timeOfDay
        }
        guard let time = LogTime.timeOfDay(&rest) else { return nil }
        if isBracketed, !rest.skip("]") { return nil }
        milliseconds = days * 86_400_000 + time
        scanner = rest
    }

    /// Reads `2023-06-05`, or with slashes, and the separator after it.
    private static func date(_ scanner: inout ByteScanner) -> (days: Int64, month: Int)? {
        var rest = scanner
        guard let year = rest.number(digits: 4...4), rest.skip("-") || rest.skip("/"),
            let month = rest.number(digits: 1...2), rest.skip("-") || rest.skip("/"),
            let day = rest.number(digits: 1...2), rest.skip("T") || rest.skipBlanks()
        else { return nil }
        scanner = rest
        return (daysBefore(year, month) + day, Int(12 * year + month - 1))
    }

    /// The days of the Gregorian calendar before a month, from a fixed day on.
    private static func daysBefore(_ year: Int64, _ month: Int64) -> Int64 {
        // Years that begin in March have their leap day at the end.
        let shifted = month > 2 ? year : year - 1
        let sinceMarch = (month + 9) % 12
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
            + (sinceMarch * 153 + 2) / 5
    }

    /// Reads `Jun 5`.
    private static func dayOfYear(_ scanner: inout ByteScanner) -> Int64? {
        var rest = scanner
        let word = String(decoding: rest.take { $0.isLetter }, as: UTF8.self)
        guard let month = months.firstIndex(of: word), rest.skipBlanks(),
            let day = rest.number(digits: 1...2), rest.skipBlanks()
        else { return nil }
        scanner = rest
        // 2000 is a leap year.
        return daysBefore(2000, Int64(month) + 1) - daysBefore(2000, 1) + day
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads `12:00:00.123456+0200`.
    private static func timeOfDay(_ scanner: inout ByteScanner) -> Int64? {
        guard let hour = scanner.number(digits: 1...2), scanner.skip(":"),
            let minute = scanner.number(digits: 2...2), scanner.skip(":"),
            let second = scanner.number(digits: 2...2)
        else { return nil }
        var milliseconds = ((hour * 60 + minute) * 60 + second) * 1000
        // CocoaLumberjack writes a colon before the milliseconds too.
        if scanner.skip(".") || scanner.skip(",") || scanner.skip(":") {
            let fraction = scanner.take { $0.isDigit }
            var scale: Int64 = 100
            for digit in fraction.prefix(3) {
                milliseconds += Int64(digit - UInt8(ascii: "0")) * scale
                scale /= 10
            }
        }
        return milliseconds - zone(&scanner)
    }

    /// The offset of a zone from UTC in milliseconds; 0 if there is no zone.
    private static func zone(_ scanner: inout ByteScanner) -> Int64 {
        if scanner.skip("Z") { return 0 }
        var rest = scanner
        let isApart = rest.skipBlanks()
        let isAhead = rest.skip("+")
        guard isAhead || rest.skip("-"), let hours = rest.number(digits: 2...4),
            !isApart || rest.next != UInt8(ascii: "-")
        else { return 0 }
        var minutes = hours > 99 ? hours / 100 * 60 + hours % 100 : hours * 60
        if rest.skip(":"), let more = rest.number(digits: 2...2) { minutes += more }
        scanner = rest
        return (isAhead ? minutes : -minutes) * 60_000
    }
}
