import LifecycleCore

/// What can happen to an app, in the order in which explanations are tried.
///
/// Of happenings that do the same to an app one stands for all: an alert for whatever lies over the
/// app, going home for whatever else comes to the front. Which others are worth a try is read off
/// the rules: those that can make a call which is observed and which nothing common makes. A test
/// holds this against the trace of every scenario there is.
struct Alphabet {
    /// What may have happened while nobody observed.
    let before: [Happening]
    /// What may happen between two observations.
    let between: [Happening]

    init(for app: App, _ observations: Observations) {
        before = Self.common.map { .event($0) }
        let telling = Self.events(telling: observations, on: app)
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

    /// The events that can be told from common ones by what is observed.
    private static func events(telling observations: Observations, on app: App) -> [Event] {
        let ordinary = common.reduce(into: Set<ObservedCall>()) { calls, event in
            calls.formUnion(Consequences(of: event, on: app, countsRemains: false).calls)
        }
        var answers = (common + [.locationChanges]).map { Answer(to: $0, on: app) }
        return Event.allCases.filter { event in
            let telling =
                Consequences(of: event, on: app).calls.subtracting(ordinary)
                .union(circumstances(of: event))
            guard telling.contains(where: observations.watches) else { return false }
            let answer = Answer(to: event, on: app)
            guard !answers.contains(answer) else { return false }
            answers.append(answer)
            return true
        }
    }

    /// The calls that tell an event from common ones not by what they are but by when they come.
    private static func circumstances(of event: Event) -> [ObservedCall] {
        switch event {
        case .deviceRestarts:
            [
                .callback(.protectedDataDidBecomeAvailable),
                .callback(.protectedDataWillBecomeUnavailable),
            ]
        case .systemPrewarmsApp: [.callback(.willFinishLaunching), .callback(.didFinishLaunching)]
        default: []
        }
    }
}

/// What the rules do with an event: two events with one answer are the same to an app.
private struct Answer: Equatable {
    private let rows: [Row]

    private struct Row: Equatable {
        var from: LifecycleStates
        var when: [Condition]
        var then: [Effect]
    }

    init(to event: Event, on app: App) {
        rows = Consequences.rules(for: .event(event), on: app).map {
            Row(from: $0.from, when: $0.when, then: $0.then)
        }
    }
}
