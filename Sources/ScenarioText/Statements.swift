public import Diagnostics
public import LifecycleCore

// An app and what happens to it as lines of a scenario, for whoever has the values and wants the
// text: the other way round than the parser.

extension App {
    /// The lines of a scenario that say what is not usual about the app: its handlers and views
    /// are left out, as they have names that only a scenario knows, and so is memory.
    public var statements: [Text] {
        var lines: [Text] = ["ios \(version.written)"]
        if let sdk { lines.append("sdk \(sdk.written)") }
        if !adoptsScenes { lines.append("app uses delegate") }
        for (name, mode) in BackgroundModes.all where modes.isSuperset(of: mode) {
            lines.append("app has mode \(name)")
        }
        for (isSo, line) in facts where isSo { lines.append(Text(line)) }
        for row in optionRows {
            if case .setting(.option(let option)) = row.meaning, self[option] {
                lines.append(Text(row.pattern))
            }
        }
        return lines
    }

    private var facts: [(Bool, StaticString)] {
        [
            (supportsWindows, "app supports several windows"),
            (observesNotifications, "app observes notifications"),
            (exitsOnSuspend, "app exits on suspend"),
            (isDebugged, "app runs under debugger"),
            (isInSimulator, "app runs in simulator"),
            (watchesViews, "app watches views"),
            (watchesScenePhase, "app watches scene phase"),
            (watchesSnapshots, "app watches snapshots"),
            (preservesState, "app preserves state"),
            (launchReturnsFalse, "app returns false at launch"),
            (hasNotificationCenterDelegate, "app has notification center delegate"),
            (callsFullScreen, "device shows calls full screen"),
            (handlesPushesWithCompletion, "app handles pushes with completion"),
            (usesAccessorySetupKit, "app uses AccessorySetupKit"),
            (hasPasscode, "device has passcode"),
            (hasAlwaysOnDisplay, "device has always-on display"),
            (isOnPad, "device is iPad"),
            (lateTaskLoses, "option late task loses"),
            (declaresTasks, "app lists task identifiers"),
        ]
    }
}

extension IOSVersion {
    /// The version as it is written: `12` or `13.4`.
    fileprivate var written: Text { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension TimedHappening {
    /// The line of a scenario that says it; nil for what has a name that only a scenario knows, and
    /// for what no scenario says.
    public var statement: Text? {
        guard let words else { return nil }
        return "at \(Text(writtenTime: time)) \(words)"
    }

    private var words: Text? {
        switch happening {
        case .stimulus(let stimulus): stimulus.statement
        case .action(.crash): "app crashes"
        case .action(.exit): "app exits"
        case .action(.complete): "app completes event"
        case .action, .delayedAction, .timer: nil
        }
    }
}

extension Stimulus {
    /// The words of a scenario for it, without a time; nil for one at a view, which has a name that only a
    /// scenario knows.
    fileprivate var statement: Text? {
        switch target {
        case .app: event.statement
        case .window(let number): "\(event.statement) \(number)"
        case .view, .point: nil
        }
    }
}

extension Event {
    /// The event as a scenario writes it, with who acts unless the phrase says that itself.
    package var statement: Text { namesActor ? "\(actor.name) \(phrase)" : Text(phrase) }
}
