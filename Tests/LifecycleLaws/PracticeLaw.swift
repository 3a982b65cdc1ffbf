import Diagnostics
import LifecycleCore
import LifecyclePractice
import ScenarioText

/// The laws of the questions on the practice page, for any numbers.
///
/// Each question is made twice. Its scenario is parsed and run again, and its right and wrong
/// answers are checked against that run. They are also checked against runs with the other side of
/// each contested question.
public struct PracticeLaw {
    /// Some failures: the question and the broken law.
    public private(set) var failures: [String] = []
    /// The number of questions of each kind, by raw value.
    private var kinds = [Int](repeating: 0, count: PracticeKind.allCases.count)
    /// The number of questions of each topic, by raw value.
    private var topics = [Int](repeating: 0, count: PracticeTopic.allCases.count)
    private var count = 0
    /// The number of runs with a kill, among those of questions about kills.
    private var kills = 0

    /// Makes and checks a number of questions, of each level and topic in turn.
    public init(count: Int) {
        var asked: [(level: PracticeLevel, topic: PracticeTopic?)] = []
        for level in PracticeLevel.allCases {
            asked.append((level, nil))
            for topic in level.topics { asked.append((level, topic)) }
        }
        for index in 0..<count where failures.count < 10 {
            let (level, topic) = asked[index % asked.count]
            let number = UInt32(index / asked.count)
            judge(level, topic, seed: number / 10, number: number % 10)
        }
        guard count >= 100 * asked.count else { return }
        for kind in PracticeKind.allCases where kinds[Int(kind.rawValue)] == 0 {
            failures.append("no question of the kind \(kind)")
        }
        for topic in PracticeTopic.allCases where topics[Int(topic.rawValue)] == 0 {
            failures.append("no question about \(topic)")
        }
    }

    /// The numbers of questions, in words.
    public var report: String {
        let kinds = PracticeKind.allCases.map { "\(self.kinds[Int($0.rawValue)]) \($0)" }
        let topics = PracticeTopic.allCases.map { "\(self.topics[Int($0.rawValue)]) \($0)" }
        return
            "questions: \(count), of them \(kinds.joined(separator: ", ")) (\(kills) with a kill); "
            + topics.joined(separator: ", ")
    }

    private mutating func judge(
        _ level: PracticeLevel, _ topic: PracticeTopic?, seed: UInt32, number: UInt32
    ) {
        func make() -> PracticeQuestion? {
            PracticeQuestion(level: level, topic: topic, seed: seed, number: number)
        }
        let name =
            "level \(level.rawValue), \(topic.map { "\($0)" } ?? "any topic"), \(seed), \(number)"
        guard let question = make() else {
            failures.append("\(name): no question")
            return
        }
        count += 1
        kinds[Int(question.asked.kind.rawValue)] += 1
        topics[Int(question.topic.rawValue)] += 1
        if question.asked == .kill, question.choices[place(of: question.answer)] != .noKill {
            kills += 1
        }
        let breaches =
            question.breaches(of: level, topic)
            + (question.isSame(as: make()) ? [] : ["made twice, differs"])
        for breach in breaches {
            failures.append("\(name): \(breach)\n\(question.source.string)")
        }
    }

    private func place(of given: PracticeQuestion.Given) -> Int {
        if case .choice(let place) = given { place } else { 0 }
    }
}

extension PracticeQuestion {
    fileprivate func isSame(as other: PracticeQuestion?) -> Bool {
        guard let other else { return false }
        return source == other.source && asked == other.asked && choices == other.choices
            && trace == other.trace
    }

    /// The laws that a question breaks, in words.
    fileprivate func breaches(of level: PracticeLevel, _ topic: PracticeTopic?) -> [String] {
        var breaches: [String] = []
        func require(_ holds: Bool, _ words: String) { if !holds { breaches.append(words) } }
        let (scenario, faults) = Scenario.parse(source.bytes)
        guard faults.isEmpty else { return ["the scenario has faults"] }
        require(topic == nil || topic == self.topic, "another topic")
        require(self.topic.level.rawValue <= level.rawValue, "a topic of a higher level")
        require(self.topic.kinds.contains(asked.kind), "another kind")
        breaches += scenario.breaches(of: level)
        require(right(in: scenario.run()) == [answer], "not one right answer, the run's: \(asked)")
        require(givens.filter(isRight) == [answer], "another number of right answers: \(asked)")
        for option in ContestedOption.allCases {
            var other = scenario
            other.app[option].toggle()
            require(right(in: other.run()) == [answer], "the contested \(option) decides")
        }
        var other = scenario
        other.app.lateTaskLoses.toggle()
        require(right(in: other.run()) == [answer], "what is unknown of late tasks decides")
        for given in givens { require(rule(for: given) != .noRule, "no rule behind an answer") }
        return breaches
    }

