import LifecycleCore

extension [WayLine] {
    /// Adds a line, or extends a line that differs from it in one part only.
    mutating func merge<Part>(
        _ line: WayLine, _ part: WritableKeyPath<WayLine, [Part]>,
        where isAlike: (WayLine, WayLine) -> Bool
    ) {
        guard let known = firstIndex(where: { isAlike($0, line) }) else { return append(line) }
        self[known][keyPath: part] += line[keyPath: part]
        self[known].versions = self[known].versions.joined
        self[known].add(line)
    }

    /// Combines lines that differ only in the state.
    var withStatesJoined: [WayLine] {
        var lines: [WayLine] = []
        for line in self {
            lines.merge(line, \.from) { known, line in
                known.tellsTheSame(as: line) && known.triggers == line.triggers
                    && known.models == line.models
            }
        }
        return lines.map { line in
            var line = line
            line.from = LifecycleState.allCases.filter(line.from.contains)
            return line
        }
    }

    /// Combines lines that differ only in the model of app.
    var withModelsJoined: [WayLine] {
        var lines: [WayLine] = []
        for line in self {
            let twin = lines.firstIndex { known in
                known.models == .delegate && line.models == .scenes
                    && known.versions.withScenes == line.versions && known.from == line.from
                    && known.triggers == line.triggers && known.conditions == line.conditions
                    && known.occasion == line.occasion && known.mode == line.mode
                    && known.kill == line.kill
            }
            guard let twin else {
                lines.append(line)
                continue
            }
            lines[twin].models = .any
            lines[twin].calls += line.calls
            lines[twin].lastStates.formUnion(line.lastStates)
            lines[twin].add(line)
        }
        return lines
    }

    /// Combines lines that differ only in the trigger.
    var withTriggersJoined: [WayLine] {
        var lines: [WayLine] = []
        for line in self {
            lines.merge(line, \.triggers) { known, line in
                known.tellsTheSame(as: line) && known.models == line.models
                    && known.from == line.from
            }
        }
        return lines
    }
}

extension WayLine {
    /// Adds the ways and the rules of another line.
    fileprivate mutating func add(_ other: WayLine) {
        ways += other.ways
        for rule in other.callers where !callers.contains(where: { $0.name == rule.name }) {
            callers.append(rule)
        }
    }

    /// Whether it applies in the same circumstances on the same versions.
    fileprivate func tellsTheSame(as other: WayLine) -> Bool {
        occasion == other.occasion && conditions == other.conditions && mode == other.mode
            && versions == other.versions && calls == other.calls && kill == other.kill
            && lastStates == other.lastStates
            && contested.map(\.name) == other.contested.map(\.name)
    }
}
