import Diagnostics
import LifecycleCore

/// The phrases for a place, in the order of the reference.
public func phrases(in place: Place) -> [Phrase] {
    switch place {
    case .line: linePhrases
    case .handler: handlerPhrases
    }
}

/// The phrases for a place as a tree, for matching word by word.
func tree(of place: Place) -> PhraseTree {
    switch place {
    case .line: lineTree
    case .handler: handlerTree
    }
}

private let lineTree = PhraseTree(linePhrases)
private let handlerTree = PhraseTree(handlerPhrases)

private let linePhrases: [Phrase] =
    phrases(settingRows) + phrases(optionRows) + startPhrases() + phrases(viewRows)
    + phrases(handlerHeads) + eventPhrases() + inputPhrases() + windowPhrases()
    + phrases(actionRows) + plainPhrases() + phrases(endRows) + phrases(longerRows)
    + phrases(expectationRows)

private func phrases(_ rows: [PhraseRow], behind start: Text = "") -> [Phrase] {
    rows.flatMap { row in
        [Phrase(row, behind: start)]
            + (row.usual.map { [Phrase(usual: $0, of: row.meaning)] } ?? [])
    }
}

private func startPhrases() -> [Phrase] {
    StartState.allCases.map { start in
        Phrase("app starts \(start.phrase)", .startState(start), ReaderText(start.summary))
    }
}

/// The phrases of events that target the app; others are written with a view, point or window.
private func eventPhrases() -> [Phrase] {
    Event.allCases.filter { $0.about.isApp }.map { phrase(of: $0) }
}

private func inputPhrases() -> [Phrase] {
    let others: [Event] = [
        .userTriggersAction, .userOpensEditingMenu, .userShakesDevice, .userPressesRemoteControl,
    ]
    return [
        phrase(of: .userTouches, at: " <view>"),
        Phrase(
            "at <time> user touches <point>", .event(.userTouches),
            ReaderText("The user touches a point of the window, which looks for the view under it.")
        ),
    ] + others.map { phrase(of: $0) }
}

private func windowPhrases() -> [Phrase] {
    Event.allCases.filter { $0.about.isWindow }.map { phrase(of: $0, at: " <count>") }
}

private func phrase(of event: Event, at target: Text = "") -> Phrase {
    Phrase("at <time> \(event.statement)\(target)", .event(event), event.says)
}

private func plainPhrases() -> [Phrase] {
    PlainAction.all.map { plain in
        Phrase("at <time> app \(plain.phrase)", .action(plain.action), plain.says)
    }
}

/// The phrases about views, controllers and the first responder.
private let viewRows: [PhraseRow] = [
    PhraseRow("view <view> fills window", .rootView, "The view at the bottom of the window."),
    PhraseRow("view <view> is in <view>", .subview, "A view that lies in another one."),
    PhraseRow(
        "view <view> handles events", .viewHandlesEvents, "The view handles what reaches it."),
    PhraseRow(
        "view <view> has frame <frame>", .viewFrame,
        "Where the view lies in the one around it, so that a touch at a point finds it."),
    PhraseRow("view <view> is hidden", .viewHidden, "No touch finds the view or what is in it."),
    PhraseRow(
        "view <view> ignores touches", .viewIgnoresTouches,
        "The view's isUserInteractionEnabled is false."),
    PhraseRow(
        "view <view> is transparent", .viewTransparent, "The view's alpha is less than 0.01."),
    PhraseRow(
        "view <view> recognizes gestures", .viewRecognizesGestures,
        "A gesture recognizer of the view recognizes the touches in it."),
    PhraseRow(
        "controller of <view> is presented by controller of <view>", .presented,
        "One controller presents the other, whose responder chain leads back to it."),
    PhraseRow(
        "view <view> has controller", .viewHasController,
        "The view is the root view of a view controller."),
    PhraseRow(
        "controller of <view> handles events", .controllerHandlesEvents,
        "The controller of the view handles what reaches it."),
    PhraseRow(
        "view <view> is first responder", .firstResponder,
        "The view is the first to receive events that have no place on the screen."),

]

/// The heads of handlers; the actions are in the indented lines below them.
private let handlerHeads: [PhraseRow] = [
    PhraseRow(
        "when <callback>", .whenCalled,
        "What the app does in a method; the indented lines below say it."),
    PhraseRow(
        "when task <task> expires", .whenTaskExpires,
        "What the app does in the expiration handler of a background task."),
    PhraseRow(
        "when <kind> task starts", .whenTaskStarts,
        "What the app does in the handler that it registered with BGTaskScheduler."),
]

