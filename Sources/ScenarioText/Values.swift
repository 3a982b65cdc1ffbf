public import Diagnostics
public import LifecycleCore

/// A value in a phrase.
enum Value {
    case time(Span)
    case version(IOSVersion)
    case name(Text)
    case callback(Callback)
    case state(LifecycleState)
    case killCode(KillCode)
    case count(Int64)
    case mode(BackgroundModes)
    case activity(Activity)
    case schedulerTask(LaunchReason)
    case frame(ViewFrame)
    case point(Point)
    case size(Int32)
    case clock(TimerClock)
    case reading(ApplicationState)
    case option(Text)
}

extension Value {
    /// Whether the value is a change of `scenePhase`.
    var isPhase: Bool {
        guard case .callback(let callback) = self else { return false }
        return ScenePhase(toldBy: callback) != nil
    }
}

/// The reason why a word is not a valid value; its text follows the word in quotes.
struct ValueFault: Error {
    var id: DiagnosticID
    var text: Message
}

extension ValueKind {
    /// The longest time that a scenario may name: ten years of 365 days.
    static let longestTime = Span.seconds(10 * 365 * 24 * 3600)

    /// Parses a token as a value of this kind.
    ///
    /// - Returns: The value; nil if the token does not look like one.
    /// - Throws: The fault of a token that looks like one.
    func read(_ token: Token) throws(ValueFault) -> Value? {
        if self == .task || self == .view || self == .otherApp || self == .permission {
            return token.kind == .quoted ? .name(token.text) : nil
        }
        guard token.kind == .word else { return nil }
        let bytes = token.bytes
        switch self {
        case .time: return try readTime(bytes).map { .time($0) }
        case .version: return try readVersion(bytes).map { .version($0) }
        case .count: return wholeNumber(bytes).map { .count($0) }
        case .task, .view, .otherApp, .permission: return nil
        case .callback:
            for callback in Callback.allCases
            where bytes == callback.alias || bytes == callback.name
                || bytes == callback.selector || bytes.areWords(callback.name)
            {
                return .callback(callback)
            }
        case .state:
            for state in LifecycleState.allCases
            where bytes == state.word || bytes.areWords(state.name) {
                return .state(state)
            }
        case .mode:
            for (name, mode) in BackgroundModes.all where bytes == name { return .mode(mode) }
        case .activity:
            for activity in Activity.allCases
            where bytes == activity.word || bytes.areWords(activity.plainName) {
                return .activity(activity)
            }
        case .frame:
            guard let numbers = try readNumbers(bytes, 4, Self.frame.description) else {
                return nil
            }
            return .frame(
                ViewFrame(
                    origin: Point(x: numbers[0], y: numbers[1]), width: numbers[2],
                    height: numbers[3]))
        case .point:
            guard let numbers = try readNumbers(bytes, 2, Self.point.description) else {
                return nil
            }
            return .point(Point(x: numbers[0], y: numbers[1]))
        case .size: return try readSize(bytes).map { .size($0) }
        case .clock:
            if bytes == "deadline" { return .clock(.deadline) }
            if bytes == "wallDeadline" { return .clock(.wallDeadline) }
        case .schedulerTask:
            if bytes == "refresh" { return .schedulerTask(.refreshTask) }
            if bytes == "processing" { return .schedulerTask(.processingTask) }
        case .reading:
            for state in ApplicationState.allCases where bytes == state.name {
                return .reading(state)
            }
        case .option:
            for key in LaunchReason.optionKeys where bytes == key { return .option(Text(key)) }
        case .killCode:
            for code in KillCode.allCases where bytes == code.code { return .killCode(code) }
        }
        return nil
    }

    /// Whether a token is a value of this kind.
    func accepts(_ token: Token) -> Bool {
        do throws(ValueFault) {
            return try read(token) != nil
        } catch {
            return false
        }
    }

    /// The valid words, for suggestions.
    var vocabulary: [Text] {
        switch self {
        case .callback: Callback.allCases.map { Text($0.alias) }
        case .state: LifecycleState.allCases.map { Text($0.name) } + ["not-running"]
        case .killCode: KillCode.allCases.map { Text($0.code) }
        case .mode: BackgroundModes.all.map { Text($0.name) }
        case .activity: Activity.allCases.map { Text($0.word) }
        case .schedulerTask: ["refresh", "processing"]
        case .clock: ["deadline", "wallDeadline"]
        case .reading: ApplicationState.allCases.map { Text($0.name) }
        case .option: LaunchReason.optionKeys.map { Text($0) }
        case .time, .version, .task, .view, .count, .frame, .point, .size, .otherApp, .permission:
            []
        }
    }
}

extension Instant {
    /// Creates the time that is written as in a scenario, such as `1m30s`; nil if it is not valid.
    public init?(written time: Text) {
        do throws(ValueFault) {
            let span = try time.bytes.withUnsafeBufferPointer {
                bytes throws(ValueFault) in try readTime(bytes[...])
            }
            guard let span else { return nil }
            self = .zero + span
        } catch {
            return nil
        }
    }
}

