import ArgumentParser
import Diagnostics
import SiteModel

/// The severity of a kind of diagnostic: `--rule link.empty=warning`.
struct RuleSetting {
    var id: Text
    var level: Level

    enum Level: String, CaseIterable {
        case error
        case warning
        case off
    }

    static func argument(_ text: String) throws -> RuleSetting {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let level = Level(rawValue: String(parts[1])) else {
            throw ValidationError(
                "'\(text)' is not 'ID=LEVEL'; the levels are error, warning and off.")
        }
        let id = Text(string: String(parts[0]))
        let ids = diagnosticCatalogue.map { Text($0.id) }
        guard ids.contains(id) else {
            let hint = nearestWord(to: id, among: ids).map { " Did you mean '\($0.string)'?" } ?? ""
            throw ValidationError("There is no diagnostic '\(parts[0])'.\(hint)")
        }
        return RuleSetting(id: id, level: level)
    }
}

extension Diagnostic {
    /// Applies the severity from the settings; the last one counts.
    ///
    /// - Returns: Whether to report the diagnostic at all.
    mutating func obey(_ settings: [RuleSetting]) -> Bool {
        guard let setting = settings.last(where: { $0.id == id.name }) else { return true }
        switch setting.level {
        case .off: return false
        case .warning: severity = .warning
        // A mismatch is an error that keeps its own exit code.
        case .error: severity = severity == .mismatch ? .mismatch : .error
        }
        return true
    }
}
