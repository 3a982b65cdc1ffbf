import LifecycleCore
import TraceViews

/// A line in the list of what calls a method, which combines events with the same description.
struct CallLine: Equatable {
    var occasion: Occasion
    var triggers: [Trigger]
    /// The possible states of the app at that time, in the order of all states.
    var from: [LifecycleState]
    /// The conditions worth mentioning.
    var conditions: [Requirement]
    /// The background mode that the app must declare to be woken; nil if it needs none.
    var mode: String?
    /// The lifecycle models of the app.
    var models: AppModels
    var versions: [VersionRange]
    var callers: [Rule]

    static func == (left: CallLine, right: CallLine) -> Bool {
        left.isAlike(right) && left.triggers == right.triggers && left.models == right.models
            && left.from == right.from && left.versions == right.versions
    }

    /// The lines about a method, those of the newest version first, and then by the number of
    /// conditions.
    static func all(about callback: Callback) -> [CallLine] {
        var lines: [CallLine] = []
        for line in CallWay.all(to: callback).map(CallLine.init) {
            lines.merge(line, \.versions) { $0.isSameButForVersions($1) }
        }
        lines = lines.filter { line in !lines.contains { $0.covers(line) } }
        return lines.withStatesJoined.withModelsJoined.withTriggersJoined.enumerated()
            .sorted { one, other in
                (one.element.order + [one.offset]).lexicographicallyPrecedes(
                    other.element.order + [other.offset])
            }.map(\.element)
    }

    private init(_ way: CallWay) {
        occasion = way.occasion
        triggers = [way.trigger]
        from = [way.from]
        conditions = way.conditions.filter { condition in
            condition.words != nil && !condition.isImplied(by: way.trigger)
        }.sorted { $0.index < $1.index }
        mode = way.mode
        models = way.model
        versions = [way.versions]
        callers = way.path.suffix(1)
    }

    /// Whether it applies to the newest version.
    var isCurrent: Bool { versions.last?.end == nil }

    private var order: [Int] { [Int(occasion.rawValue), isCurrent ? 0 : 1, conditions.count] }

    /// Whether it differs only in its triggers, apps, states or versions.
    private func isAlike(_ other: CallLine) -> Bool {
        occasion == other.occasion && conditions == other.conditions && mode == other.mode
    }

    private func isSameButForVersions(_ other: CallLine) -> Bool {
        isAlike(other) && triggers == other.triggers && models == other.models
            && from == other.from
    }

    /// Whether it includes another line with fewer conditions.
    private func covers(_ other: CallLine) -> Bool {
        occasion == other.occasion && triggers == other.triggers && models == other.models
            && from == other.from && mode == other.mode
            && conditions.count < other.conditions.count
            && conditions.allSatisfy { other.conditions.contains($0) }
            && other.callers.allSatisfy { rule in callers.contains { $0.name == rule.name } }
            && (versions + other.versions).joined == versions
    }
}

extension [CallLine] {
    /// Adds a line, or extends a line that differs from it in one part only.
    fileprivate mutating func merge<Part>(
        _ line: CallLine, _ part: WritableKeyPath<CallLine, [Part]>,
        where isAlike: (CallLine, CallLine) -> Bool
    ) {
        guard let known = firstIndex(where: { isAlike($0, line) }) else { return append(line) }
        self[known][keyPath: part] += line[keyPath: part]
        self[known].versions = self[known].versions.joined
        self[known].add(line.callers)
    }

    /// Combines lines that differ only in the state.
    fileprivate var withStatesJoined: [CallLine] {
        var lines: [CallLine] = []
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
    fileprivate var withModelsJoined: [CallLine] {
        var lines: [CallLine] = []
        for line in self {
            let twin = lines.firstIndex { known in
                known.models == .delegate && line.models == .scenes
                    && known.versions.withScenes == line.versions && known.from == line.from
                    && known.triggers == line.triggers && known.conditions == line.conditions
                    && known.occasion == line.occasion && known.mode == line.mode
            }
            guard let twin else {
                lines.append(line)
                continue
            }
            lines[twin].models = .any
            lines[twin].add(line.callers)
        }
        return lines
    }

    /// Combines lines that differ only in the trigger.
    fileprivate var withTriggersJoined: [CallLine] {
        var lines: [CallLine] = []
        for line in self {
            lines.merge(line, \.triggers) { known, line in
                known.tellsTheSame(as: line) && known.models == line.models
                    && known.from == line.from
            }
        }
        return lines
    }
}

extension CallLine {
    fileprivate mutating func add(_ rules: [Rule]) {
        for rule in rules where !callers.contains(where: { $0.name == rule.name }) {
            callers.append(rule)
        }
    }

    /// Whether it applies in the same circumstances on the same versions.
    fileprivate func tellsTheSame(as other: CallLine) -> Bool {
        occasion == other.occasion && conditions == other.conditions && mode == other.mode
            && versions == other.versions
    }
}

extension CallWay {
    /// The background mode that the app must declare for the trigger to wake it.
    fileprivate var mode: String? {
        from == .active || from == .inactive ? nil : path[0].wakingMode
    }
}
