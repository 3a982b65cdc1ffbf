/// A world in the middle of a step, and the trace so far.
///
/// What each effect of a rule does to a world stands here; which effects come stands in the rules.
struct Machine {
    var world: World
    var trace: [TraceEntry] = []
    /// The rules that have answered so far; nil where nothing asks for them, as in a search.
    private(set) var answered: RuleSet?
    private let rules = CompiledRules.shared

    init(_ world: consuming World, countingRules: Bool = false) {
        self.world = world
        answered = countingRules ? RuleSet() : nil
    }

    /// Lets the world answer to something that happens at its present moment.
    mutating func respond(to happening: Happening) {
        switch happening {
        case .event(let event): answer(.event(event), to: .event(event))
        case .window(let event, let number): answer(event, ofWindow: number)
        case .input(let input, let target): answer(input, at: target)
        case .action(let action): take(action)
        case .delayedAction(let action, let period, let clock):
            if world.state == .suspended {
                // A suspended process executes nothing: what falls due waits for the thaw, and a
                // timer that would have fired often will fire once.
                world.overdue.append(
                    OverdueAction(action: action, clock: clock, due: world.now, period: period))
            } else {
                put(action, offBy: period, repeatedly: period, by: clock)
                take(action)
            }
        case .timer(.mainThread): break
        case .timer(let timer): answer(.timer(timer), to: .timer)
        }
        drain()
        // Whoever waited for the main thread has been served.
        if happening == .timer(.mainThread), !world.isMainThreadBusy {
            world.agenda.cancelWatchdogs()
        }
    }

    /// Lets the rule book answer to a trigger; a transition without a row changes nothing.
    @inline(never)
    mutating func answer(_ trigger: Trigger, to cause: Cause) {
        let row = rules.row(answering: trigger, in: world, for: cause)
        if case .event(let event) = cause {
            if hasToWait(row) {
                answered?.insert(.waits)
                record(.event(event), .waits)
                world.waiting.append(.event(event))
                return
            }
            guard let row else {
                answered?.insert(.noRule)
                record(.ignored(event, .noRule), .noRule)
                return
            }
            // Where nothing happens the entry of the event itself says so and why.
            if !row.doesNothing { record(.event(event), row.number) }
        }
        guard let row else { return }
        answered?.insert(row.number)
        let depth = world.frames.count
        world.frames.append(.effects(next: row.firstEffect, end: row.endEffect, row.number, cause))
        // The code under way stands still, but what needs no code of the app does not wait for it.
        if world.isMainThreadBusy { drain(downTo: depth) }
    }

    /// Lets the rule book answer to something about one window, counted from 1.
    private mutating func answer(_ event: WindowEvent, ofWindow number: UInt8) {
        let cause = Cause.window(event, Int8(number) - 1)
        let row = rules.row(answering: .window(event), in: world, for: cause)
        if world.isMainThreadBusy, row?.actsWhileBusy != true {
            answered?.insert(.waits)
            record(.windowEvent(event, number), .waits, cause)
            world.waiting.append(.window(event, number))
            return
        }
        if let row {
            if !row.doesNothing { record(.windowEvent(event, number), row.number, cause) }
            answer(.window(event), to: cause)
        } else {
            answered?.insert(.noRule)
            record(.windowIgnored(event, number, .noRule), .noRule, cause)
        }
    }

    /// Lets the rule book answer to input.
    private mutating func answer(_ input: InputEvent, at target: InputTarget) {
        if world.isMainThreadBusy {
            answered?.insert(.waits)
            record(.input(input, target), .waits)
            world.waiting.append(.input(input, target))
            return
        }
        let cause = Cause.input(input, target)
        guard let row = rules.row(answering: .input(input), in: world, for: cause) else { return }
        if !row.doesNothing { record(.input(input, target), row.number) }
        answer(.input(input), to: cause)
    }

    /// Lets the rules of a transition come next: for the scene in question, or in an app with
    /// scenes for each one in front, if it is a step of scenes.
    mutating func perform(_ transition: Transition, _ cause: Cause) {
        let isOfOneScene = cause.scene != nil && transition != .disconnectClosed
        guard world.model == .scenes, transition.isOfScene, !isOfOneScene else {
            answer(.transition(transition), to: .transition(scene: cause.scene.map { Int8($0) }))
            return
        }
        if world.scenes.isEmpty { world[scene: 0] = Scene() }
        // The frame of the first scene goes on top.
        for index in world.scenes.indices.reversed()
        where world.isConcerned(world.scenes[index], by: transition) {
            answer(.transition(transition), to: .transition(scene: Int8(index)))
        }
    }

    /// Whether an event has to wait for the main thread, and for what waits already.
    private func hasToWait(_ row: CompiledRules.Row?) -> Bool {
        guard world.isMainThreadBusy else { return false }
        guard let row else { return !world.waiting.isEmpty }
        return !row.actsWhileBusy && (!row.doesNothing || !world.waiting.isEmpty)
    }

