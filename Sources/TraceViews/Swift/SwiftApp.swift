import Diagnostics
import LifecycleCore
import ScenarioText

/// The app of a scenario, divided into the parts of its source.
struct SwiftApp {
    let scenario: Scenario
    let language: Language
    /// The code of the app in callbacks: the scenario's handlers, and the empty methods that they
    /// require.
    private(set) var handlers: [Handler]
    /// The variables of the background tasks, by index.
    let identifiers: [TaskIdentifier]
    /// The top-level declarations that the code uses.
    private(set) var pieces = CodePieces()
    /// Whether the timeline completes an event, so that methods store the completion handler they
    /// receive.
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

    /// The actions in a method; nil if the scenario does not mention it.
    func actions(in method: HandledMethod) -> [DelayedAction]? {
        handlers.first { $0.method == method }?.actions
    }

    /// The handlers whose code is in a type, as a method or set by one.
    func handlers(in type: TypeOfApp) -> [Handler] {
        handlers.filter { TypeOfApp(of: $0.method) == type }
    }

    /// The types of the app, in the order of the source.
    var types: [TypeOfApp] { TypeOfApp.allCases.filter { !handlers(in: $0).isEmpty } }

    /// The launch handlers of background tasks, registered at launch.
    var launchHandlers: [LaunchReason] {
        handlers.compactMap { handler in
            if case .launchHandler(let reason) = handler.method { reason } else { nil }
        }
    }

    /// Whether the launch handlers share one function as expiration handler.
    var isTaskExpirationShared: Bool { launchHandlers.count > 1 }

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

    /// Adds the methods that the scenario implies.
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

    /// Whether a method stores its completion handler for code elsewhere.
    func keepsCompletion(of handler: Handler) -> Bool {
        if case .launchHandler = handler.method, isTaskExpirationShared,
            actions(in: .callback(.taskExpirationHandler))?.completes ?? false
        {
            return true
        }
        return handler.actions.completes ? handler.actions.completesRepeatedly : keepsCompletion
    }

    /// Whether a method that completes an event must use the stored completion handler.
    ///
    /// It did not receive the handler itself, or completes the event in code where the handler is
    /// unavailable.
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
    /// Whether one of the actions completes an event.
    var completes: Bool { contains { $0.action == .complete } }

    /// Whether one of the actions does so repeatedly, in code where the completion handler is
    /// unavailable.
    fileprivate var completesRepeatedly: Bool {
        contains { $0.action == .complete && $0.period != nil }
    }
}

extension Scenario {
    /// The actions of the app in its timelines, including those of the scenarios that it continues.
    var timelineActions: [AppAction] {
        (before + [timeline]).flatMap { part in
            part.compactMap { line in
                if case .action(let action) = line.timed.agendaItem { action } else { nil }
            }
        }
    }

    /// The stimuli in the same timelines.
    var stimuli: [Stimulus] {
        (before + [timeline]).flatMap { part in
            part.compactMap { line in
                if case .stimulus(let stimulus) = line.timed.agendaItem { stimulus } else { nil }
            }
        }
    }
}
