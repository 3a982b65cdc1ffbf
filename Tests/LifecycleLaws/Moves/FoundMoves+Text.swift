import LifecycleCore
import LifecycleReference

extension FoundMoves {
    /// The table, with a line for each move.
    ///
    /// A line has the states, the kind of app, the versions, the rules and the calls. The
    /// conditions of a call follow `?`. A `~` follows a call that is sometimes made, without a
    /// condition that tells when. A move of an option is included only if it differs from the move
    /// without it.
    public var lines: [String] {
        var lines: [(words: Words, versions: Set<IOSVersion>)] = []
        let sorted = entries.sorted { $0.key.isBefore($1.key) }
        var onAnyVersion: [Key: Found] = [:]
        for (key, found) in sorted { onAnyVersion[key.onAnyVersion, default: found].add(found) }
        for (key, found) in sorted {
            guard !isMadeWithout(key.option, key, found) else { continue }
            let all = onAnyVersion[key.onAnyVersion] ?? found
            let words = Words(key, found, all.calls)
            // The versions of a move follow each other.
            let known = lines.lastIndex { $0.words == words }
            if known == nil { lines.append((words, [])) }
            lines[known ?? lines.count - 1].versions.insert(key.version)
        }
        return lines.map { words, versions in
            "\(words.ends) \(VersionBands.text(of: versions)), \(words.rest)"
        }
    }

    /// Returns true if an app with the other side of a question makes the same move as other apps.
    private func isMadeWithout(_ option: ContestedOption?, _ key: Key, _ found: Found) -> Bool {
        var plain = key
        plain.option = nil
        guard option != nil, let other = entries[plain] else { return false }
        return found.isLike(other)
    }

    /// The parts of a line before and after the versions.
    private struct Words: Equatable {
        var ends: String
        var rest: String

        /// - Parameters:
        ///   - key: The key of the move.
        ///   - found: The calls of the move.
        ///   - calls: The calls of the move on any version, in order. A call with a condition
        ///     belongs to each version with its rules, even if only longer sequences would show it
        ///     there.
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
    fileprivate var onAnyVersion: FoundMoves.Key {
        var key = self
        key.version = .oldest
        return key
    }
}

extension FoundCall {
    /// Returns true if the call has a condition, and a version has the rules for it.
    fileprivate func holds(on version: IOSVersion) -> Bool {
        !conditions.isEmpty && ([rule] + askers).allSatisfy { $0.rule.versions.contains(version) }
    }
}
