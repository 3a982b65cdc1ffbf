import LifecycleCore

/// What can happen to an app, in the order in which explanations are tried.
///
/// Everything is, unless something else stands for it: what a letter does to an app, and what it is
/// told by it, another letter or a row of them does as well. `Stand` says which; a law holds that
/// against what random apps are told.
struct Alphabet {
    /// One thing that can happen.
    struct Letter {
        var agendaItem: AgendaItem
        /// Whether the app is launched or woken in the background by it, and it stands for all that
        /// is not observed.
        var isUnseenWake = false
        /// The calls for whose sake it is tried, as other letters stand for all else that it does;
        /// nil where it is tried for its own.
        var calls: CallSet?

        /// How unlikely it is without a trace in what is observed.
        var cost: Int { calls != nil || isUnseenWake ? 2 : 0 }
    }

    let letters: [Letter]

    /// - Parameters:
    ///   - app: The app.
    ///   - observations: What is observed of it.
    ///   - windows: How many windows the user opens at most.
    init(for app: App, _ observations: Observations, windows: Int) {
        // Among several windows only what is needed: there are worlds enough.
        let common = windows > 1 && !app.hasPasscode ? Self.fewest : Self.common
        var letters = common.map { Letter(agendaItem: .event($0)) }
        letters.append(Letter(agendaItem: .action(.crash)))
        if Self.tellsForceQuits(of: app, observations) {
            letters.append(Letter(agendaItem: .event(.deviceRestarts)))
        }
        let telling = Self.events(telling: observations, on: app)
        letters += telling.map { Letter(agendaItem: .event($0.event), calls: $0.calls) }
        let wake = Self.wakes.first { wake in
            !telling.contains { $0.event == wake }
                && !Consequences(of: .event(wake), on: app).calls.isEmpty
        }
        if let wake { letters.append(Letter(agendaItem: .event(wake), isUnseenWake: true)) }
        if app.model == .scenes {
            // The one window of an app may be closed, and its scene may be disconnected.
            let events: [Event] =
                windows > 1
                ? Event.allCases.filter(\.about.isWindow)
                : [.userClosesWindow, .systemDisconnectsWindow]
            for number in 1...UInt8(windows) {
                letters += events.map { event in
                    Letter(agendaItem: .stimulus(Stimulus(event, at: .window(number))))
                }
            }
        }
        self.letters = letters
    }

    private static let common: [Event] = [
        .userOpensApp, .userGoesHome, .userLocksDevice, .userUnlocksDevice, .alertAppears,
        .userDismissesAlert, .userOpensSwitcher, .userClosesSwitcher, .userSwipesAppAway,
        .userHalfUnlocksDevice, .systemEvictsApp,
    ]

    /// Those of them that stand for the others in an app with scenes: locking the device is like
    /// going home, and the switcher covers the app as an alert does.
    private static let fewest: [Event] = [
        .userOpensApp, .userGoesHome, .alertAppears, .userDismissesAlert, .userSwipesAppAway,
        .systemEvictsApp,
    ]

    /// What may wake an app without being observed, the one that is least often forbidden first.
    private static let wakes: [Event] = [
        .locationChanges, .deviceEntersRegion, .deviceLeavesRegion, .visitIsNoticed,
        .bluetoothEventArrives, .accessorySendsData, .silentPushArrives, .peripheralEventArrives,
        .healthDataArrives, .downloadFinishes, .newsstandIssueArrives, .systemStartsFetch,
        .systemStartsRefreshTask, .systemStartsProcessingTask, .voipPushArrives,
        .socketDataArrives,
    ]

    /// Whether an end by the user can be told from all others: behind it nothing but a restart lets
    /// the system launch the app in the background.
    ///
    /// On iOS 7 and in one report of iOS 6.1 the app is notified twice. In a report of iOS 16 a second
    /// scene comes, right behind the end of the first.
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

    private static let endsOfScene: [ObservedCall] = [
        .callback(.sceneDidDisconnect), .notification(.sceneDidDisconnect),
    ]
    private static let movesOfSecondScene: [ObservedCall] = [
        .callback(.sceneWillEnterForeground), .notification(.sceneWillEnterForeground),
        .callback(.sceneDidEnterBackground), .notification(.sceneDidEnterBackground),
    ]

    /// The events that can be told from those that stand for them by what is observed, and the calls
    /// by which.
    private static func events(
        telling observations: Observations, on app: App
    ) -> [(event: Event, calls: CallSet?)] {
        let ordinary = common.reduce(into: CallSet()) { calls, event in
            calls.formUnion(
                Consequences(of: .event(event), on: app, countsRemains: false).calls)
        }
        var answers = common.map { Answer(to: $0, on: app) }
        return Event.allCases.compactMap { event in
            guard event.about.isApp, !common.contains(event) else { return nil }
            let calls = Consequences(of: .event(event), on: app).calls
            let telling: CallSet
            let stand = Stand(of: event, on: app)
            switch stand {
            case .always: return nil
            case .unlessToldApart: telling = calls.subtracting(ordinary)
            case .never: telling = calls
            }
            guard telling.containsAny(of: observations) else { return nil }
            let answer = Answer(to: event, on: app)
            guard !answers.contains(answer) else { return nil }
            answers.append(answer)
            return (event, stand == .unlessToldApart ? telling : nil)
        }
    }
}

/// Whether letters that are tried anyway stand for an event.
///
/// A new event is tried wherever it can be observed, until it is listed here.
private enum Stand {
    /// They do: the event does what they do, forbids what they need not do, or does nothing.
    case always
    /// They do, but for the calls that it alone makes.
    case unlessToldApart
    /// They do not.
    case never

    init(of event: Event, on app: App) {
        self =
            switch event {
            // Under it windows come and go as under no alert.
            case .userPullsNotificationCenter: app.supportsWindows ? .never : .always
            // An alert that comes and goes stands for whatever lies over the app.
            case .callRings, .userDeclinesCall, .userExpandsCallBanner,
                .userOpensNotificationCenter, .userClosesNotificationCenter,
                .userOpensControlCenter, .userClosesControlCenter, .userInvokesSiri,
                .userDismissesSiri, .biometricPromptAppears, .biometricPromptEnds,
                .bannerAppears, .notificationAlertAppears, .userDismissesNotificationAlert,
                .userTouchesAppBeside, .userDragsDivider, .inAppAlertAppears:
                .always
            // Going home and coming back stand for whatever else takes the screen.
            case .userOpensOtherApp, .userAnswersCall, .callEnds, .userTapsBanner,
                .userActsOnNotificationAlert, .userPushesAppOffScreen:
                .always
            // A crash and an eviction stand for every end without a word; a restart is tried where
            // it does more than that.
            case .deviceRestarts, .systemUpdatesApp, .systemOffloadsApp, .systemReclaimsMemory,
                .deviceOverheats, .systemNeedsDiskSpace, .userHoldsButtons:
                .always
            // What only forbids or delays something else, or only moves a clock.
            case .userTurnsRefreshOff, .userTurnsRefreshOn, .systemDropsPrewarmedApp,
                .systemHoldsPush, .deviceFallsAsleep, .deviceWakesUp:
                .always
            // Opening the app, a wake, or nothing.
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
}

/// What the rules do with an event: two events with one answer are the same to an app.
private struct Answer: Equatable {
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
