import LifecycleCore

/// What can happen to an app, in the order in which explanations are tried.
///
/// Of happenings that do the same to an app one stands for all: an alert for whatever lies over the
/// app, going home for whatever else comes to the front. A test holds this against the trace of
/// every scenario there is.
struct Alphabet {
    /// What may have happened while nobody observed.
    let before: [Happening]
    /// What may happen between two observations.
    let between: [Happening]

    init(for app: App, _ observations: Observations) {
        before = Self.common.map { .event($0) }
        let telling = Event.allCases.filter { event in
            Self.traces(of: event).contains { observations.watches($0) }
        }
        let numbers: ClosedRange<UInt8> = 1...UInt8(min(8, max(2, observations.sceneCount)))
        let windows = numbers.flatMap { number in
            WindowEvent.allCases.map { Happening.window($0, number) }
        }
        between =
            before + [.event(.locationChanges), .action(.crash)] + telling.map { .event($0) }
            + (app.supportsWindows && app.model == .scenes ? windows : [])
    }

    private static let common: [Event] = [
        .userOpensApp, .userGoesHome, .userLocksDevice, .userUnlocksDevice, .alertAppears,
        .userDismissesAlert, .userOpensSwitcher, .userClosesSwitcher, .userSwipesAppAway,
        .userHalfUnlocksDevice, .systemEvictsApp,
    ]

    /// The calls by which an event that is not common can be told from those that are.
    private static func traces(of event: Event) -> [ObservedCall] {
        switch event {
        case .userOpensURL: [.callback(.openURL), .callback(.sceneOpenURLContexts)]
        case .userOpensUniversalLink:
            [
                .callback(.willContinueUserActivity), .callback(.continueUserActivity),
                .callback(.sceneWillContinueUserActivity), .callback(.sceneContinueUserActivity),
            ]
        case .userTapsPush:
            [
                .callback(.didReceiveRemoteNotification), .callback(.didReceiveResponse),
                .callback(.didReceiveSilentNotification),
            ]
        case .userTapsLocalNotification:
            [.callback(.didReceiveLocalNotification), .callback(.didReceiveResponse)]
        case .userChoosesQuickAction:
            [.callback(.performAction), .callback(.windowScenePerformAction)]
        case .userAcceptsShare:
            [.callback(.userDidAcceptShare), .callback(.windowSceneUserDidAcceptShare)]
        case .silentPushArrives: [.callback(.didReceiveSilentNotification)]
        case .systemStartsFetch: [.callback(.performFetch)]
        case .downloadFinishes:
            [
                .callback(.handleEventsForBackgroundURLSession),
                .callback(.urlSessionDidFinishEvents),
            ]
        case .bluetoothEventArrives: [.callback(.willRestoreCentral), .callback(.didUpdateCentral)]
        case .voipPushArrives: [.callback(.didReceiveIncomingPush)]
        case .systemWarnsOfMemory:
            [
                .callback(.didReceiveMemoryWarning), .callback(.viewControllerMemoryWarning),
                .notification(.didReceiveMemoryWarning),
            ]
        case .timeChanges: [.callback(.significantTimeChange)]
        case .deviceRestarts:
            [
                .callback(.protectedDataDidBecomeAvailable),
                .callback(.protectedDataWillBecomeUnavailable),
            ]
        case .systemPrewarmsApp: [.callback(.willFinishLaunching), .callback(.didFinishLaunching)]
        case .bannerAppears: [.callback(.willPresentNotification)]
        default: []
        }
    }
}
