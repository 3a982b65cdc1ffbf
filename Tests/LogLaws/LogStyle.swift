import DeviceLogs
import LifecycleCore
import LifecycleLaws

/// The style of an app's log: the format of its lines, and what it prints of a call.
struct LogStyle {
    var shape: LogShape
    var naming: Naming
    var printsState: Bool
    var printsScene: Bool
    /// True for a SwiftUI app that prints its phase beside the calls.
    var printsPhases: Bool
    /// The time of the first line, in milliseconds since the year 2000.
    var start: Int64

    /// The way calls are named.
    enum Naming: CaseIterable {
        /// As `#function` prints it.
        case swift
        /// As `__func__` prints it: the selector with the class.
        case objectiveC
    }

    /// Creates a random style.
    ///
    /// - Parameters:
    ///   - app: The app that logs.
    ///   - generator: The random numbers.
    init(of app: App, by generator: inout SplitMix) {
        shape = LogShape.all.picked(by: &generator)
        naming = Naming.allCases.picked(by: &generator)
        printsState = .random(using: &generator)
        printsScene = app.supportsWindows && Bool.random(using: &generator)
        printsPhases =
            app.model == .scenes && !app.supportsWindows
            && UInt8.random(in: 0..<4, using: &generator) == 0
        start = Int64.random(in: 12 * 365...27 * 365, using: &generator) * 86_400_000
    }

    /// The log of some calls, as lines with their ends.
    func log(of calls: [LoggedRun.Call]) -> [String] {
        calls.enumerated().map { index, call in
            let line = LogShape.Line(
                time: Stamp(milliseconds: start + call.time.milliseconds),
                process: 400 + 7 * call.process, message: message(call))
            return shape.print(line, index == 0, index == calls.count - 1)
        }
    }

    /// The message that the app prints for a call.
    private func message(_ call: LoggedRun.Call) -> String {
        var message = name(of: call.call)
        if printsScene, call.scene > 0 { message += " <UIWindowScene: 0x10\(call.scene)0>" }
        if printsState, let reads = call.reads { message += " [\(reads.name)]" }
        return message
    }

    private func name(of call: ObservedCall) -> String {
        switch call {
        case .callback(let callback):
            return naming == .swift ? "\(callback.name)" : "-[Delegate \(callback.selector)]"
        case .notification(let name):
            guard naming == .objectiveC else { return "\(name.name)" }
            switch name {
            case .powerStateDidChange: return "NSProcessInfoPowerStateDidChangeNotification"
            case .settingsDidChange: return "NSUserDefaultsDidChangeNotification"
            case .localeDidChange: return "kCFLocaleCurrentLocaleDidChangeNotification"
            default:
                // `UIScene.didActivateNotification` is `UISceneDidActivateNotification`.
                let parts = "\(name.name)".split(separator: ".")
                return parts[0] + parts[1].prefix(1).uppercased() + parts[1].dropFirst()
            }
        case .phase: return "\(call.name)"
        }
    }
}

/// A time with its date, for printing.
struct Stamp {
    var milliseconds: Int64

    /// `2023-06-05`.
    func date(_ separator: String) -> String {
        let (year, month, day) = civil
        return "\(year)\(separator)\(two(month))\(separator)\(two(day))"
    }

    /// `12:00:00`, the separator, and the milliseconds.
    func time(_ separator: String, digits: Int = 3) -> String {
        let fraction = "\(1000 + milliseconds % 1000)".dropFirst() + "000000"
        let seconds = milliseconds / 1000 % 86_400
        let clock = "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        return digits == 0 ? clock : clock + separator + fraction.prefix(digits)
    }

    /// `Jun 5`.
    var dayOfYear: String {
        let names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
        let (_, month, day) = civil
        return "\(names[Int(month) - 1]) \(day < 10 ? " " : "")\(day)"
    }

    private func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// The day in the Gregorian calendar (Howard Hinnant, "chrono-Compatible Low-Level Date
    /// Algorithms", `civil_from_days`).
    private var civil: (year: Int64, month: Int64, day: Int64) {
        // Days since March 1 of the year 0.
        let days = milliseconds / 86_400_000 + 730_425
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (
            era * 400 + yearOfEra + (month < 3 ? 1 : 0), month,
            dayOfYear - (153 * shifted + 2) / 5 + 1
        )
    }
}