/// Parses a time such as `1m30s`, `500ms` or `1.5s`, the sum of numbers with units.
private func readTime(_ bytes: Letters) throws(ValueFault) -> Span? {
    guard let first = bytes.first, isDigit(first) else { return nil }
    var rest = bytes
    var total: Int64 = 0
    while !rest.isEmpty {
        let number = rest.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
        rest = rest.dropFirst(number.count)
        rest = rest.drop { $0.isBlank }
        let unit = rest.prefix { !isDigit($0) }
        rest = rest.dropFirst(unit.count)
        guard !unit.isEmpty else {
            throw ValueFault(
                id: "scenario.bad-time", text: "needs a unit: \(Text(number))s for seconds")
        }
        guard let factor = millisecondsPer(unit) else {
            throw ValueFault(
                id: "scenario.bad-time", text: "is not a time: the units are ms, s, m and h")
        }
        guard let milliseconds = thousandths(number, of: factor) else {
            throw ValueFault(
                id: "scenario.bad-time",
                text: "is not a time: write whole milliseconds, such as 1.5s")
        }
        total += milliseconds
        guard total <= ValueKind.longestTime.milliseconds else {
            throw ValueFault(id: "scenario.bad-time", text: "is longer than ten years")
        }
    }
    return Span(milliseconds: total)
}

private func millisecondsPer(_ unit: Letters) -> Int64? {
    if unit == "ms" { return 1 }
    if unit == "s" { return 1000 }
    if unit == "m" { return 60_000 }
    if unit == "h" { return 3_600_000 }
    return nil
}

/// A decimal number times a factor; nil unless that is a whole number.
///
/// A number beyond the longest time gives a result beyond it too.
private func thousandths(_ number: Letters, of factor: Int64) -> Int64? {
    let point = number.firstIndex(of: UInt8(ascii: ".")) ?? number.endIndex
    let whole = number[..<point]
    let decimals = number[point...].dropFirst()
    let limit = ValueKind.longestTime.milliseconds
    if whole.count > 12, whole.allSatisfy(isDigit) { return limit + 1 }
    guard let units = wholeNumber(whole) else { return nil }
    guard units <= limit else { return limit + 1 }
    guard point < number.endIndex else { return units * factor }
    guard decimals.count <= 3, let fraction = wholeNumber(decimals) else { return nil }
    var scale: Int64 = 1
    for _ in decimals { scale *= 10 }
    guard fraction * factor % scale == 0 else { return nil }
    return units * factor + fraction * factor / scale
}

private func readVersion(_ bytes: Letters) throws(ValueFault) -> IOSVersion? {
    guard let first = bytes.first, isDigit(first) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.map { wholeNumber($0) }
    guard parts.count <= 3, !numbers.contains(nil) else {
        throw ValueFault(id: "scenario.bad-version", text: "is not a version: write 12 or 13.4")
    }
    let major = numbers[0] ?? 0
    let minor = numbers.count > 1 ? numbers[1] ?? 0 : 0
    guard major >= IOSVersion.oldest.major, major <= IOSVersion.newest.major else {
        throw ValueFault(
            id: "scenario.bad-version",
            text: "is not modelled: \(IOSVersion.oldest.major) to \(IOSVersion.newest.major) are")
    }
    let version = IOSVersion(UInt8(major), UInt8(truncatingIfNeeded: min(minor, 255)))
    guard version.exists else {
        throw ValueFault(
            id: "scenario.bad-version", text: "is not a version of iOS: \(version.reasonForNone)")
    }
    return version
}

/// Parses a number of whole numbers separated by commas, such as `10,20`.
private func readNumbers(
    _ bytes: Letters, _ count: Int, _ wanted: StaticString
) throws(ValueFault) -> [Int32]? {
    guard let first = bytes.first, isDigit(first) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    var numbers: [Int32] = []
    for part in parts {
        guard let number = wholeNumber(part), number < 10_000 else {
            throw ValueFault(id: "scenario.bad-place", text: "is not \(Message(Text(wanted)))")
        }
        numbers.append(Int32(number))
    }
    guard numbers.count == count else {
        throw ValueFault(id: "scenario.bad-place", text: "is not \(Message(Text(wanted)))")
    }
    return numbers
}

/// Parses megabytes, such as `200MB`.
private func readSize(_ bytes: Letters) throws(ValueFault) -> Int32? {
    guard let first = bytes.first, isDigit(first) else { return nil }
    let digits = bytes.prefix(while: isDigit)
    guard bytes.dropFirst(digits.count) == "MB", let number = wholeNumber(digits),
        number > 0, number < 1_000_000
    else {
        throw ValueFault(
            id: "scenario.bad-size", text: "is not a size: write megabytes, such as 200MB")
    }
    return Int32(number)
}

private func wholeNumber(_ bytes: Letters) -> Int64? {
    guard !bytes.isEmpty, bytes.count <= 12 else { return nil }
    var number: Int64 = 0
    for byte in bytes {
        guard isDigit(byte) else { return nil }
        number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return number
}

private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// Returns whether bytes equal those of a literal.
func == (bytes: Letters, literal: StaticString) -> Bool {
    guard literal.utf8CodeUnitCount == bytes.count else { return false }
    return literal.withUTF8Buffer { bytes.elementsEqual($0) }
}
