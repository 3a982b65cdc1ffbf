import Diagnostics
import LifecycleCore

extension ScenarioDraft {
    /// Writes the events of a scenario about a topic.
    mutating func write(_ topic: PracticeTopic) {
        switch topic {
        case .launch: writeLaunch()
        case .home: writeHome()
        case .opening: writeOpening()
        case .interruptions: writeInterruptions()
        case .lock: writeLock()
        case .tasks: writeTasks()
        case .ending: writeEnding()
        case .windows: writeWindows()
        case .watchdog: writeWatchdog()
        case .waking: writeWaking()
        case .versions: writeVersions()
        }
    }

    private mutating func writeLaunch() {
        chooseApp()
        if level == .third, dice.isOnce(in: 3) { add(.systemPrewarmsApp) }
        add(.userOpensApp)
        if dice.isOnce(in: 2) { add(.userGoesHome) }
    }

    private mutating func writeHome() {
        chooseApp()
        add(.userOpensApp)
        leave()
        if dice.isOnce(in: 2) { wait([30, 60]) }
        add(.userOpensApp)
        if dice.isOnce(in: 2) { leave() }
    }

    private mutating func writeOpening() {
        chooseApp()
        let ways: [Event] = [.userOpensURL, .userOpensUniversalLink, .userChoosesQuickAction]
        if dice.isOnce(in: 2) {
            add(.userOpensApp)
            leave()
        }
        add(dice.pick(ways))
        if dice.isOnce(in: 2) { leave() }
    }

    private mutating func writeInterruptions() {
        chooseApp()
        if dice.isOnce(in: 2) { set("device shows calls full screen") }
        add(.userOpensApp)
        interrupt()
        if dice.isOnce(in: 2) { interrupt() } else if dice.isOnce(in: 2) { leave() }
    }

    private mutating func writeLock() {
        chooseApp()
        if dice.isOnce(in: 2) { set("device has passcode") }
        add(.userOpensApp)
        if dice.isOnce(in: 4) { leave() }
        add(.userLocksDevice)
        if dice.isOnce(in: 2) { wait([30, 60]) }
        add(.userUnlocksDevice)
        if dice.isOnce(in: 3) { leave() }
    }

    private mutating func writeTasks() {
        chooseApp()
        // Tasks begin before the background, where it is unknown if a task or suspension wins.
        let left = method(.willResignActive, .sceneWillResignActive)
        let long = "after \(dice.pick([3, 8, 12, 20, 45, 60]))s end task \"save\"" as Text
        switch dice.roll(4) {
        case 0: when(left, ["begin task \"save\""])
        case 1: when(left, ["begin task \"save\"", long])
        case 2:
            when(left, ["begin task \"save\""])
            when("task \"save\" expires", ["end task \"save\""])
        default:
            let other = "after \(dice.pick([2, 5, 10]))s end task \"log\"" as Text
            when(left, ["begin task \"log\"", "begin task \"save\"", other, long])
        }
        add(.userOpensApp)
        leave()
        if dice.isOnce(in: 3) { wait([60, 200]) }
        add(.userOpensApp)
    }

    private mutating func writeEnding() {
        chooseApp()
        add(.userOpensApp)
        switch dice.roll(4) {
        case 0:
            leave()
            wait([30, 60])
            add(.systemEvictsApp)
        case 1:
            leave()
            wait([30, 60])
            add(.userOpensSwitcher)
            add(.userSwipesAppAway)
        case 2:
            add(.userOpensSwitcher)
            add(.userSwipesAppAway)
        default:
            leave()
            add(.systemUpdatesApp)
        }
        if dice.isOnce(in: 2) { add(.userOpensApp) }
    }

    private mutating func writeWindows() {
        set("ios \(dice.pick([13, 15, 17, 26]))")
        set("device is iPad")
        set("app supports several windows")
        add(.userOpensApp)
        add(.userOpensWindow, window: 2)
        let window = dice.pick([1, 2])
        switch dice.roll(4) {
        case 0:
            add(.userHidesWindow, window: window)
            add(.userShowsWindow, window: window)
        case 1: add(.userClosesWindow, window: window)
        case 2:
            add(.userHidesWindow, window: window)
            add(.systemDisconnectsWindow, window: window)
            add(.userShowsWindow, window: window)
        default:
            add(.userHidesWindow, window: window)
            add(.userHidesWindow, window: 3 - window)
        }
        if dice.isOnce(in: 2) { add(.userGoesHome) }
    }

    private mutating func writeWatchdog() {
        chooseApp()
        let methods = [
            Text(Callback.didFinishLaunching.name),
            method(.didBecomeActive, .sceneDidBecomeActive),
            method(.willResignActive, .sceneWillResignActive),
            method(.didEnterBackground, .sceneDidEnterBackground),
            method(.willEnterForeground, .sceneWillEnterForeground),
        ]
        let span = dice.pick([3, 4, 7, 8, 12, 13, 14, 15, 22, 25, 30])
        when(dice.pick(methods), ["block main thread for \(span)s"])
        add(.userOpensApp)
        wait([30, 40])
        leave()
        wait([30, 40])
        add(.userOpensApp)
    }

    private mutating func writeWaking() {
        chooseApp()
        let push: Text = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        let fetch: Text = "application(_:performFetchWithCompletionHandler:)"
        let late = "after \(dice.pick([2, 10, 20, 40]))s complete event" as Text
        let event: Event
        switch dice.roll(4) {
        case 0:
            set("app has mode remote-notification")
            when(push, [late])
            event = .silentPushArrives
        case 1:
            set("app has mode fetch")
            when(fetch, [late])
            event = .systemStartsFetch
        case 2: event = .deviceEntersRegion
        default:
            set("app has mode bluetooth-central")
            event = .bluetoothEventArrives
        }
        if dice.isOnce(in: 2) {
            add(.userOpensApp)
            leave()
            wait([30, 60])
        }
        add(event)
        wait([30, 60])
        add(dice.isOnce(in: 3) ? event : .userOpensApp)
    }

    private mutating func writeVersions() {
        chooseApp(among: [4, 5, 6, 7, 9, 10, 12, 13, 15].map { IOSVersion($0) })
        add(.userOpensApp)
        switch dice.roll(3) {
        case 0: interrupt()
        case 1:
            add(.userLocksDevice)
            add(.userUnlocksDevice)
        default: leave()
        }
        if dice.isOnce(in: 2) { leave() }
        add(.userOpensApp)
    }

    /// Adds an event with which the user leaves the app.
    private mutating func leave() {
        let isHome = level == .first || dice.isOnce(in: 2)
        add(isHome ? .userGoesHome : .userOpensOtherApp)
    }

    /// Adds an interruption, which usually ends again.
    private mutating func interrupt() {
        let (begin, ends): (Event, [Event]) =
            switch dice.roll(6) {
            case 0:
                (
                    .callRings,
                    dice.isOnce(in: 2) ? [.userDeclinesCall] : [.userAnswersCall, .callEnds]
                )
            case 1: (.userOpensNotificationCenter, [.userClosesNotificationCenter])
            case 2: (.userOpensControlCenter, [.userClosesControlCenter])
            case 3: (.userInvokesSiri, [.userDismissesSiri])
            case 4: (.alertAppears, [.userDismissesAlert])
            default: (.userOpensSwitcher, [.userClosesSwitcher])
            }
        add(begin)
        if dice.isOnce(in: 5) { return }
        for end in ends { add(end) }
    }
}
