import Diagnostics
import LifecycleCore
import ScenarioText

extension SwiftWriter {
    mutating func type(_ type: TypeOfApp, of app: SwiftApp) {
        if type == .view { return view(of: app) }
        if type == .appDelegate, !app.types.contains(.view) { line("@main") }
        if type.isObject { line("@MainActor") }
        block("\(type.head)") { code in
            code.properties(of: type, app)
            let handlers = app.handlers(in: type)
            if let required = type.required,
                required.callback.map({ app.actions(in: .callback($0)) == nil }) ?? true
            {
                code.lines(required.lines)
            }
            if type == .appDelegate, app.setsHandlersAtLaunch,
                app.actions(in: .callback(.didFinishLaunching)) == nil
            {
                code.method(.didFinishLaunching, [], of: app)
            }
            for handler in handlers {
                guard case .callback(let callback) = handler.method, callback.isMethod else {
                    continue
                }
                code.method(callback, handler.actions, of: app)
            }
        }
    }

    private mutating func properties(of type: TypeOfApp, _ app: SwiftApp) {
        for identifier in app.identifiers where identifier.owner == type {
            let wrapper: StaticString = type == .view ? "@State " : ""
            line("\(wrapper)private var \(identifier.name) = UIBackgroundTaskIdentifier.invalid")
        }
        guard type == .appDelegate else { return }
        if app.actions(in: .callback(.memoryPressureHandler)) != nil {
            line("private let memoryPressure = DispatchSource.makeMemoryPressureSource(")
            line("    eventMask: .all, queue: .main)")
        }
        if app.actions(in: .callback(.healthUpdate)) != nil {
            line("private let health = HKHealthStore()")
        }
    }

    private mutating func method(
        _ callback: Callback, _ actions: [DelayedAction], of app: SwiftApp
    ) {
        gap()
        let declaration = Text(callback.swiftDeclaration)
        let prefix: StaticString =
            switch callback.receiver {
            case .viewController: "override "
            case .urlSessionDelegate: "nonisolated "
            default: ""
            }
        block("\(prefix)\(declaration)") { code in
            if callback.receiver == .viewController {
                code.line("super.\(callback.ownCall)")
            }
            if callback == .didFinishLaunching { code.setHandlers(of: app) }
            if callback.receiver == .urlSessionDelegate {
                code.block("DispatchQueue.main.async") { code in
                    code.body(of: callback, actions, app, isClosure: true)
                }
            } else {
                code.body(of: callback, actions, app)
            }
            if let result = callback.result(isLaunched: app.answersTrue(in: callback)) {
                code.line("return \(result)")
            }
        }
    }

    /// Appends the actions of a method, and the call of its completion handler.
    private mutating func body(
        of callback: Callback, _ actions: [DelayedAction], _ app: SwiftApp, isClosure: Bool = false
    ) {
        let type = TypeOfApp(of: .callback(callback))
        let isEvent = callback.completesEvent
        if isEvent, let completion = callback.completion,
            app.keepsCompletion(of: Handler(method: .callback(callback), actions: actions))
        {
            line("complete = { \(completion) }")
        }
        self.actions(
            actions, of: app,
            in: CodeScope(
                type: type, isClosure: isClosure, completion: isEvent ? callback.completion : nil))
        let comesLater = isEvent && (actions.completes || app.keepsCompletion)
        if !comesLater, let completion = callback.completion { line("\(completion)") }
    }

    /// Appends the code that sets handlers at launch.
    private mutating func setHandlers(of app: SwiftApp) {
        for reason in app.launchHandlers { register(reason, of: app) }
        if let actions = app.actions(in: .callback(.memoryPressureHandler)) {
            block("memoryPressure.setEventHandler") { code in
                code.block("MainActor.assumeIsolated") { code in
                    code.actions(
                        actions, of: app, in: CodeScope(type: .appDelegate, isClosure: true))
                }
            }
            line("memoryPressure.activate()")
        }
        if let actions = app.actions(in: .callback(.socketData)) {
            block("application.setKeepAliveTimeout(600)") { code in
                code.actions(actions, of: app, in: CodeScope(type: .appDelegate, isClosure: true))
            }
        }
        if let actions = app.actions(in: .callback(.healthUpdate)) {
            let query: Text =
                "HKObserverQuery(sampleType: HKQuantityType(.stepCount), predicate: nil)"
            block("let query = \(query)", "_, completion, _ in") { code in
                code.block("DispatchQueue.main.async") { code in
                    code.actions(
                        actions, of: app, in: CodeScope(type: .appDelegate, isClosure: true))
                }
                code.line("completion()")
            }
            line("health.execute(query)")
        }
    }

