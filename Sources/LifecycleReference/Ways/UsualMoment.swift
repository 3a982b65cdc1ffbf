import LifecycleCore

/// A moment in the usual course of an app at which a reader may expect a method that is not called.
struct UsualMoment {
    var event: Event
    /// The state of the app before it.
    var state: LifecycleState
    /// What an ordinary app on the newest version does then.
    var run: EventRun
    /// The models of app that have the method.
    var models: AppModels
    /// What must hold besides; nil if nothing must.
    var condition: Requirement?

    /// The moments at which runs do not call a method.
    static func all(without callback: Callback) -> [UsualMoment] {
        let isOfScene = callback.receiver.isOfScene || callback.isOfInterface
        let called = Way.all(to: callback).reduce(into: AppModels()) { $0.formUnion($1.model) }
        let models: [AppModels] =
            called == .delegate ? [.delegate] : isOfScene ? [.scenes] : [.scenes, .delegate]
        return callback.expectations.compactMap { event, state in
            models.lazy.compactMap { EventRun.watched(event, from: state, model: $0) }.first
                .map { run in
                    UsualMoment(
                        event: event, state: state, run: run, models: called,
                        condition: event == .userOpensApp ? callback.conditionOfReturn : nil)
                }
        }.filter { !$0.run.parts.contains(.call(callback)) }
    }

    /// Whether it says all that a line about the same rule does.
    func says(_ line: NonCall) -> Bool {
        line.rule.name == run.rule?.name && line.trigger == .event(event)
            && line.from == LifecycleStates(state) && line.conditions.isEmpty
    }

    /// The background mode that the event needs; nil if it needs none.
    var mode: String? { run.rule?.wakingMode(from: state) }

    /// The calls of the run to the object that has the method, or else to the delegates.
    func parts(near callback: Callback) -> [EventRun.Part] {
        func calls(_ isMeant: (Callback) -> Bool) -> [EventRun.Part] {
            run.parts.filter { if case .call(let other) = $0 { isMeant(other) } else { false } }
        }
        let own = calls { $0.receiver == callback.receiver }
        return own.isEmpty ? calls { !$0.isOfInterface } : own
    }

    /// The calls of the run that an app reports.
    func calls(in app: App) -> Set<Callback> {
        Set(
            run.parts.compactMap { part in
                guard case .call(let callback) = part else { return nil }
                switch callback.receiver {
                case .viewController: return app.watchesViews ? callback : nil
                case .swiftUIView: return app.watchesScenePhase ? callback : nil
                default: return callback
                }
            })
    }
}

extension Callback {
    fileprivate var isOfInterface: Bool {
        receiver == .viewController || receiver == .swiftUIView
    }

    /// What must hold for it not to be called on a return; nil if nothing must.
    fileprivate var conditionOfReturn: Requirement? {
        switch self {
        case .viewWillAppear, .viewDidAppear:
            Requirement(subject: .condition(.viewsUnseen), isNegated: true)
        case .loadView, .viewDidLoad, .configurationForConnecting, .sceneWillConnect:
            Requirement(subject: .condition(.sceneConnected), isNegated: false)
        default: nil
        }
    }

    /// The events, each with the state before it, at which readers ask whether the method is called.
    var expectations: [(Event, LifecycleState)] {
        switch self {
        case .willFinishLaunching, .didFinishLaunching:
            [(.userOpensApp, .suspended), (.systemPrewarmsApp, .notRunning)]
        case .configurationForConnecting, .sceneWillConnect:
            [(.userOpensApp, .suspended), (.silentPushArrives, .notRunning)]
        case .shouldRestoreState, .viewControllerWithRestorationPath, .didDecodeState:
            [(.userOpensApp, .suspended), (.silentPushArrives, .notRunning)]
        case .viewDidLoad, .loadView:
            [
                (.userOpensApp, .suspended), (.silentPushArrives, .notRunning),
                (.systemPrewarmsApp, .notRunning),
            ]
        case .viewWillAppear, .viewDidAppear:
            [(.userOpensApp, .suspended), (.userClosesControlCenter, .inactive)]
        case .viewWillDisappear, .viewDidDisappear: [(.userGoesHome, .active)]
        case .didEnterBackground, .sceneDidEnterBackground, .scenePhaseBackground:
            [(.userOpensControlCenter, .active), (.userOpensSwitcher, .active)]
        case .willEnterForeground, .sceneWillEnterForeground:
            [(.userClosesControlCenter, .inactive)]
        case .willResignActive, .sceneWillResignActive, .scenePhaseInactive:
            [(.callRings, .active), (.alertAppears, .inactive)]
        case .sceneDidDisconnect: [(.userGoesHome, .active)]
        case .willTerminate: [(.userGoesHome, .active), (.userLocksDevice, .active)]
        case .sceneOpenURLContexts: [(.userOpensURL, .notRunning)]
        case .sceneContinueUserActivity, .sceneWillContinueUserActivity:
            [(.userContinuesActivity, .notRunning)]
        case .windowScenePerformAction: [(.userChoosesQuickAction, .notRunning)]
        case .windowSceneUserDidAcceptShare: [(.userAcceptsShare, .notRunning)]
        case .didReceiveMemoryWarning, .viewControllerMemoryWarning, .memoryPressureHandler:
            [(.systemWarnsOfMemory, .suspended)]
        case .didBecomeActive, .sceneDidBecomeActive, .scenePhaseActive:
            [(.silentPushArrives, .suspended), (.systemPrewarmsApp, .notRunning)]
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews: [(.userOpensApp, .suspended)]
        case .shouldSaveState, .willEncodeState, .stateRestorationActivity:
            [(.userOpensControlCenter, .active)]
        case .didReceiveSilentNotification, .willPresentNotification, .didReceiveResponse:
            [(.pushArrives, .suspended)]
        case .significantTimeChange: [(.timeChanges, .suspended)]
        case .willRestoreCentral: [(.bluetoothEventArrives, .suspended)]
        case .willRestorePeripheral: [(.peripheralEventArrives, .suspended)]
        default: []
        }
    }
}
