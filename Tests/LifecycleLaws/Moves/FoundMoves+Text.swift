import LifecycleCore
import LifecycleReference

extension FoundMoves {
    /// The table, a line for each move.
    ///
    /// It has the states, the kind of app and the versions, the rules, and what is called. The
    /// conditions of a call follow `?`; `~` follows a call that is made at times, without a condition
    /// that would tell when.
    ///
    /// What an option makes is there only where it differs from what happens without it.
    public var lines: [String] {
        var lines: [(words: Words, versions: Set<IOSVersion>)] = []
        let sorted = entries.sorted { $0.key.isBefore($1.key) }
        var onAnyVersion: [Key: Found] = [:]
        for (key, found) in sorted { onAnyVersion[key.onAnyVersion, default: found].add(found) }
        for (key, found) in sorted {
            guard !isMadeWithout(key.option, key, found) else { continue }
            let all = onAnyVersion[key.onAnyVersion] ?? found
            let words = Words(key, found, all.calls)
            // The versions of a move stand behind each other.
            let known = lines.lastIndex { $0.words == words }
            if known == nil { lines.append((words, [])) }
            lines[known ?? lines.count - 1].versions.insert(key.version)
        }
        return lines.map { words, versions in
            "\(words.ends) \(VersionBands.text(of: versions)), \(words.rest)"
        }
    }

    /// Whether an app that takes the other side of a question makes the same move as other apps.
    private func isMadeWithout(_ option: ContestedOption?, _ key: Key, _ found: Found) -> Bool {
        var plain = key
        plain.option = nil
        guard option != nil, let other = entries[plain] else { return false }
        return found.isLike(other)
    }

    /// A line in front of the versions and behind them.
    private struct Words: Equatable {
        var ends: String
        var rest: String

        /// - Parameters:
        ///   - key: What tells the move apart.
        ///   - found: What it calls.
        ///   - calls: What it calls on any version, in order. What needs a condition to be called is
        ///     called on each version that has its rules, though sequences that are longer than those
        ///     that were searched may have to show it.
        init(_ key: Key, _ found: Found, _ calls: [FoundCall]) {
            let (always, all) = (found.always, found.all)
            let own = calls.filter { all.contains($0) || $0.holds(on: key.version) }
            let texts = own.map { call in
                let isAtTimes = call.conditions.isEmpty && !always.contains(call)
                let conditions = call.conditions.map { "?\($0.name)" }.joined()
                return " \(call.called.name)\(isAtTimes ? "~" : "")\(conditions)"
            }
            // Two rules may make a call on the same condition.
            let calls = texts.enumerated().filter { index, text in
                !text.contains("?") || !texts[..<index].contains(text)
            }.map(\.element)
            let option = key.option.map { "\($0) " } ?? ""
            let model = key.model == .scenes ? "scenes" : "delegate"
            ends = "\(option)\(key.from) \(key.to), \(model)"
            rest = "\(key.path.map { "\($0.rule.id)" }.joined(separator: " > ")):\(calls.joined())"
        }
    }
}

extension FoundMoves.Key {
    /// The same for all versions.
    fileprivate var onAnyVersion: FoundMoves.Key {
        var key = self
        key.version = .oldest
        return key
    }
}

extension FoundCall {
    /// Whether it is made on a condition, and by rules that a version has.
    fileprivate func holds(on version: IOSVersion) -> Bool {
        !conditions.isEmpty && ([rule] + askers).allSatisfy { $0.rule.versions.contains(version) }
    }
}
