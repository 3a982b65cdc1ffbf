import Diagnostics
import LifecycleCore

/// The settings that a scenario has stated, to report repetitions.
struct StatedSettings {
    private var said: [(setting: Setting, isUsual: Bool, range: SourceRange)] = []

    /// Adds the statement of a setting.
    mutating func say(_ setting: Setting, _ range: SourceRange) throws(ParseFault) {
        switch setting {
        case .otherSuspended, .otherRunning: return
        case .usesDelegate: try say(.usesScenes, isUsual: false, mayRepeat: false, range)
        case .option(let option):
            try say(.option(option.question), isUsual: false, mayRepeat: false, range)
        default: try say(setting, isUsual: false, mayRepeat: setting == .hasMode, range)
        }
    }

    /// Adds the statement of a setting's default.
    mutating func sayUsual(_ setting: Setting, _ range: SourceRange) throws(ParseFault) {
        var setting = setting
        if case .option(let option) = setting { setting = .option(option.question) }
        try say(setting, isUsual: true, mayRepeat: false, range)
    }

    private mutating func say(
        _ setting: Setting, isUsual: Bool, mayRepeat: Bool, _ range: SourceRange
    ) throws(ParseFault) {
        for earlier in said where earlier.setting == setting {
            let isOpposite = earlier.isUsual != isUsual
            if mayRepeat, !isOpposite { continue }
            let line = earlier.range.start.line
            throw ParseFault(
                "scenario.said-twice", range,
                isOpposite
                    ? "line \(line) says the opposite" : "line \(line) already says this")
        }
        said.append((setting, isUsual, range))
    }
}
