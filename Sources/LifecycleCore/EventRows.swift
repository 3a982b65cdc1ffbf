/// A row for each event, in the order of the cases.
let eventRows: [EventRow] = [
    EventRow(
        .userOpensApp, by: .user, "opens app",
        "The user taps the icon of the app, or its card in the switcher.", ends: .switcherInFront),
    EventRow(
        .userGoesHome, by: .user, "goes home", "The user goes to the home screen.",
        ends: .switcherInFront),
    EventRow(
        .userOpensSwitcher, by: .user, "opens switcher", "The user opens the app switcher.",
        begins: [.switcher, .switcherInFront]),
    EventRow(
        .userClosesSwitcher, by: .user, "closes switcher",
        "The user closes the app switcher and is back where they were.", when: .switcher,
        ends: [.switcher, .switcherInFront]),
    EventRow(
        .userOpensOtherApp, by: .user, "opens other app", "The user opens another app.",
        ends: .switcherInFront),
    EventRow(
        .userSwipesAppAway, by: .user, "swipes app away",
        "The user swipes the app away in the switcher: force quit."),
    EventRow(
        .userLocksDevice, by: .user, "locks device", "The user locks the device.",
        unless: .certainLock, begins: [.lock, .certainLock], ends: .switcherInFront),
    EventRow(
        .userUnlocksDevice, by: .user, "unlocks device", "The user unlocks the device.",
        when: .lock, ends: [.lock, .certainLock]),
    EventRow(
        .callRings, "call rings", "A phone call comes in.", unless: .call,
        begins: [.ringing, .call]),
    EventRow(
        .userAnswersCall, by: .user, "answers call", "The user answers the ringing call.",
        when: .ringing, ends: .ringing),
    EventRow(
        .userDeclinesCall, by: .user, "declines call", "The user declines the ringing call.",
        when: .ringing, ends: [.ringing, .call]),
    EventRow(
        .callEnds, "call ends", "The call is over, or the caller gives up.", when: .call,
        ends: [.ringing, .call]),
    EventRow(
        .alertAppears, "alert appears",
        "The system shows an alert, such as a question for permission.", begins: .alert),
    EventRow(
        .userDismissesAlert, by: .user, "dismisses alert", "The user dismisses the alert.",
        when: .alert, ends: .alert),
    EventRow(
        .userOpensNotificationCenter, by: .user, "opens Notification Center",
        "The user opens Notification Center.", begins: .notificationCenter),
    EventRow(
        .userClosesNotificationCenter, by: .user, "closes Notification Center",
        "The user closes Notification Center.", when: .notificationCenter, ends: .notificationCenter
    ),
    EventRow(
        .userPullsNotificationCenter, by: .user, "opens Notification Center partly",
        "The user pulls Notification Center down a little, and has not opened it all.",
        begins: .notificationCenter),
    EventRow(
        .userOpensControlCenter, by: .user, "opens Control Center",
        "The user opens Control Center.", begins: .controlCenter),
    EventRow(
        .userClosesControlCenter, by: .user, "closes Control Center",
        "The user closes Control Center.", when: .controlCenter, ends: .controlCenter),
    EventRow(.userInvokesSiri, by: .user, "invokes Siri", "The user invokes Siri.", begins: .siri),
    EventRow(
        .userDismissesSiri, by: .user, "dismisses Siri", "The user leaves Siri.", when: .siri,
        ends: .siri),
    EventRow(
        .biometricPromptAppears, "biometric prompt appears", "The app asks for a face or a finger.",
        begins: .prompt),
    EventRow(
        .biometricPromptEnds, "biometric prompt ends",
        "The prompt for a face or a finger disappears.",
        when: .prompt, ends: .prompt),
    EventRow(.bannerAppears, "banner appears", "A notification shows as a banner."),
    EventRow(.userTapsBanner, by: .user, "taps banner", "The user taps the banner of another app."),
    EventRow(
        .userHalfUnlocksDevice, by: .user, "half-unlocks device",
        "The user begins to unlock the device and gives up.", when: .lock),
    EventRow(
        .userOpensURL, by: .user, "opens URL",
        "The user opens a URL or document that belongs to the app.", ends: .certainLock),
    EventRow(
        .userOpensUniversalLink, by: .user, "opens universal link",
        "The user opens a universal link, or goes on by Handoff."),
    EventRow(
        .userTapsPush, by: .user, "taps push notification",
        "The user taps a push notification of the app.", ends: .certainLock),
    EventRow(
        .userTapsLocalNotification, by: .user, "taps local notification",
        "The user taps a local notification of the app.", ends: .certainLock),
    EventRow(
        .userChoosesQuickAction, by: .user, "chooses quick action",
        "The user chooses a quick action of the app's icon."),
    EventRow(
        .userAcceptsShare, by: .user, "accepts CloudKit share", "The user accepts a CloudKit share."
    ),
    EventRow(.silentPushArrives, "silent push arrives", "A push with content-available arrives."),
    EventRow(
        .systemStartsFetch, by: .system, "starts background fetch",
        "The system lets the app fetch in the background."),
    EventRow(
        .systemStartsRefreshTask, by: .system, "starts refresh task",
        "The system runs a BGAppRefreshTask of the app."),
    EventRow(
        .systemStartsProcessingTask, by: .system, "starts processing task",
        "The system runs a BGProcessingTask of the app."),
    EventRow(
        .downloadFinishes, "download finishes",
        "The transfers of a background URLSession are finished."),
    EventRow(.locationChanges, "location changes", "The device crosses a region or moves far."),
    EventRow(
        .bluetoothEventArrives, "Bluetooth event arrives",
        "A Bluetooth accessory has something for the app."),
    EventRow(
        .voipPushArrives, "VoIP push arrives",
        "A push of PushKit announces a call of the app's own."),
    EventRow(
        .systemWarnsOfMemory, by: .system, "warns of memory",
        "The system is short of memory and warns the app."),
    EventRow(
        .timeChanges, "time changes",
        "The time changes significantly: midnight, time zone, carrier."),
    EventRow(
        .deviceRestarts, "device restarts", "The device is switched off and on.",
        begins: [.lock, .certainLock], ends: .everything),
    EventRow(
        .systemUpdatesApp, by: .system, "updates app", "The system installs an update of the app."),
    EventRow(
        .systemEvictsApp, by: .system, "evicts app", "The system needs the memory of the app."),
    EventRow(
        .systemPrewarmsApp, by: .system, "prewarms app",
        "The system starts the process ahead of a launch."),
    EventRow(
        .systemDropsPrewarmedApp, by: .system, "drops prewarmed app",
        "The system drops a process that it had started ahead."),
    EventRow(
        .userTurnsRefreshOff, by: .user, "turns off background refresh",
        "The user switches Background App Refresh off."),
    EventRow(
        .userTurnsRefreshOn, by: .user, "turns on background refresh",
        "The user switches Background App Refresh on."),
    EventRow(
        .userTurnsLowPowerOn, by: .user, "turns on Low Power Mode",
        "The user switches Low Power Mode on."),
    EventRow(
        .userTurnsLowPowerOff, by: .user, "turns off Low Power Mode",
        "The user switches Low Power Mode off."),
    EventRow(
        .systemReclaimsMemory, by: .system, "reclaims memory",
        "The system takes the memory of one more app."),
    EventRow(.deviceOverheats, "device overheats", "The device is too hot."),
    EventRow(
        .systemNeedsDiskSpace, by: .system, "needs disk space",
        "The system deletes caches because space is short."),
    EventRow(
        .userHoldsButtons, by: .user, "holds Power and Home",
        "The user ends an app that hangs with two buttons."),
    EventRow(
        .deviceEntersRegion, "device enters region",
        "The device enters a region that the app watches."),
    EventRow(
        .deviceLeavesRegion, "device leaves region",
        "The device leaves a region that the app watches."),
    EventRow(.visitIsNoticed, "visit is noticed", "The user stays at a place, or leaves it."),
    EventRow(
        .peripheralEventArrives, "Bluetooth peripheral event arrives",
        "A Bluetooth device asks for what the app offers."),
    EventRow(.accessorySendsData, "accessory sends data", "An external accessory sends data."),
    EventRow(
        .newsstandIssueArrives, "Newsstand issue arrives",
        "The download of an issue for Newsstand is finished."),
    EventRow(
        .socketDataArrives, "VoIP socket data arrives", "Data arrives on the socket of a VoIP app."),
    EventRow(
        .healthDataArrives, "health data arrives", "HealthKit has data that the app asked for."),
    EventRow(
        .pushArrives, "push notification arrives",
        "A push notification of the app arrives that the user can see."),
    EventRow(
        .pushWithContentArrives, "push notification with content arrives",
        "A push of the app arrives that the user can see and that says content-available."),
    EventRow(
        .localNotificationFires, "local notification fires",
        "A local notification of the app is due."),
    EventRow(
        .notificationAlertAppears, "notification alert appears",
        "A notification shows as an alert.", begins: .notificationAlert),
    EventRow(
        .userDismissesNotificationAlert, by: .user, "dismisses notification alert",
        "The user dismisses a notification that shows as an alert.", when: .notificationAlert,
        ends: .notificationAlert),
    EventRow(
        .userActsOnNotificationAlert, by: .user, "acts on notification alert",
        "The user goes where a notification that shows as an alert leads.",
        when: .notificationAlert,
        ends: .notificationAlert),
    EventRow(
        .userExpandsCallBanner, by: .user, "expands call banner",
        "The user taps the banner of a ringing call.", when: .ringing),
    EventRow(
        .userTouchesAppBeside, by: .user, "touches app beside",
        "The user touches the other app in Split View."),
    EventRow(
        .userDragsDivider, by: .user, "drags divider",
        "The user drags the divider of Split View and lets it go."),
    EventRow(
        .userPushesAppOffScreen, by: .user, "pushes app off screen",
        "The user drags the divider until the app is off the screen."),
    EventRow(
        .systemConnectsScene, by: .system, "connects scene",
        "The system connects a scene in the background."),
    EventRow(.deviceFallsAsleep, "device falls asleep", "A locked device falls asleep."),
    EventRow(.deviceWakesUp, "device wakes up", "The device wakes up by itself."),
    EventRow(.localeChanges, "locale changes", "The language or the region of the device changes."),
    EventRow(.settingsChange, "settings change", "The settings of the app change."),
    EventRow(.deviceRotates, "device rotates", "The user turns the device."),
    EventRow(
        .systemHoldsPush, by: .system, "holds silent push", "The system holds a silent push back."),
    EventRow(
        .inAppAlertAppears, "in-app alert appears", "The app shows an alert or a sheet of its own."),
    EventRow(
        .userContinuesActivity, by: .user, "continues activity",
        "The user goes on here with what another device or Spotlight shows.", ends: .certainLock),
    EventRow(
        .userStartsUsingDevice, by: .user, "starts using device",
        "The user starts to use a device that was idle."),
    EventRow(
        .userCancelsContinuedTask, by: .user, "cancels continued task",
        "The user cancels a continued task of the app."),
    EventRow(
        .systemOffloadsApp, by: .system, "offloads app",
        "The system removes the app to make space, and keeps its data."),
    EventRow(
        .userMakesCall, by: .user, "makes call",
        "The user calls a number, for example from a link in the app.", unless: .call,
        begins: .call),
    EventRow(
        .userDeletesApp, by: .user, "deletes app",
        "The user deletes the app with its data; whatever opens it later has installed it again."),
    EventRow(
        .userChangesPermission, by: .user, "changes permission",
        """
        The user changes in Settings what the app may use: camera, microphone, photos, contacts, \
        calendars, reminders.
        """),
    EventRow(
        .userTouches, by: .user, "touches", "The user touches a view.",
        about: .responders("touchesBegan(_:with:)")),
    EventRow(
        .userShakesDevice, by: .user, "shakes device", "The user shakes the device.",
        about: .responders("motionBegan(_:with:)")),
    EventRow(
        .userTriggersAction, by: .user, "triggers action",
        "A control without a target sends its action.",
        about: .responders("target(forAction:withSender:)")),
    EventRow(
        .userOpensEditingMenu, by: .user, "opens editing menu", "The user opens the editing menu.",
        about: .responders("canPerformAction(_:withSender:)")),
    EventRow(
        .userPressesRemoteControl, by: .user, "presses remote control",
        "The user presses a button of the headphones or of Control Center.",
        about: .responders("remoteControlReceived(with:)")),
    EventRow(
        .userOpensWindow, by: .user, "opens window",
        "The user opens another window of the app, beside the ones that are seen.",
        about: .window),
    EventRow(
        .userClosesWindow, by: .user, "closes window", "The user closes a window for good.",
        about: .window),
    EventRow(
        .userHidesWindow, by: .user, "hides window",
        "The user leaves a window for something else; the others stay.", about: .window),
    EventRow(
        .userShowsWindow, by: .user, "shows window", "The user returns to a window.",
        about: .window),
    EventRow(
        .systemDisconnectsWindow, by: .system, "disconnects window",
        "The system disconnects the scene of a window to free memory.", about: .window),
]
