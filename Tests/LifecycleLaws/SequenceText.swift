import Diagnostics
import LifecycleCore
import ScenarioText

extension TimedSequence {
    /// The sequence as a scenario, which `tracebook run` can run.
    public var text: String {
        var lines = appLines
        for handler in app.handlers {
            lines.append("when \(handler.method.words)")
            for delayed in handler.actions {
                let delay =
                    delayed.delay == .seconds(0)
                    ? "" : "\(delayed.period == nil ? "after" : "every") \(delayed.delay.words) "
                lines.append("  \(delay)\(delayed.action.words(byApp: false))")
            }
        }
        lines += timeline.map { "at \(($0.time - .zero).words) \($0.agendaItem.words)" }
        return lines.map { $0 + "\n" }.joined()
    }

    private var appLines: [String] {
        var lines = ["ios \(app.version.words)"]
        if let sdk = app.sdk { lines.append("sdk \(sdk.words)") }
        let settings: [(Bool, String)] = [
            (!app.adoptsScenes, "app uses delegate"),
            (app.supportsWindows, "app supports several windows"),
            (app.observesNotifications, "app observes notifications"),
            (app.exitsOnSuspend, "app exits on suspend"),
            (app.callsFullScreen, "device shows calls full screen"),
            (app.isDebugged, "app runs under debugger"),
            (app.isInSimulator, "app runs in simulator"),
            (app.watchesViews, "app watches views"),
            (app.watchesScenePhase, "app watches scene phase"),
            (app.preservesState, "app preserves state"),
            (app.launchReturnsFalse, "app returns false at launch"),
            (app.hasNotificationCenterDelegate, "app has notification center delegate"),
            (app.handlesPushesWithCompletion, "app handles pushes with completion"),
            (app.hasPasscode, "device has passcode"),
            (app.hasAlwaysOnDisplay, "device has always-on display"),
            (app.isOnPad, "device is iPad"),
            (app.usesAccessorySetupKit, "app uses AccessorySetupKit"),
            (app.lateTaskLoses, "option late task loses"),
            (app.declaresTasks, "app lists task identifiers"),
        ]
        lines += settings.filter(\.0).map(\.1)
        lines += phrases(in: .line).filter { $0.option.map { app[$0] } ?? false }
            .map { $0.pattern.string }
        lines += BackgroundModes.all.filter { app.modes.isSuperset(of: $0.mode) }
            .map { "app has mode \($0.name)" }
        return lines
    }
}

extension IOSVersion {
    fileprivate var words: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension Span {
    fileprivate var words: String { "\(milliseconds)ms" }
}

extension HandledMethod {
    fileprivate var words: String {
        switch self {
        case .callback(let callback): "\(callback.alias)"
        case .expiration(let task): "task \(task.words) expires"
        case .launchHandler(let reason):
            "\(reason == .refreshTask ? "refresh" : "processing") task starts"
        }
    }
}

extension TaskName {
    fileprivate var words: String { "\"\(TimedSequence.taskNames[Int(index)].string)\"" }
}

extension AgendaItem {
    fileprivate var words: String {
        switch self {
        case .stimulus(let stimulus):
            if case .window(let number) = stimulus.target {
                "\(stimulus.event.statement.string) \(number)"
            } else {
                stimulus.event.statement.string
            }
        case .action(let action): "app \(action.words(byApp: true))"
        case .delayedAction, .timer: preconditionFailure("no line of a scenario")
        }
    }
}

extension AppAction {
    /// The action as a command to the app's code, or as something the app does.
    fileprivate func words(byApp: Bool) -> String {
        let ending = byApp ? "s" : ""
        return switch self {
        case .beginTask(let task): "begin\(ending) task \(task.words)"
        case .endTask(let task): "end\(ending) task \(task.words)"
        case .readTimeRemaining: "read\(ending) backgroundTimeRemaining"
        case .block(let span): "block\(ending) main thread for \(span.words)"
        case .complete: "complete\(ending) event"
        case .start(let activity): "start\(ending) \(activity.word)"
        case .stop(let activity): "stop\(ending) \(activity.word)"
        case .raiseBadge: "raise\(ending) badge"
        case .reportCall: "report\(ending) call"
        case .openOtherApp, .endInvalidTask, .lockFile, .unlockFile, .exceedMemoryLimit,
            .overuseSystem, .draw, .registerTwice, .registerLate, .readActivationState,
            .readProtectedData, .askForFaceID, .askForTouchID:
            PlainAction.all.first { $0.action == self }.map { plain in
                "\(byApp ? plain.phrase : plain.command)"
            } ?? ""
        case .askForPermission: "ask\(ending) for permission \"camera\""
        case .crash: byApp ? "crashes" : "crash"
        case .exit: "exit\(ending)"
        }
    }
}
