import Diagnostics
import LifecycleCore
import ScenarioText

/// The app of a scenario, taken apart into what stands where in its source.
struct SwiftApp {
    let scenario: Scenario
    let language: Language
    /// What the app does when it is called: what the scenario says, and the methods that have to be
    /// there for it.
    private(set) var handlers: [Handler]
    /// The variables of its background tasks, by index.
    let identifiers: [TaskIdentifier]
    /// What the code calls at the top level of its file.
    private(set) var pieces = CodePieces()
    /// Whether the timeline says when the app completes an event, so that the methods which are handed
    /// a completion handler keep it.
    let keepsCompletion: Bool

    init(of scenario: Scenario, in language: Language) {
        self.scenario = scenario
        self.language = language
        handlers = scenario.app.handlers
        identifiers = scenario.taskIdentifiers
        keepsCompletion = scenario.timelineActions.contains(.complete)
        addHandlers()
        collectPieces()
    }

    /// What the app does in a method; nil where the scenario says nothing of it.
    func actions(in method: HandledMethod) -> [DelayedAction]? {
        handlers.first { $0.method == method }?.actions
    }

    /// The methods that stand in a type, or that a method of it sets as handlers.
    func handlers(in type: TypeOfApp) -> [Handler] {
        handlers.filter { TypeOfApp(of: $0.method) == type }
    }

    /// The types that the app has, in the order in which they are written.
    var types: [TypeOfApp] { TypeOfApp.allCases.filter { !handlers(in: $0).isEmpty } }

    /// The handlers of background tasks that are registered when the app is launched.
    var launchHandlers: [LaunchReason] {
        handlers.compactMap { handler in
            if case .launchHandler(let reason) = handler.method { reason } else { nil }
        }
    }

    /// Whether the handler that sets the expiration handler of a task of the scheduler is a function.
    var isTaskExpirationShared: Bool { launchHandlers.count > 1 }

    /// The modules that the code imports.
    var modules: SwiftModules {
        var modules = types.contains(.view) ? SwiftModules.views : .interface
        for type in types { modules.formUnion(type.modules) }
        for handler in handlers {
            switch handler.method {
            case .callback(let callback): modules.formUnion(callback.modules)
            case .launchHandler: modules.formUnion(.tasks)
            case .expiration: break
            }
        }
        for piece in pieces.all { modules.formUnion(piece.modules) }
        return modules
    }

    /// Adds the methods that the scenario takes for granted.
    private mutating func addHandlers() {
        let version = scenario.app.version
        for stimulus in scenario.stimuli where keepsCompletion {
            if let method = stimulus.event.completedMethod(on: version) { add(method) }
        }
        guard actions(in: .callback(.taskExpirationHandler)) != nil else { return }
        for stimulus in scenario.stimuli {
            if case .launchHandler(let reason)? = stimulus.event.completedMethod(on: version) {
                add(.launchHandler(reason))
            }
        }
        if launchHandlers.isEmpty { add(.launchHandler(.refreshTask)) }
    }

    private mutating func add(_ method: HandledMethod) {
        guard actions(in: method) == nil else { return }
        handlers.append(Handler(method: method, actions: []))
    }

    private mutating func collectPieces() {
        for handler in scenario.app.handlers {
            for delayed in handler.actions {
                collect(delayed.action)
                if delayed.period == nil { continue }
                if delayed.clock == .deadline { pieces.insert(.repeatEvery) }
                if delayed.clock == .wallDeadline { pieces.insert(.repeatByWallClock) }
            }
            if handler.actions.completes, needsKept(handler) { pieces.insert(.complete) }
        }
        for action in scenario.timelineActions { collect(action) }
        if keepsCompletion { pieces.insert(.complete) }
    }

    private mutating func collect(_ action: AppAction) {
        if let piece = action.code(in: scenario)?.piece { pieces.insert(piece) }
    }

    /// Whether a method keeps the completion handler that it is handed, for code elsewhere.
    func keepsCompletion(of handler: Handler) -> Bool {
        if case .launchHandler = handler.method, isTaskExpirationShared,
            actions(in: .callback(.taskExpirationHandler))?.completes ?? false
        {
            return true
        }
        return handler.actions.completes ? handler.actions.completesRepeatedly : keepsCompletion
    }

    /// Whether a method that completes an event was not handed the completion handler itself, or calls
    /// it where it cannot be had.
    private func needsKept(_ handler: Handler) -> Bool {
        let isHanded =
            switch handler.method {
            case .callback(.taskExpirationHandler): !isTaskExpirationShared
            case .callback(let callback): callback.completesEvent
            case .launchHandler: true
            case .expiration: false
            }
        return !isHanded || handler.actions.completesRepeatedly
    }
}

extension [DelayedAction] {
    /// Whether one of them completes an event.
    var completes: Bool { contains { $0.action == .complete } }

    /// Whether one does so again and again, in code that cannot have the completion handler.
    fileprivate var completesRepeatedly: Bool {
        contains { $0.action == .complete && $0.period != nil }
    }
}

extension Scenario {
    /// What its timelines say that the app does, with those of the scenarios that it goes on from.
    var timelineActions: [AppAction] {
        (before + [timeline]).flatMap { part in
            part.compactMap { line in
                if case .action(let action) = line.timed.agendaItem { action } else { nil }
            }
        }
    }

    /// What comes from outside, in the same timelines.
    var stimuli: [Stimulus] {
        (before + [timeline]).flatMap { part in
            part.compactMap { line in
                if case .stimulus(let stimulus) = line.timed.agendaItem { stimulus } else { nil }
            }
        }
    }
}
