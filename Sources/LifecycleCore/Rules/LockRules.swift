/// Rules for locking and unlocking the device.
let lockRules: [Rule] = [
    Rule(
        "lock.already", "A device that is locked cannot be locked again.",
        on: .event(.userLocksDevice), from: .any, when: [.locked],
        then: [.nothing(.deviceLocked)],
        .inferred("On a locked device the button only switches the display on and off")),
    Rule(
        "lock.ios4", "On iOS 4 the lock makes the app inactive, and no more.",
        versions: .before(5), on: .event(.userLocksDevice), from: .foreground,
        then: [
            .lock(true), .perform(.closeOverlays), .cover(.lockScreen),
            .perform(.loseProtectedData),
        ],
        .observed(.eComNet253833, note: "iOS 4.3")),
    Rule(
        "lock.exits",
        "An app with UIApplicationExitsOnSuspend is not terminated by the lock: it only resigns.",
        versions: .from(5, before: 13), on: .event(.userLocksDevice), from: .foreground,
        when: [.exitsOnSuspend],
        then: [.lock(true), .perform(.closeOverlays), .cover(.lockScreen)],
        .observed(.cordovaIOS, note: "iOS 5")),
    Rule(
        "lock.ios5",
        """
        On iOS 5 and 6 the lock puts the app into the background, but both callbacks in between \
        read inactive.
        """,
        versions: .from(5, before: 7), on: .event(.userLocksDevice), from: .foreground,
        then: [
            .lock(true), .perform(.closeOverlays), .start(.backgroundWatchdog),
            .perform(.resignActive), .perform(.enterBackgroundByLock),
            .perform(.loseProtectedData),
        ],
        .observed(.eComNet253833, .so7754317, note: "iOS 5.0")),
    Rule(
        "lock.always-on",
        """
        Where the display stays on, an app that is locked becomes active once more on its way to the \
        background.
        """,
        versions: .from(16), on: .event(.userLocksDevice), from: .active,
        when: [.hasAlwaysOnDisplay],
        then: [
            .lock(true), .perform(.closeOverlays), .perform(.resignActive), .perform(.becomeActive),
            .perform(.leaveScreen),
            .perform(.loseProtectedData),
        ],
        .inferred(
            "Flutter apps logged states on iOS 16.5 and 18.3 without the names of the callbacks; the callbacks follow from the states",
            .flutter130055, .flutter60683)),
    Rule(
        "lock.background", "The lock puts the app into the background.",
        versions: .from(7), on: .event(.userLocksDevice), from: .foreground,
        then: [
            .lock(true), .perform(.closeOverlays), .perform(.leaveScreen),
            .perform(.loseProtectedData),
        ],
        .observed(.so19595928, note: "iOS 7")),
    Rule(
        "lock.off-screen-protected",
        """
        A lock calls applicationProtectedDataWillBecomeUnavailable in an app that runs in the \
        background.
        """,
        on: .event(.userLocksDevice), from: .background, when: [.hasPasscode],
        then: [.lock(true), .perform(.closeOverlays), .perform(.loseProtectedData)],
        .inferred(.protectedDataFiles)),
    Rule(
        "lock.off-screen", "The lock does nothing to an app that is not on screen.",
        on: .event(.userLocksDevice), from: .offScreen,
        then: [
            .lock(true), .perform(.closeOverlays), .perform(.loseProtectedData),
            .nothing(.notOnScreen),
        ],
        .inferred("Locking the device does not move an app that is in the background already")),
    Rule(
        "unlock.ios4", "On iOS 4 unlocking makes the app active again.",
        versions: .before(5), on: .event(.userUnlocksDevice), from: .foreground, when: [.locked],
        then: [
            .lock(false), .becauseOfTap, .deliver, .perform(.regainProtectedData),
            .uncover(.lockScreen),
        ],
        .observed(.eComNet253833, note: "iOS 4.3")),
    Rule(
        "unlock.return-ios4",
        "On iOS 4 an app that a call took off the locked screen returns when it is unlocked.",
        versions: .before(5), on: .event(.userUnlocksDevice), from: [.background, .suspended],
        when: [.locked, .appInFront], unless: [.onCall],
        then: [
            .lock(false), .clear(.lockScreen), .set(.awaitingFirstUnlock, false), .becauseOfTap,
            .start(.resumeWatchdog), .perform(.thaw), .perform(.tellTimeChange),
            .perform(.enterForeground), .perform(.regainProtectedData), .perform(.becomeActive),
            .cancel(.resumeWatchdog),
        ],
        .inferred("After the unlock the system returns to what was in front; no log was found")),
    Rule(
        "unlock.exits",
        "An app with UIApplicationExitsOnSuspend is active again when the device is unlocked.",
        versions: .from(5, before: 13), on: .event(.userUnlocksDevice), from: .foreground,
        when: [.locked],
        then: [.lock(false), .becauseOfTap, .deliver, .uncover(.lockScreen)],
        .observed(.cordovaIOS, note: "iOS 5")),
    Rule(
        "unlock.ios5", "On iOS 5 and 6 unlocking returns to the app, which reads inactive at once.",
        versions: .from(5, before: 7), on: .event(.userUnlocksDevice),
        from: [.background, .suspended], when: [.locked, .appInFront], unless: [.onCall],
        then: [
            .lock(false), .becauseOfTap, .start(.resumeWatchdog), .perform(.thaw),
            .perform(.tellTimeChange), .perform(.enterForegroundByUnlock),
            .perform(.regainProtectedData), .perform(.becomeActive), .cancel(.resumeWatchdog),
        ],
        .observed(.eComNet253833, .so7754317, note: "iOS 5.0")),
    Rule(
        "unlock.return",
        "Unlocking returns to the app that was in front when the device was locked.",
        versions: .from(7), on: .event(.userUnlocksDevice), from: [.background, .suspended],
        when: [.locked, .appInFront], unless: [.onCall],
        then: [
            .lock(false), .clear(.lockScreen), .set(.awaitingFirstUnlock, false), .becauseOfTap,
            .perform(.takeUpDevice), .start(.resumeWatchdog), .perform(.thaw),
            .perform(.tellTimeChange), .perform(.enterForeground), .perform(.regainProtectedData),
            .perform(.becomeActive), .cancel(.resumeWatchdog),
        ],
        .observed(.jianshu4553fc4189c8)),
    Rule(
        "unlock.opens-ios5",
        "On iOS 5 and 6 the app that the user has chosen there reads inactive at once, too.",
        versions: .from(5, before: 7), on: .event(.userUnlocksDevice),
        from: [.background, .suspended], when: [.locked, .openingWaits],
        then: [
            .lock(false), .set(.forceQuit, false), .show(.app), .becauseOfTap,
            .perform(.regainProtectedData), .start(.resumeWatchdog), .perform(.thaw),
            .perform(.tellTimeChange),
            .perform(.enterForegroundByUnlock), .perform(.becomeActive), .cancel(.resumeWatchdog),
        ],
        .inferred("Unlocking into the app acts as when the app was in front before the lock")),
    Rule(
        "unlock.opens",
        "Unlocking brings the app to the front that the user has chosen on the lock screen.",
        on: .event(.userUnlocksDevice), from: .offScreen, when: [.locked, .openingWaits],
        then: [
            .lock(false), .clear(.lockScreen), .set(.awaitingFirstUnlock, false), .becauseOfTap,
            .perform(.regainProtectedData), .perform(.comeToFront),
        ],
        .inferred(.passcodeThenGoesOn)),
    Rule(
        "unlock.off-screen-protected",
        """
        The unlock calls applicationProtectedDataDidBecomeAvailable in an app that runs in the \
        background.
        """,
        on: .event(.userUnlocksDevice), from: .background, when: [.locked, .hasPasscode],
        then: [
            .lock(false), .clear(.lockScreen), .set(.awaitingFirstUnlock, false),
            .perform(.regainProtectedData), .perform(.takeUpDevice),
        ],
        .inferred(.protectedDataFiles)),
    Rule(
        "unlock.takes-device", "A device that is unlocked is not idle any more.",
        versions: .from(13), on: .event(.userUnlocksDevice), from: .background,
        when: [.locked, .windowIsOfProcessing],
        then: [
            .lock(false), .clear(.lockScreen), .set(.awaitingFirstUnlock, false),
            .perform(.takeUpDevice),
        ],
        .inferred(.onlyProcessingWaits, .bgProcessingTask)),
    Rule(
        "unlock.elsewhere", "Unlocking does nothing to an app that was not in front.",
        on: .event(.userUnlocksDevice), from: .offScreen, when: [.locked],
        then: [
            .lock(false), .clear(.lockScreen), .set(.awaitingFirstUnlock, false),
            .nothing(.otherInFront),
        ],
        .inferred("After the unlock the device shows what it showed before the lock")),
    Rule(
        "unlock.already", "A device that is not locked cannot be unlocked.",
        on: .event(.userUnlocksDevice), from: .any, unless: [.locked],
        then: [.nothing(.deviceUnlocked)],
        .inferred("What the user chose on the lock screen may have unlocked the device already")),
    Rule(
        "background.by-lock",
        "On iOS 5 and 6 applicationDidEnterBackground reads inactive when the device is locked.",
        versions: .from(5, before: 7), on: .transition(.enterBackgroundByLock), from: .inactive,
        then: [
            .start(.backgroundWatchdog), .call(.didEnterBackground), .post(.didEnterBackground),
            .become(.background), .cancel(.backgroundWatchdog), .perform(.startBackgroundTime),
        ],
        .observed(.so7754317, note: "iOS 6")),
    Rule(
        "foreground.by-unlock",
        "On iOS 5 and 6 applicationWillEnterForeground reads inactive when the device is unlocked.",
        versions: .from(5, before: 7), on: .transition(.enterForegroundByUnlock),
        from: .background,
        then: [
            .perform(.stopBackgroundTime), .become(.inactive), .call(.willEnterForeground),
            .post(.willEnterForeground), .deliver, .perform(.bringViews),
        ],
        .observed(.so7754317, note: "iOS 6")),
    Rule(
        "lock.protected-data",
        """
        With a passcode applicationProtectedDataWillBecomeUnavailable is called when the device \
        is locked.
        """,
        versions: .from(7), on: .transition(.loseProtectedData), from: .background,
        when: [.hasPasscode],
        then: [.call(.protectedDataWillBecomeUnavailable), .set(.protectedDataAway, true)],
        .observed(.jianshu4553fc4189c8)),
    Rule(
        "unlock.protected-data",
        """
        With a passcode applicationProtectedDataDidBecomeAvailable is called when the device is \
        unlocked.
        """,
        versions: .from(7), on: .transition(.regainProtectedData), from: .executing,
        when: [.hasPasscode], then: [.call(.protectedDataDidBecomeAvailable)],
        .observed(.jianshu4553fc4189c8)),
    Rule(
        "lock.protected-data-before-7",
        "Before iOS 7 applicationProtectedDataWillBecomeUnavailable is called in the same way.",
        versions: .before(7), on: .transition(.loseProtectedData), from: [.inactive, .background],
        when: [.hasPasscode],
        then: [.call(.protectedDataWillBecomeUnavailable), .set(.protectedDataAway, true)],
        .inferred(.protectedDataBefore7)),
    Rule(
        "unlock.protected-data-before-7",
        "Before iOS 7 applicationProtectedDataDidBecomeAvailable is called in the same way.",
        versions: .before(7), on: .transition(.regainProtectedData),
        from: [.inactive, .background], when: [.hasPasscode],
        then: [.call(.protectedDataDidBecomeAvailable)],
        .inferred(.protectedDataBefore7)),
    Rule(
        "lock.protected-data-untold",
        """
        In an app that executes no code applicationProtectedDataWillBecomeUnavailable is not \
        called.
        """,
        on: .transition(.loseProtectedData), from: [.notRunning, .suspended],
        when: [.hasPasscode], then: [.set(.protectedDataAway, true)],
        .inferred("A method is called in an app that executes code")),
    Rule(
        "protected-data.read",
        """
        isProtectedDataAvailable reads false while the device is locked with a passcode, once the \
        app was told that protected files go away.
        """,
        on: .action(.readProtectedData), from: .executing, then: [.readProtectedData],
        .documented(.isProtectedDataAvailable)),
    Rule(
        "unlock.half-unattached",
        """
        No source says what an unlock that is given up does to an app without a scene; here it does \
        nothing.
        """,
        versions: .from(13), models: .scenes, on: .event(.userHalfUnlocksDevice),
        from: [.background, .suspended], when: [.locked, .appInFront, .sceneUnattached],
        then: [.nothing(.noScene)],
        .inferred(.modelLimit)),
    Rule(
        "unlock.half",
        """
        An unlock that is begun and given up enters the foreground and the background again, \
        without becoming active.
        """,
        versions: .from(11), on: .event(.userHalfUnlocksDevice), from: [.background, .suspended],
        when: [.locked, .appInFront],
        then: [
            .perform(.thaw), .perform(.tellTimeChange), .cover(.lockScreen),
            .perform(.enterForeground), .start(.backgroundWatchdog), .perform(.enterBackground),
            .clear(.lockScreen),
        ],
        .observed(.appleForum91384, note: "iOS 11, iPhone X")),
]
