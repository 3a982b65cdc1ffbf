import LifecycleCore

/// The events that a search tries, in order.
///
/// An event is left out if another one, or a sequence of others, does the same to an app and makes
/// the same calls. `Representation` says which. A test checks this against the traces of random apps.
struct PossibleEvents {
    /// One thing that can happen.
    struct Input {
        var agendaItem: AgendaItem
        /// Whether it launches or wakes the app in the background and represents every unobserved
        /// wake.
        var isUnseenWake = false
        /// The calls that it is tried for, as other inputs represent the rest of its effects; nil
        /// if it is tried for its own sake.
        var calls: CallSet?

        /// Whether it is tried only if nothing likelier explains the observations.
        var isUnlikely: Bool {
            isUnseenWake || agendaItem == .event(.callRings)
                || agendaItem == .event(.userExpandsCallBanner)
                || agendaItem == .event(.userDeclinesCall)
        }

        /// The extra cost when none of its calls are observed.
        var cost: Int { calls != nil || isUnseenWake ? 2 : 0 }
    }

    let inputs: [Input]

    /// Finds the events to try, with at most `windows` windows opened by the user.
    init(for app: App, _ observations: Observations, windows: Int) {
        // With several windows there are many worlds, so only the necessary events are tried.
        let common = windows > 1 && !app.hasPasscode ? Self.fewest : Self.common
        var inputs = common.map { Input(agendaItem: .event($0)) }
        inputs.append(Input(agendaItem: .action(.crash)))
        if Self.tellsForceQuits(of: app, observations) {
            inputs.append(Input(agendaItem: .event(.deviceRestarts)))
        }
        if Self.tellsDeletions(of: app, observations) {
            inputs.append(Input(agendaItem: .event(.userDeletesApp)))
        }
        let telling = Self.events(telling: observations, on: app)
        inputs += telling.map { Input(agendaItem: .event($0.event), calls: $0.calls) }
        let wake = Self.wakes.first { wake in
            !telling.contains { $0.event == wake }
                && !Consequences(of: .event(wake), on: app).calls.isEmpty
        }
        if let wake { inputs.append(Input(agendaItem: .event(wake), isUnseenWake: true)) }
        if app.model == .scenes {
            // The only window of an app may be closed, and its scene disconnected.
            let events: [Event] =
                windows > 1
                ? Event.allCases.filter(\.about.isWindow)
                : [.userClosesWindow, .systemDisconnectsWindow]
            for number in 1...UInt8(windows) {
                inputs += events.map { event in
                    Input(agendaItem: .stimulus(Stimulus(event, at: .window(number))))
                }
            }
        }
        self.inputs = inputs
    }

    private static let common: [Event] = [
        .userOpensApp, .userGoesHome, .userLocksDevice, .userUnlocksDevice, .alertAppears,
        .userDismissesAlert, .userOpensSwitcher, .userClosesSwitcher, .userSwipesAppAway,
        .userHalfUnlocksDevice, .systemEvictsApp,
    ]

    /// The common events that represent the others in an app with scenes: locking the device is
    /// like going home, and the switcher covers the app as an alert does.
    private static let fewest: [Event] = [
        .userOpensApp, .userGoesHome, .alertAppears, .userDismissesAlert, .userSwipesAppAway,
        .systemEvictsApp,
    ]

    /// Events that may wake an app unobserved, the least often forbidden first.
    private static let wakes: [Event] = [
        .locationChanges, .deviceEntersRegion, .deviceLeavesRegion, .visitIsNoticed,
        .bluetoothEventArrives, .accessorySendsData, .silentPushArrives, .peripheralEventArrives,
        .healthDataArrives, .downloadFinishes, .newsstandIssueArrives, .systemStartsFetch,
        .systemStartsRefreshTask, .systemStartsProcessingTask, .voipPushArrives,
        .socketDataArrives,
    ]

    /// Whether the observations can tell a force quit from other ends of the process.
    ///
    /// After a force quit only a restart of the device lets the system launch the app in the
    /// background. On iOS 7 and in one report of iOS 6.1, the app is notified twice. In a report of
    /// iOS 16, a second scene comes right after the end of the first.
    private static func tellsForceQuits(of app: App, _ observations: Observations) -> Bool {
        if app.model == .delegate {
            return app.version < IOSVersion(8)
                && observations.watches(.notification(.didEnterBackground))
        }
        return app.version >= IOSVersion(16) && !app.supportsWindows
            && zip(observations.calls, observations.calls.dropFirst()).contains { one, next in
                one.calls.contains { endsOfScene.contains($0) }
                    && next.calls.contains { movesOfSecondScene.contains($0) }
            }
    }

    /// Whether the observations can tell that the app was installed again from other launches.
    ///
    /// Of a new installation no scene session and no saved state is kept.
    private static func tellsDeletions(of app: App, _ observations: Observations) -> Bool {
        app.model == .delegate
            ? app.preservesState
            : observations.calls.count {
                $0.calls.contains(.callback(.configurationForConnecting))
            } > 1
    }

    private static let endsOfScene: [ObservedCall] = [
        .callback(.sceneDidDisconnect), .notification(.sceneDidDisconnect),
    ]
    private static let movesOfSecondScene: [ObservedCall] = [
        .callback(.sceneWillEnterForeground), .notification(.sceneWillEnterForeground),
        .callback(.sceneDidEnterBackground), .notification(.sceneDidEnterBackground),
    ]