/// Longer wordings of phrases that a trace writes shorter.
private let longerRows: [PhraseRow] = [
    PhraseRow(
        "at <time> user opens Notification Center fully", .event(.userOpensNotificationCenter),
        "The same as without the last word: the user pulls it down to the end."),
    PhraseRow(
        "at <time> app calls exit", .exit, "The same as 'app exits', in the words of a trace."),
]

/// The phrases of the app's actions at a time, except `PlainAction`.
private let actionRows: [PhraseRow] = [
    PhraseRow(
        "at <time> app begins task <task>", .beginTask,
        "The app calls beginBackgroundTask(withName:expirationHandler:)."),
    PhraseRow("at <time> app ends task <task>", .endTask, "The app calls endBackgroundTask(_:)."),
    PhraseRow(
        "at <time> app reads backgroundTimeRemaining", .readTimeRemaining,
        "The app reads how much time it has left."),
    PhraseRow(
        "at <time> app completes event", .complete,
        "The app calls the completion handler of the last event; by default, it does so at once."),
    PhraseRow(
        "at <time> app starts <activity>", .start,
        "The app begins to play sound, or to receive locations."),
    PhraseRow(
        "at <time> app stops <activity>", .stop,
        "The app stops playing sound, or receiving locations."),
    PhraseRow(
        "at <time> app raises badge", .raiseBadge,
        "The app raises the number on its icon by one."),
    PhraseRow(
        "at <time> app reports call", .reportCall,
        "The app reports a call to CallKit; by default, it does so at once."),
    PhraseRow(
        "at <time> app asks for permission <permission>", .askForPermission,
        "The app asks for a permission of the user, such as the one to use the camera."),
]

/// The phrases of what the app does to its own process.
private let endRows: [PhraseRow] = [
    PhraseRow("at <time> app crashes", .crash, "The app crashes."),
    PhraseRow("at <time> app exits", .exit, "The app calls exit."),
    PhraseRow(
        "at <time> app blocks main thread for <time>", .block,
        "The app works on its main thread without a break."),
]

private let handlerPhrases: [Phrase] =
    actionPhrases(delay: "") + actionPhrases(delay: "after <time> ")
    + actionPhrases(delay: "every <time> ") + actionPhrases(delay: "after <time> by <clock> ")
    + actionPhrases(delay: "every <time> by <clock> ")

private func actionPhrases(delay: Text) -> [Phrase] {
    let phrases =
        phrases(handlerRows, behind: delay)
        + PlainAction.all.map { plain in
            Phrase("\(delay)\(plain.command)", .action(plain.action), plain.says)
        }
        + phrases(handlerEndRows, behind: delay)
    guard !delay.isEmpty else { return phrases }
    // Every action means the same with a delay, so one shown phrase is enough.
    return phrases.prefix(1) + phrases.dropFirst().map { $0.hidden }
}

/// The phrases of the app's actions in a handler, except `PlainAction`.
private let handlerRows: [PhraseRow] = [
    PhraseRow(
        "begin task <task>", .beginTask,
        "Begins a background task; its identifier overwrites that of an earlier one of this name."),
    PhraseRow(
        "end task <task>", .endTask, "Ends the background task of this name that was begun last."),
    PhraseRow(
        "read backgroundTimeRemaining", .readTimeRemaining, "Reads how much time is left."),
    PhraseRow("complete event", .complete, "Calls the completion handler of a background event."),
    PhraseRow("start <activity>", .start, "Begins audio or location updates."),
    PhraseRow("stop <activity>", .stop, "Stops audio or location updates."),
    PhraseRow("raise badge", .raiseBadge, "Raises the number on the icon by one."),
    PhraseRow("report call", .reportCall, "Reports a call to CallKit."),
    PhraseRow(
        "ask for permission <permission>", .askForPermission,
        "Asks for a permission of the user."),
]

/// The phrases of what the app does to its own process in a handler.
private let handlerEndRows: [PhraseRow] = [
    PhraseRow("crash", .crash, "Crashes."),
    PhraseRow("exit", .exit, "Calls exit."),
    PhraseRow(
        "block main thread for <time>", .block, "Works on the main thread without a break."),
]
