public import Diagnostics
public import LifecycleCore

// The reverse of the parser: turns an app and its events into lines of a scenario.

extension App {
    /// The statements of all settings that differ from the default.
    ///
    /// Memory, handlers and views are left out; the latter have names that only a scenario knows.
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
            (lacksPushesWithCompletion, "app handles pushes without completion"),
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
    /// The version as `12` or `13.4`.
    fileprivate var written: Text { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension TimedItem {
    /// The statement of the item; nil if there is none or it needs a name from a scenario.
    public var statement: Text? {
        guard let words else { return nil }
        return "at \(Text(writtenTime: time)) \(words)"
    }

    private var words: Text? {
        switch agendaItem {
        case .stimulus(let stimulus): stimulus.statement
        case .action(.crash): "app crashes"
        case .action(.exit): "app exits"
        case .action(.complete): "app completes event"
        case .action, .delayedAction, .timer: nil
        }
    }
}

extension Scenario {
    /// The statements of settings other than the default, of views, memory and other apps.
    ///
    /// Handlers are left out.
    package var appStatements: [Text] {
        var lines = app.statements
        if app.megabytes > 0 { lines.append("app uses \(app.megabytes)MB") }
        for (name, other) in zip(otherAppNames, app.otherApps) {
            let ending: StaticString = other.isRunning ? " in background" : ""
            lines.append("other app \"\(name)\" uses \(other.megabytes)MB\(ending)")
        }
        for (name, view) in zip(viewNames, app.views) {
            lines += view.statements(called: name, among: viewNames)
        }
        if let first = app.firstResponder {
            lines.append("view \"\(viewNames[Int(first.index)])\" is first responder")
        }
        return lines
    }

    /// The words of a scenario for a stimulus, without a time.
    package func statement(of stimulus: Stimulus) -> Text {
        switch stimulus.target {
        case .app, .window: stimulus.statement ?? stimulus.event.statement
        case .view(let view):
            "\(stimulus.event.statement) \"\(viewNames[Int(view.index)])\""
        case .point(let point): "\(stimulus.event.statement) \(point.x),\(point.y)"
        }
    }
}

extension View {
    /// The statements about the view.
    fileprivate func statements(called name: Text, among names: [Text]) -> [Text] {
        let own: Text = "view \"\(name)\""
        var lines: [Text] = [
            superview.map { "\(own) is in \"\(names[Int($0.index)])\"" } ?? "\(own) fills window"
        ]
        if let frame {
            lines.append(
                "\(own) has frame \(frame.origin.x),\(frame.origin.y),\(frame.width),\(frame.height)"
            )
        }
        let facts: [(Bool, StaticString)] = [
            (handlesEvents, "handles events"), (isHidden, "is hidden"),
            (ignoresTouches, "ignores touches"), (isTransparent, "is transparent"),
            (recognizesGestures, "recognizes gestures"), (hasController, "has controller"),
        ]
        for (isSo, words) in facts where isSo { lines.append("\(own) \(words)") }
        if controllerHandlesEvents { lines.append("controller of \"\(name)\" handles events") }
        if let presentedBy {
            let other = names[Int(presentedBy.index)]
            lines.append(
                "controller of \"\(name)\" is presented by controller of \"\(other)\"")
        }
        return lines
    }
}

extension Stimulus {
    /// The words of a scenario, without a time; nil for a view or a point.
    fileprivate var statement: Text? {
        switch target {
        case .app: event.statement
        case .window(let number): "\(event.statement) \(number)"
        case .view, .point: nil
        }
    }
}

extension Event {
    /// The event as a scenario writes it, with its actor unless the phrase names the actor.
    package var statement: Text { namesActor ? "\(actor.name) \(phrase)" : Text(phrase) }
}
