import Diagnostics
import LifecycleCore
import Markup
import TraceViews

extension PageWriter {
    /// Appends the events that lead to a method, grouped by occasion.
    mutating func calledWhen(_ callback: Callback) {
        heading("when", .calledWhen)
        let lines = WayLine.all(about: callback)
        guard !lines.isEmpty else { return paragraph(.noRuleCalls) }
        append(lines, atMost: 5) { page, lines, common in
            let groups = callback.occasions.map { occasion in
                (occasion, lines: lines.filter { $0.occasion == occasion })
            }
            let usual = groups.filter { $0.lines.contains { !$0.isRare } }
            let rare = groups.filter { $0.lines.allSatisfy(\.isRare) }
            return (usual + rare).map { occasion, own in
                (HTML(text: occasion.words[page.language]), page.items(of: own, common))
            }
        }
    }

    /// Appends groups of lines, below what all of them have in common; those of older versions only
    /// are folded.
    mutating func append(
        _ lines: [WayLine], atMost room: Int = .max,
        _ groups: (PageWriter, [WayLine], CommonToLines) -> [OccasionLines]
    ) {
        let language = language
        let current = lines.filter(\.isCurrent)
        let common = CommonToLines(lines, usually: current)
        if let words = sequence(
            common.conditions.compactMap { $0.words.map { HTML(text: $0[language]) } })
        {
            paragraph { paragraph in
                paragraph.append(Word.inEachCase[language])
                paragraph.append(words)
                paragraph.append(Word.stop[language])
            }
        }
        appendUsual(common)
        let older = groups(self, lines.filter { !$0.isCurrent }, common)
        append(occasionList(groups(self, current, common), atMost: room, older: older))
    }

    /// Appends what holds for the lines that say nothing else.
    private mutating func appendUsual(_ common: CommonToLines) {
        let states = sequence(common.from.map { state in HTML { $0.state(state, in: language) } })
        let apps = common.isOfSomeApps ? HTML(text: Text(common.models, in: language)) : nil
        let versions =
            common.isOfSomeApps
            ? sequence(common.versions.map { HTML(text: Text($0, in: language)) }) : nil
        let parts = [states, apps, versions, names(of: common.callers)].compactMap(\.self)
        guard !parts.isEmpty else { return }
        let words = Word.unlessLineSays[language]
        append(
            silently: HTML { html in
                html.element(.p, ["class": "usual"]) { paragraph in
                    paragraph.append(words)
                    paragraph.append(parts)
                }
                html.lineFeed()
            })
    }

    /// The triggers of lines, with the state, the apps, the rules and a run below; lines that differ
    /// only in their first version are one item.
    func items(of lines: [WayLine], _ common: CommonToLines) -> [HTML] {
        var groups: [[WayLine]] = []
        for line in lines {
            if let known = groups.firstIndex(where: { $0[0].differsOnlyInBegin(from: line) }) {
                groups[known].append(line)
            } else {
                groups.append([line])
            }
        }
        return groups.map { item(of: $0, common) }
    }

    private func item(of lines: [WayLine], _ common: CommonToLines) -> HTML {
        let isAlone = lines.count == 1
        let lines =
            lines.filter { $0.versions == common.versions }
            + lines.filter { $0.versions != common.versions }
        var parts = circumstances(of: lines[0], common)
        if isAlone, let versions = versions(of: lines[0], common) { parts.append(versions) }
        let callers = lines.reduce(into: [Rule]()) { callers, line in
            callers += line.currentCallers.filter { rule in
                !callers.contains { $0.name == rule.name }
            }
        }
        if callers.map(\.name) != common.callers.map(\.name), let names = names(of: callers) {
            parts.append(names)
        }
        if let names = names(of: lines[0].contested) { parts.append(names) }
        if let run = link(toBestOf: lines.flatMap { book.steps.uses(of: $0) }) { parts.append(run) }
        return HTML { html in
            for (index, line) in lines.enumerated() {
                if index > 0 { html.append(Word.betweenSources[language]) }
                if !isAlone, let versions = versions(of: line, common) {
                    html.append(versions)
                    html.append(Word.colon[language])
                }
                html.append(sequence(line.triggers.map { agendaItem($0) }) ?? HTML())
            }
            if let kill = lines[0].kill { html.append(words(for: kill)) }
            guard !parts.isEmpty else { return }
            html.empty(.br)
            html.small { $0.append(parts) }
        }
    }

    /// That the system kills the app, with a link to the code.
    func words(for kill: KillReason) -> HTML {
        HTML { html in
            html.append(Word.killedWith[language])
            html.append(link(to: kill.code.path) { $0.code(Text(kill.code.code)) })
        }
    }

    /// A trigger, as a link to its page if it has one.
    func agendaItem(_ trigger: Trigger) -> HTML {
        let words = trigger.words(in: language)
        guard let event = ReferenceEvent.all.first(where: { $0.trigger == trigger }) else {
            return HTML(text: words)
        }
        return link(to: event.path) { $0.append(words) }
    }

