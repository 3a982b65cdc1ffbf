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
        case .event(let event): event.statement
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
        case .action(let action): said(Text(action.chinese), by: .app)
        case .timer(let timer): Text(timer.word.literal(.simplifiedChinese))
        case .transition: "另一条规则的步骤"
        }
    }

    private func said(_ words: Text, by actor: Actor) -> Text {
        "\(actor.name(in: .simplifiedChinese))\(words)"
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
        case .suspension: Word("the time until suspension is over", "到挂起为止的时间已过")
        case .expiration: Word("the expiration handlers are due", "该调用到期处理程序了")
        case .assertionLimit: Word("the time for background tasks is over", "后台任务的时间已过")
        case .taskWarning: Word("a background task has been open for long", "后台任务开始已久")
        case .window: Word("the time for the completion handler is over", "完成处理程序的时间已过")
        case .mainThread: Word("the main thread is free again", "主线程重新空闲")
        case .relaunch: Word("the device has started again", "设备重新启动完毕")
        case .taskRefusal: Word("a background task is refused", "后台任务没有获准")
        case .launchWatchdog: Word("the launch takes too long", "启动时间过长")
        case .resumeWatchdog: Word("the return takes too long", "返回时间过长")
        case .backgroundWatchdog:
            Word("going to the background takes too long", "进入后台的时间过长")
        case .terminationWatchdog: Word("the termination takes too long", "终止时间过长")
        }
    }
}
