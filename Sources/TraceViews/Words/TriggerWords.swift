package import Diagnostics
package import LifecycleCore
import ScenarioText

extension Trigger {
    /// The trigger in words, which in English are those of the scenario language if it has some.
    package func words(in language: Language) -> Text {
        switch self {
        case .event(let event) where event.namesActor:
            event.actor.name(in: language).followed(by: event.words(in: language), in: language)
        case .event(let event): event.words(in: language)
        case .action(let action):
            Actor.app.name(in: language).followed(by: language.phrase(action.words), in: language)
        case .timer(let timer): timer.word[language]
        case .transition: Word("a step of another rule")[language]
        }
    }
}

extension Text {
    /// The actor followed by what it does.
    func followed(by words: Text, in language: Language) -> Text {
        Word("{1} {2}", as: "actor")[language].filled(self, words)
    }
}

extension ActionKind {
    /// What the app's code does, in the first words of the statement for it.
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
        case .suspension: Word("the time until suspension is over")
        case .expiration: Word("the expiration handlers are due")
        case .assertionLimit: Word("the time for background tasks is over")
        case .taskWarning: Word("a background task has been open for long")
        case .window: Word("the time for the completion handler is over")
        case .taskExpiry: Word("the time of a task is nearly over")
        case .mainThread: Word("the main thread is free again")
        case .relaunch: Word("the device has started again")
        case .taskRefusal: Word("a background task is refused")
        case .launchWatchdog: Word("the launch takes too long")
        case .resumeWatchdog: Word("the return takes too long")
        case .backgroundWatchdog:
            Word("going to the background takes too long")
        case .terminationWatchdog: Word("the termination takes too long")
        }
    }
}