    /// The names of rules, each with its confidence; nil if there are none.
    func names(of rules: [Rule]) -> HTML? {
        sequence(rules.map { name(of: $0) })
    }

    /// The name of a rule, with its confidence, which leads to its source.
    func name(of rule: Rule) -> HTML {
        HTML { html in
            html.confidence(of: rule.evidence, sources: sources, in: language)
            html.append(" ")
            html.append(link(to: rule))
        }
    }

    /// The versions of a line, unless all lines have them.
    private func versions(of line: WayLine, _ common: CommonToLines) -> HTML? {
        guard line.versions != common.versions else { return nil }
        return sequence(line.versions.map { HTML(text: Text($0, in: language)) })
    }

    /// The state, the conditions and the apps of a line, without what all lines have in common.
    private func circumstances(of line: WayLine, _ common: CommonToLines) -> [HTML] {
        var parts: [HTML] = []
        let isOfLaunch = line.occasion == .launch
        let isSaid = common.from.isEmpty ? isOfLaunch : line.from == common.from
        if !isSaid || line.isAboutOneWindow,
            let states = sequence(line.from.map { state in HTML { $0.state(state, in: language) } })
        {
            parts.append(
                HTML { part in
                    part.append(states)
                    if line.isAboutOneWindow { part.append(Word.ofTheWindow[language]) }
                })
        }
        if let conditions = conditions(of: line, without: common.conditions) {
            parts.append(conditions)
        }
        if line.models != common.models {
            parts.append(HTML(text: Text(line.models, in: language)))
        }
        return parts
    }

    /// The conditions of a line and the background mode that it needs; nil if there are none.
    func conditions(of line: WayLine, without others: [Requirement] = []) -> HTML? {
        let words =
            line.conditions.filter { !others.contains($0) }.compactMap {
                line.words(for: $0)?[language]
            }
            + (line.mode.map { [Word.withMode[language].filled(Text(string: $0))] } ?? [])
        return sequence(words.map { HTML(text: $0) })
    }
}

/// What lines have in common, which is said once above them or in the facts at a glance.
struct CommonToLines {
    /// The states of the app in most lines; empty if each line says them.
    var from: [LifecycleState]
    /// The rules of most lines; empty if each line names them.
    var callers: [Rule]
    var conditions: [Requirement]
    /// The lifecycle models of most lines, or of all together.
    var models: AppModels
    var versions: [VersionRange]
    /// Whether some lines are about other apps or versions.
    var isOfSomeApps: Bool

    /// What lines have in common, and what most of the `current` ones have.
    init(_ lines: [WayLine], usually current: [WayLine]) {
        let states = current.usual(\.from)?.from ?? []
        from = states == [.notRunning] ? [] : states
        callers = current.usual { $0.currentCallers.map(\.name) }?.currentCallers ?? []
        conditions = lines[0].conditions.filter { condition in
            lines.allSatisfy { $0.conditions.contains(condition) }
        }
        let allModels = lines.reduce(into: AppModels()) { $0.formUnion($1.models) }
        let allVersions = lines.flatMap(\.versions).joined
        let usual = current.usual { $0.models == .scenes ? $0.versions : [] }
        let isOfScenes = usual?.models == .scenes && allModels != .scenes
        models = isOfScenes ? .scenes : allModels
        versions = isOfScenes ? usual?.versions ?? allVersions : allVersions
        isOfSomeApps = isOfScenes
    }
}

extension WayLine {
    /// The rules that make the call on the newest version; all if there is none.
    ///
    /// Of a change of state it is the rules that it is as sure as.
    fileprivate var currentCallers: [Rule] {
        let rules = ways.contains { $0.end.callback != nil } ? callers : leastSure
        let current = rules.filter { $0.versions.end == nil }
        return current.isEmpty ? rules : current
    }

    /// The least sure rule on each way, each once; where all are sure, the one that makes the change.
    private var leastSure: [Rule] {
        ways.reduce(into: []) { rules, way in
            let most = way.path.map(\.evidence.doubt).max() ?? 0
            let rule = most == 0 ? way.path.last : way.path.first { $0.evidence.doubt == most }
            guard let rule, !rules.contains(where: { $0.name == rule.name }) else { return }
            rules.append(rule)
        }
    }
}

extension [WayLine] {
    /// A line with the value that most lines have; nil if there is none.
    fileprivate func usual<Value: Equatable>(_ value: (WayLine) -> Value) -> WayLine? {
        guard count > 1 else { return nil }
        return first { line in 2 * count(where: { value($0) == value(line) }) > count }
    }
}

extension HTML {
    /// Appends parts with dots between them.
    mutating func append(_ parts: [HTML]) {
        for (index, part) in parts.enumerated() {
            if index > 0 { append(" · ") }
            append(part)
        }
    }
}