    /// All answers that a reader can give.
    private var givens: [Given] {
        if case .order(let shown, from: _, to: _) = asked {
            return permutations(Array(shown.indices)).map { .order($0) }
        }
        return choices.indices.map { .choice($0) }
    }

    /// The right answers according to a run.
    private func right(in run: Trace) -> [Given] {
        switch asked {
        case .order(let shown, from: let start, to: let end):
            let lines = shown.map { trace.spoken(trace.entries[$0]) }
            let within = run.entries.filter { start <= $0.time && $0.time <= end }.map(run.spoken)
            return givens.filter { given in
                guard case .order(let places) = given else { return false }
                let order = places.map { lines[$0] }
                return within.filter { order.contains($0) } == order
            }
        case .state(let time):
            return choices.indices.filter { place in
                guard case .state(let state) = choices[place] else { return false }
                return (try? run.answer(to: .state(at: time))) == .state(state)
            }.map { .choice($0) }
        case .reading(let index):
            let asked = trace.entries[index]
            let reads = run.entries.filter {
                $0.time == asked.time && $0.what == asked.what && $0.scene == asked.scene
            }.map(\.reads)
            return choices.indices.filter { place in
                guard case .reading(let state) = choices[place] else { return false }
                return reads == [state]
            }.map { .choice($0) }
        case .kill:
            let code = (try? run.answer(to: .killed(at: nil)))
            return choices.indices.filter { place in
                switch choices[place] {
                case .kill(let kill, let time):
                    return code == .killed(kill)
                        && (try? run.answer(to: .killed(at: time))) == .killed(kill)
                case .noKill: return code == .killed(nil)
                default: return false
                }
            }.map { .choice($0) }
        }
    }
}

extension Trace {
    /// The words of an entry for readers.
    fileprivate func spoken(_ entry: TraceEntry) -> String {
        "\(actor(of: entry)) \(words(for: entry))"
    }
}

extension Scenario {
    /// The parts that go beyond a level, in words.
    fileprivate func breaches(of level: PracticeLevel) -> [String] {
        var breaches: [String] = []
        for line in timeline {
            guard case .stimulus(let stimulus) = line.timed.agendaItem else {
                breaches.append("something else than an event in the timeline")
                continue
            }
            if !level.events.contains(stimulus.event) { breaches.append("\(stimulus.event)") }
        }
        let actions = app.handlers.flatMap { $0.actions.map { $0.action.kind } }
        for action in actions where !level.actions.contains(action) { breaches.append("\(action)") }
        var plain = App(version: app.version)
        if level != .first { plain.adoptsScenes = app.adoptsScenes }
        if level != .first {
            plain.callsFullScreen = app.callsFullScreen
            plain.hasPasscode = app.hasPasscode
        }
        if level == .third {
            plain.isOnPad = app.isOnPad
            plain.supportsWindows = app.supportsWindows
            plain.modes = app.modes
        }
        plain.handlers = app.handlers
        if app != plain { breaches.append("a setting of a higher level") }
        if level != .third, app.version != .standard { breaches.append("an older version") }
        return breaches.map { "beyond the level: \($0)" }
    }
}

extension PracticeLevel {
    /// The events that a question may use.
    fileprivate var events: [Event] {
        let first: [Event] = [.userOpensApp, .userGoesHome]
        let second: [Event] = [
            .userOpensOtherApp, .userOpensSwitcher, .userClosesSwitcher, .userSwipesAppAway,
            .callRings, .userAnswersCall, .userDeclinesCall, .callEnds, .alertAppears,
            .userDismissesAlert, .userOpensNotificationCenter, .userClosesNotificationCenter,
            .userOpensControlCenter, .userClosesControlCenter, .userInvokesSiri,
            .userDismissesSiri, .userLocksDevice, .userUnlocksDevice, .userOpensURL,
            .userOpensUniversalLink, .userChoosesQuickAction, .systemEvictsApp, .systemUpdatesApp,
        ]
        let third: [Event] = [
            .systemPrewarmsApp, .userOpensWindow, .userClosesWindow, .userHidesWindow,
            .userShowsWindow, .systemDisconnectsWindow, .silentPushArrives, .systemStartsFetch,
            .deviceEntersRegion, .bluetoothEventArrives,
        ]
        return switch self {
        case .first: first
        case .second: first + second
        case .third: first + second + third
        }
    }

    /// The actions that code may do.
    fileprivate var actions: [ActionKind] {
        switch self {
        case .first: []
        case .second: [.beginTask, .endTask]
        case .third: [.beginTask, .endTask, .block, .complete]
        }
    }
}

private func permutations(_ elements: [Int]) -> [[Int]] {
    guard let first = elements.first else { return [[]] }
    return permutations(Array(elements.dropFirst())).flatMap { rest in
        (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
}