    /// Lets the app's code do something, as soon as its main thread is free.
    private mutating func take(_ action: AppAction) {
        if world.isMainThreadBusy {
            world.waiting.append(.action(action))
        } else {
            answer(.action(action.kind), to: .action(action))
        }
    }

    /// Applies effects until none is left, or until the app blocks its main thread.
    private mutating func drain() {
        while !world.isMainThreadBusy {
            guard world.frames.isEmpty else {
                proceed()
                continue
            }
            guard !world.waiting.isEmpty else { return }
            switch world.waiting.removeFirst() {
            case .event(let event): answer(.event(event), to: .waited(event))
            case .window(let event, let number):
                answer(.window(event), to: .waitedWindow(event, Int8(number) - 1))
            case .timer(let timer): answer(.timer(timer), to: .timer)
            case .input(let input, let target):
                answer(.input(input), to: .waitedInput(input, target))
            case .action(let action), .delayedAction(let action, _, _): take(action)
            }
        }
    }

    private mutating func drain(downTo depth: Int) {
        while world.frames.count > depth { proceed() }
    }

    /// Does the next thing of the innermost frame, which stands for the rest from then on, or is
    /// gone where there is none.
    private mutating func proceed() {
        let top = world.frames.count - 1
        precondition(top < 64, "rules perform each other without end")
        switch world.frames[top] {
        case .effects(let next, let end, let number, let cause):
            if next + 1 < end {
                world.frames[top] = .effects(next: next + 1, end: end, number, cause)
            } else {
                world.frames.removeLast()
            }
            guard next < end else { return }
            apply(rules.effects[Int(next)], number, cause)
        case .code(let handler, let next):
            let actions = world.app.handlers[Int(handler)].actions
            guard Int(next) < actions.count else {
                world.frames.removeLast()
                return
            }
            world.frames[top] = .code(handler: handler, next: next + 1)
            let delayed = actions[Int(next)]
            if delayed.delay == .seconds(0), !delayed.action.comesLater {
                take(delayed.action)
            } else {
                put(
                    delayed.action, offBy: delayed.delay, repeatedly: delayed.period,
                    by: delayed.clock)
            }
        case .overdue(let count):
            guard count > 0 else {
                world.frames.removeLast()
                return
            }
            world.frames[top] = .overdue(count - 1)
            let overdue = world.overdue.removeFirst()
            if let next = overdue.next(after: world.now) {
                put(
                    overdue.action, offBy: next - world.now, repeatedly: overdue.period,
                    by: overdue.clock)
            }
            take(overdue.action)
        case .expirations(let count, let number):
            guard count > 0, let task = world.expiring.first else {
                world.frames.removeLast()
                return
            }
            world.expiring.removeFirst()
            world.frames[top] = .expirations(count - 1, number)
            // An earlier handler may have ended this task already.
            guard world.openTasks.contains(task) else { return }
            run(.expiration(task)) { $0.record(.expirationHandler(task), number) }
        }
    }

    mutating func put(
        _ action: AppAction, offBy delay: Span?, repeatedly period: Span?, by clock: TimerClock
    ) {
        guard let delay else { return }
        world.agenda.add(.delayedAction(action, every: period, clock: clock), at: world.now + delay)
    }

    /// Puts the app into another state, or a scene and with it perhaps the app.
    mutating func become(_ state: LifecycleState, _ number: RuleNumber, _ cause: Cause) {
        guard let scene = cause.scene, world.model == .scenes, state != .notRunning else {
            becomeAsApp(state, number)
            return
        }
        let old = world[scene: scene].state
        world[scene: scene].state = state
        world[scene: scene].isAttached = true
        if old != state, world.app.supportsWindows {
            record(.sceneStateChange(from: old, to: state), number, cause)
        }
        becomeAsApp(world.stateByScenes, number)
    }

    mutating func becomeAsApp(_ state: LifecycleState, _ number: RuleNumber) {
        let old = world.state
        guard old != state else { return }
        world.state = state
        switch state {
        case .background: world.backgroundSince = world.backgroundSince ?? world.now
        case .inactive, .active:
            world.backgroundSince = nil
            world.isWoken = false
            world.wakeEnd = nil
        case .suspended: world.wakeEnd = nil
        case .notRunning: world.forgetProcess()
        }
        record(.stateChange(from: old, to: state), number)
    }

    /// Runs the app's code in a method, if it has any there.
    mutating func run(_ method: HandledMethod, before: (inout Machine) -> Void) {
        // By index: a handler that is copied out has its references counted.
        for index in world.app.handlers.indices where world.app.handlers[index].method == method {
            before(&self)
            world.frames.append(.code(handler: Int32(index), next: 0))
        }
    }

    mutating func record(
        _ what: Occurrence, _ number: RuleNumber, _ cause: Cause = .timer
    ) {
        var option: LaunchReason?
        if case .callback(let callback) = what, world.reason != .icon {
            option = world.option(toldIn: callback)
        }
        trace.append(
            TraceEntry(
                time: world.now, what: what, reads: what.isInAppCode ? world.applicationState : nil,
                option: option, scene: what.isOfScene ? UInt8(world.scene(of: cause) + 1) : 0,
                state: world.state, rule: number))
    }
}
