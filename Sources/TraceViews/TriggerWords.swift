package import Diagnostics
package import LifecycleCore
import ScenarioText

extension Trigger {
    /// What starts a move, in English in the words of the scenario language where it has some.
    package func words(in language: Language) -> Text {
        switch language {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }

    private var english: Text {
        switch self {
        case .event(let event):
            event.namesActor ? "\(event.actor.name) \(event.phrase)" : Text(event.phrase)
        case .window(let event): "\(event.actor.name) \(event.words)"
        case .input: "user gives input"
        case .action(let action): "app \(action.words)"
        case .timer(let timer): Text(timer.word.literal(.english))
        case .transition: "a step of another rule"
        }
    }

    private var chinese: Text {
        switch self {
        case .event(let event):
            event.namesActor
                ? said(event.words(in: .simplifiedChinese), by: event.actor)
                : event.words(in: .simplifiedChinese)
        case .window(let event): said(Text(event.chinese), by: event.actor)
        case .input(let input): said(Text(input.chinese), by: .user)
        case .action(let action): said(Text(action.chinese), by: .app)
        case .timer(let timer): Text(timer.word.literal(.simplifiedChinese))
        case .transition: "另一条规则的步骤"
        }
    }

    private func said(_ words: Text, by actor: Actor) -> Text {
        "\(actor.name(in: .simplifiedChinese))\(words)"
    }
}

extension WindowEvent {
    fileprivate var words: StaticString {
        switch self {
        case .userOpens: "opens window"
        case .userCloses: "closes window"
        case .userHides: "hides window"
        case .userShows: "shows window"
        case .systemDisconnects: "disconnects window"
        }
    }
}

extension ActionKind {
    /// What the app's code does, as the statement that says it begins.
    package var words: StaticString {
        switch self {
        case .beginTask: "begins a task"
        case .endTask: "ends a task"
        case .readTimeRemaining: "reads backgroundTimeRemaining"
        case .block: "blocks the main thread"
        case .complete: "completes the event"
        case .startActivity: "starts an activity"
        case .stopActivity: "stops an activity"
        case .raiseBadge: "raises the badge"
        case .reportCall: "reports a call"
        case .askForPermission: "asks for a permission"
        case .crash: "crashes"
        case .exit: "calls exit"
        case .openOtherApp, .endInvalidTask, .lockFile, .unlockFile, .exceedMemoryLimit,
            .overuseSystem, .draw, .registerTwice, .registerLate, .readActivationState,
            .readProtectedData, .askForBiometrics:
            PlainAction.phrase(for: self)
        }
    }
}

extension SystemTimer {
    fileprivate var word: Word {
        switch self {
        case .suspension: Word("time until suspension", "到挂起为止的时间")
        case .expiration: Word("time until expiration handlers", "到到期处理程序为止的时间")
        case .assertionLimit: Word("limit of background tasks", "后台任务的时限")
        case .taskWarning: Word("warning about a task", "对任务的警告")
        case .window: Word("window of a background event", "后台事件的时限")
        case .mainThread: Word("main thread free again", "主线程重新空闲")
        case .relaunch: Word("launch after a restart", "重新启动后的启动")
        case .taskRefusal: Word("refusal of a background task", "后台任务没有获准")
        case .launchWatchdog: Word("launch watchdog", "启动看门狗")
        case .resumeWatchdog: Word("resume watchdog", "返回看门狗")
        case .backgroundWatchdog: Word("background watchdog", "进入后台看门狗")
        case .terminationWatchdog: Word("termination watchdog", "终止看门狗")
        }
    }
}