    private mutating func register(_ reason: LaunchReason, of app: SwiftApp) {
        let actions = app.actions(in: .launchHandler(reason)) ?? []
        let name: StaticString = reason == .refreshTask ? "refresh" : "processing"
        line("BGTaskScheduler.shared.register(")
        line("    forTaskWithIdentifier: \"com.example.\(name)\", using: .main")
        block(")", "task in") { code in
            code.setExpiration(of: app)
            let completion: StaticString = "task.setTaskCompleted(success: true)"
            let handler = Handler(method: .launchHandler(reason), actions: actions)
            if app.keepsCompletion(of: handler) { code.line("complete = { \(completion) }") }
            code.actions(
                actions, of: app,
                in: CodeScope(type: .appDelegate, isClosure: true, completion: completion))
            if !actions.completes, !app.keepsCompletion { code.line("\(completion)") }
        }
    }

    /// Appends the expiration handler of a task, in its launch handler.
    private mutating func setExpiration(of app: SwiftApp) {
        guard let actions = app.actions(in: .callback(.taskExpirationHandler)) else { return }
        if app.isTaskExpirationShared { return line("task.expirationHandler = { taskExpires() }") }
        block("task.expirationHandler =") { code in
            code.actions(
                actions, of: app,
                in: CodeScope(
                    type: .appDelegate, isClosure: true,
                    completion: "task.setTaskCompleted(success: false)"))
        }
    }

    /// Appends the app and the view of a SwiftUI app.
    private mutating func view(of app: SwiftApp) {
        line("@main")
        block("struct ExampleApp: App") { code in
            if app.types.contains(.appDelegate) {
                code.line("@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate")
                code.line("")
            }
            code.block("var body: some Scene") { $0.line("WindowGroup { ContentView() }") }
        }
        line("")
        block("\(TypeOfApp.view.head)") { code in
            code.line("@Environment(\\.scenePhase) private var scenePhase")
            code.properties(of: .view, app)
            code.line("")
            code.block("var body: some View") { code in
                code.block("Text(\"Example\").onChange(of: scenePhase)", "_, phase in") { code in
                    code.phases(of: app)
                }
            }
        }
    }

    /// Appends the code for changes of the scene phase in a view.
    private mutating func phases(of app: SwiftApp) {
        line("switch phase {")
        let handlers = app.handlers(in: .view)
        for handler in handlers {
            guard case .callback(let callback) = handler.method else { continue }
            line("case \(callback.phaseName):")
            if handler.actions.isEmpty { line("    break") }
            indented {
                $0.actions(handler.actions, of: app, in: CodeScope(type: .view))
            }
        }
        if handlers.count < 3 { line("default: break") }
        line("}")
    }
}

extension SwiftApp {
    var setsHandlersAtLaunch: Bool {
        !launchHandlers.isEmpty
            || [.memoryPressureHandler, .socketData, .healthUpdate].contains {
                actions(in: .callback($0)) != nil
            }
    }

    /// Whether a launch method returns true.
    ///
    /// If the scenario's app returns false at launch, its last launch method does so.
    fileprivate func answersTrue(in callback: Callback) -> Bool {
        guard scenario.app.launchReturnsFalse else { return true }
        let isLast =
            callback == .didFinishLaunching
            || actions(in: .callback(.didFinishLaunching)) == nil && !setsHandlersAtLaunch
        return !isLast
    }
}

extension Callback {
    /// Whether it is a method of its type rather than a handler that is set somewhere.
    fileprivate var isMethod: Bool {
        switch receiver {
        case .dispatchSource, .voipSocket, .observerQuery, .backgroundTask, .swiftUIView: false
        default: true
        }
    }

    /// The call of the superclass's method in an override, without `super.`.
    fileprivate var ownCall: Text {
        let declaration = Text(swiftDeclaration)
        let open = declaration.bytes.firstIndex(of: UInt8(ascii: "(")) ?? declaration.count
        let name = Text(declaration.bytes[..<open].dropFirst(5))
        return declaration.bytes.contains(UInt8(ascii: ":")) ? "\(name)(animated)" : "\(name)()"
    }

    /// The case of `ScenePhase` that it reports.
    fileprivate var phaseName: StaticString {
        switch self {
        case .scenePhaseActive: ".active"
        case .scenePhaseInactive: ".inactive"
        default: ".background"
        }
    }
}
