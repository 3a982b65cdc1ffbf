import LifecycleCore

/// What must hold for an app that runs in the background, by what its trace tells.
struct BackgroundLaw: Hashable {
    /// The activities that the app has begun and that a background mode permits.
    private var activities: BackgroundModes = []
    /// True in the moment in which the app has begun one of them.
    private var isBeginning = false
    /// True after the app was told that protected data goes away, until it is told that it is back.
    private var isDataAway = false
    /// True if the last thing that the app has to complete is a task of BGTaskScheduler.
    private var isOfTask = false
    /// True once the app was told that the task expires, or the trace said that it has no handler.
    private var isToldOfExpiry = false

    /// Takes note that the next entry is at a later time than the last one.
    mutating func startMoment() { isBeginning = false }

    /// Holds an entry against the laws, in the state before it.
    mutating func check(
        _ entry: TraceEntry, in state: LifecycleState, isBusy: Bool, of app: App,
        _ breaches: inout [Breach]
    ) {
        let runsOn = state == .background && !activities.isEmpty
        switch entry.what {
        case .stateChange(_, .notRunning): self = BackgroundLaw()
        case .started(let activity) where app.permits(activity):
            activities.formUnion(activity.mode)
            isBeginning = true
        case .stopped(let activity): activities.subtract(activity.mode)
        case .event(let stimulus) where stimulus.event == .userCancelsContinuedTask:
            activities.subtract(Activity.continuedTask.mode)
        case .timeRemaining(let span):
            breaches.hold(
                !runsOn || span == nil, "a time that ends is read beside what runs on without one")
        case .expirationHandler:
            // A task that is not granted is lost whatever else runs. A handler whose time came while the
            // main thread was blocked is called once it is free, after what the app began meanwhile.
            breaches.hold(
                !runsOn || isBeginning || "\(entry.rule.rule.id)" == "task.not-granted",
                "a task expires beside what runs on without a limit")
        case .killed(.assertionsBeyondPermittedTime):
            breaches.hold(!runsOn, "an app is killed for its tasks beside what runs on")
        case .killed(.windowOverrun):
            breaches.hold(
                !isOfTask || isToldOfExpiry || isBusy, "a task ends the app, which was not told")
        case .handled:
            isOfTask = true
            isToldOfExpiry = false
        case .expiredUntold: isToldOfExpiry = true
        case .callback(let callback): take(callback)
        default: break
        }
    }

    private mutating func take(_ callback: Callback) {
        switch callback {
        case .protectedDataWillBecomeUnavailable: isDataAway = true
        case .protectedDataDidBecomeAvailable: isDataAway = false
        case .taskExpirationHandler: isToldOfExpiry = true
        case .didReceiveSilentNotification, .performFetch, .handleEventsForBackgroundURLSession,
            .didReceiveIncomingPush:
            isOfTask = false
        default: break
        }
    }

    /// Holds a step against the law that what was taken away is given back to an app that runs on.
    ///
    /// What a suspended app is told of an unlock when it runs again is not known, nor where a scene
    /// that connects anew is told; an unlock of which no rule speaks unlocks nothing.
    mutating func checkOutcome(
        of agendaItem: AgendaItem, _ trace: [TraceEntry], ranOn: Bool, _ breaches: inout [Breach]
    ) {
        guard case .stimulus(let stimulus) = agendaItem, stimulus.event == .userUnlocksDevice,
            trace.first?.what != .ignored(stimulus, .noRule)
        else { return }
        let isReconnected = trace.contains { $0.what == .callback(.sceneWillConnect) }
        if ranOn, !isReconnected {
            breaches.hold(!isDataAway, "the device is unlocked and protected data stays away")
        } else {
            isDataAway = false
        }
    }
}

extension App {
    /// Returns true if a background mode, or the version of iOS, permits an activity.
    fileprivate func permits(_ activity: Activity) -> Bool {
        activity == .continuedTask
            ? version >= IOSVersion(26) : modes.isSuperset(of: activity.mode)
    }
}
