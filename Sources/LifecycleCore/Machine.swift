/// A world in the middle of a step: the effects that are still to be applied, and the trace so far.
struct Machine {
    var world: World
    private(set) var trace: [TraceEntry] = []
    /// What is still to be done, innermost last.
    private var frames: [Frame] = []

    /// A run of effects or of app code that is not finished.
    private enum Frame {
        /// The effects of a rule from an index on, for a task where the rule is about one.
        case effects(RuleNumber, next: Int, Cause)
        /// The app's code in a method that was called, from an index on.
        case code([DelayedAction], next: Int)
        /// The expiration handlers of tasks that were open when the time ran short, from an index
        /// on.
        case expirations([TaskName], next: Int, RuleNumber)
    }

    /// What a rule answers, so that its entries can name it.
    enum Cause {
        case event(Event)
        case action(AppAction)
        case timer
        case transition

        /// The background task that it is about.
        var task: TaskName? {
            switch self {
            case .action(.beginTask(let task)), .action(.endTask(let task)): task
            default: nil
            }
        }
    }

    init(_ world: consuming World) {
        self.world = world
    }

    /// Lets the rule book answer to a trigger; a transition without a row changes nothing.
    mutating func answer(_ trigger: Trigger, to cause: Cause) {
        let number = world.rule(answering: trigger, task: cause.task)
        if let number {
            world.rules.insert(number)
            // Where nothing happens the entry of the event itself says so and why.
            if case .event(let event) = cause, !number.rule.doesNothing {
                record(.event(event), number)
            }
            frames.append(.effects(number, next: 0, cause))
        } else if case .event(let event) = cause {
            world.rules.insert(.noRule)
            record(.ignored(event, .noRule), .noRule)
        }
    }

    /// Lets the app's code do something.
    mutating func take(_ action: AppAction) {
        switch action {
        case .beginTask: answer(.action(.beginTask), to: .action(action))
        case .endTask: answer(.action(.endTask), to: .action(action))
        case .readTimeRemaining: answer(.action(.readTimeRemaining), to: .action(action))
        }
    }

    /// Applies effects until none is left.
    mutating func drain() {
        while let frame = frames.popLast() {
            switch frame {
            case .effects(let number, let next, let cause):
                let effects = number.rule.then
                guard next < effects.count else { continue }
                frames.append(.effects(number, next: next + 1, cause))
                precondition(frames.count < 64, "rules perform each other without end")
                apply(effects[next], number, cause)
            case .code(let actions, let next):
                guard next < actions.count else { continue }
                frames.append(.code(actions, next: next + 1))
                runOrPutOff(actions[next])
            case .expirations(let tasks, let next, let number):
                guard next < tasks.count else { continue }
                frames.append(.expirations(tasks, next: next + 1, number))
                // An earlier handler may have ended this task already.
                if world.openTasks.contains(tasks[next]) { expire(tasks[next], number) }
            }
        }
    }

    private mutating func runOrPutOff(_ delayed: DelayedAction) {
        if delayed.delay.milliseconds == 0 {
            take(delayed.action)
        } else {
            world.agenda.add(.delayedAction(delayed.action), at: world.now + delayed.delay)
        }
    }

    private mutating func expire(_ task: TaskName, _ number: RuleNumber) {
        for handler in world.app.handlers where handler.method == .expiration(task) {
            record(.expirationHandler(task), number)
            frames.append(.code(handler.actions, next: 0))
        }
    }

    private mutating func apply(_ effect: Effect, _ number: RuleNumber, _ cause: Cause) {
        switch effect {
        case .call(let callback):
            record(.callback(callback), number)
            runCode(of: .callback(callback))
        case .post(let name):
            if world.app.observesNotifications { record(.notification(name), number) }
        case .become(let state):
            become(state, number)
        case .perform(let transition):
            answer(.transition(transition), to: .transition)
        case .cover(let overlay):
            world.overlays.insert(overlay)
            answer(.transition(.resignActive), to: .transition)
        case .uncover(let overlay):
            world.overlays.remove(overlay)
            answer(.transition(.becomeActive), to: .transition)
        case .clear(let overlay):
            world.overlays.subtract(overlay)
        case .show(let front):
            world.front = front
            world.overlays.subtract(.leftBehind)
        case .lock(let isLocked):
            world.isLocked = isLocked
        case .phone(let stage):
            world.call = stage
        case .start(let timer):
            world.agenda.remove(timer)
            world.agenda.add(.timer(timer), at: world.end(of: timer))
        case .cancel(let timer):
            world.agenda.remove(timer)
        case .openTask, .closeTask, .expireTasks, .readTimeRemaining:
            applyToTasks(effect, number, cause)
        case .runOverdueWork:
            let overdue = world.overdue
            world.overdue = []
            let code = overdue.map { DelayedAction(delay: Span(milliseconds: 0), action: $0) }
            frames.append(.code(code, next: 0))
        case .session(let session):
            world.hasSession = session == .keep
            world.hasUntoldDiscard = session == .discardUntold
        case .kill(let reason):
            // Whatever the app was doing ends here.
            frames.removeAll()
            record(.killed(reason), number)
            answer(.transition(.exit), to: .transition)
        case .refuseLaunch(let reason):
            record(.launchRefused(reason), number)
        case .nothing(let reason):
            if case .event(let event) = cause { record(.ignored(event, reason), number) }
            if case .action(let action) = cause { record(.refused(action, reason), number) }
        }
    }

    private mutating func applyToTasks(_ effect: Effect, _ number: RuleNumber, _ cause: Cause) {
        switch effect {
        case .openTask:
            guard let task = cause.task else { return }
            world.openTasks.append(task)
            record(.began(task), number)
        case .closeTask:
            guard let task = cause.task, let last = world.openTasks.lastIndex(of: task) else {
                return
            }
            world.openTasks.remove(at: last)
            record(.ended(task), number)
        case .expireTasks:
            frames.append(.expirations(world.openTasks, next: 0, number))
        default:
            record(.timeRemaining(world.timeRemaining), number)
        }
    }

    private mutating func become(_ state: LifecycleState, _ number: RuleNumber) {
        let old = world.state
        guard old != state else { return }
        world.state = state
        switch state {
        case .background: world.backgroundSince = world.backgroundSince ?? world.now
        case .inactive, .active: world.backgroundSince = nil
        case .suspended: break
        case .notRunning: world.forgetProcess()
        }
        record(.stateChange(from: old, to: state), number)
    }

    private mutating func runCode(of method: HandledMethod) {
        for handler in world.app.handlers where handler.method == method {
            frames.append(.code(handler.actions, next: 0))
        }
    }

    private mutating func record(_ what: Occurrence, _ number: RuleNumber) {
        trace.append(
            TraceEntry(
                time: world.now, what: what, reads: what.isInAppCode ? world.applicationState : nil,
                state: world.state, rule: number))
    }
}
