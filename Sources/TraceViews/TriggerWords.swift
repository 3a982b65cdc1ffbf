package import Diagnostics
package import LifecycleCore
import ScenarioText

extension Trigger {
    /// What starts a move, in the words of the scenario language where it has some.
    package var words: Text {
        switch self {
        case .event(let event): "\(event.actor.name) \(event.phrase)"
        case .window(let event): "\(event.actor.name) \(event.words)"
        case .input: "user gives input"
        case .action(let action): "app \(action.words)"
        case .timer(let timer): Text(timer.words)
        case .transition: "a step of another rule"
        }
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
    fileprivate var words: StaticString {
        switch self {
        case .beginTask: "begins a task"
        case .endTask: "ends a task"
        case .readTimeRemaining: "reads backgroundTimeRemaining"
        case .block: "blocks the main thread"
        case .complete: "completes the event"
        case .startActivity: "starts an activity"
        case .stopActivity: "stops an activity"
        case .raiseBadge: "raises the badge"
        case .reportCall: "reports the call"
        case .openOtherApp: "opens another app"
        case .endInvalidTask: "ends a task that is none"
        case .lockFile: "locks a shared file"
        case .unlockFile: "unlocks the file"
        case .exceedMemoryLimit: "exceeds its memory limit"
        case .overuseSystem: "overuses the system"
        case .draw: "draws"
        case .registerTwice: "registers a task twice"
        case .registerLate: "registers a task late"
        case .readActivationState: "reads activationState"
        case .crash: "crashes"
        case .exit: "calls exit"
        }
    }
}

extension SystemTimer {
    fileprivate var words: StaticString {
        switch self {
        case .suspension: "time until suspension"
        case .expiration: "time until expiration handlers"
        case .assertionLimit: "limit of background tasks"
        case .taskWarning: "warning about a task"
        case .window: "window of a background event"
        case .mainThread: "main thread free again"
        case .relaunch: "launch after a restart"
        case .taskRefusal: "refusal of a background task"
        case .launchWatchdog: "launch watchdog"
        case .resumeWatchdog: "resume watchdog"
        case .backgroundWatchdog: "background watchdog"
        case .terminationWatchdog: "termination watchdog"
        }
    }
}