    /// The events whose calls tell them apart from the common ones, with those calls.
    private static func events(
        telling observations: Observations, on app: App
    ) -> [(event: Event, calls: CallSet?)] {
        let ordinary = common.reduce(into: CallSet()) { calls, event in
            calls.formUnion(
                Consequences(of: .event(event), on: app, countsRemains: false).calls)
        }
        var reactions = common.map { Reaction(to: $0, on: app) }
        return Event.allCases.compactMap { event in
            guard event.about.isApp, !common.contains(event) else { return nil }
            let calls = Consequences(of: .event(event), on: app).calls
            let telling: CallSet
            let representation = Representation(of: event, on: app)
            switch representation {
            case .always: return nil
            case .unlessToldApart: telling = calls.subtracting(ordinary)
            case .never: telling = calls
            }
            // The views of a scene that was connected in the background appear at its next return.
            let showsViewsLater =
                event == .systemConnectsScene && app.watchesViews && !calls.isEmpty
            guard telling.containsAny(of: observations) || showsViewsLater else { return nil }
            let reaction = Reaction(to: event, on: app)
            guard !reactions.contains(reaction) else { return nil }
            reactions.append(reaction)
            return (event, representation == .unlessToldApart ? telling : nil)
        }
    }
}

/// Whether the inputs that are always tried represent an event.
///
/// A new event is tried wherever it can be observed until it is listed here.
private enum Representation {
    /// They do: the event does what they do, forbids something optional, or does nothing.
    case always
    /// They do, except for the calls that only this event makes.
    case unlessToldApart
    /// They do not.
    case never

    init(of event: Event, on app: App) {
        self =
            switch event {
            // While the notification center is open, windows come and go as they do not under an
            // alert.
            case .userPullsNotificationCenter: app.supportsWindows ? .never : .always
            // A call that rings still does when the app returns, or is handed something. An alert
            // may be gone by then.
            case .callRings, .userExpandsCallBanner, .userDeclinesCall:
                Self.closesAlerts(of: app) ? .never : .always
            // An alert that comes and goes represents everything else that covers the app.
            case .userMakesCall, .userOpensNotificationCenter, .userClosesNotificationCenter,
                .userOpensControlCenter, .userClosesControlCenter, .userInvokesSiri,
                .userDismissesSiri, .biometricPromptAppears, .biometricPromptEnds,
                .bannerAppears, .notificationAlertAppears, .userDismissesNotificationAlert,
                .userTouchesAppBeside, .userDragsDivider, .inAppAlertAppears:
                .always
            // Going home and coming back represent everything else that takes the screen.
            case .userOpensOtherApp, .userAnswersCall, .callEnds, .userTapsBanner,
                .userActsOnNotificationAlert, .userPushesAppOffScreen:
                .always
            // A crash and an eviction represent every unannounced end, also after going home. A
            // restart and a deletion are added where they do more.
            case .deviceRestarts, .userDeletesApp, .userChangesPermission, .systemUpdatesApp,
                .systemOffloadsApp, .systemReclaimsMemory,
                .deviceOverheats, .systemNeedsDiskSpace, .userHoldsButtons:
                .always
            // These only forbid or delay something else, or only move a clock.
            case .userTurnsRefreshOff, .userTurnsRefreshOn, .systemDropsPrewarmedApp,
                .systemHoldsPush, .deviceFallsAsleep, .deviceWakesUp:
                .always
            // These open the app, wake it, or do nothing.
            case .userOpensURL, .userOpensUniversalLink, .userContinuesActivity, .userTapsPush,
                .userTapsLocalNotification, .userChoosesQuickAction, .userAcceptsShare,
                .silentPushArrives, .systemStartsFetch, .systemStartsRefreshTask,
                .systemStartsProcessingTask, .downloadFinishes, .locationChanges,
                .bluetoothEventArrives, .voipPushArrives, .deviceEntersRegion,
                .deviceLeavesRegion, .visitIsNoticed, .peripheralEventArrives,
                .accessorySendsData, .newsstandIssueArrives, .socketDataArrives,
                .healthDataArrives, .pushArrives, .localNotificationFires, .systemWarnsOfMemory,
                .timeChanges, .localeChanges, .settingsChange, .deviceRotates,
                .userTurnsLowPowerOn, .userTurnsLowPowerOff, .userStartsUsingDevice,
                .userCancelsContinuedTask:
                .unlessToldApart
            default: .never
            }
    }

    /// Whether an alert is gone when the app comes to the front.
    private static func closesAlerts(of app: App) -> Bool {
        RuleFinder.rules(for: .transition(.closeOverlays), on: app).contains { rule in
            rule.then.contains(.clear(.alert))
        }
    }
}

/// What the rules do on an event; two events with equal reactions are the same to an app.
private struct Reaction: Equatable {
    private let rows: [Row]

    private struct Row: Equatable {
        var from: LifecycleStates
        var requirements: [Requirement]
        var then: [Effect]
    }

    init(to event: Event, on app: App) {
        rows = RuleFinder.rules(for: .event(event), on: app).map { rule in
            Row(from: rule.from, requirements: rule.requirements, then: rule.then)
        }
    }
}
