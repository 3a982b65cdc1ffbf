/// Posts of engineers, tests, logs, crash reports and source code.
let reports: [SourceRow] = [
    SourceRow(
        .appleForum119758, .engineer, "apple-forum-119758", "Thread 119758",
        by: "Apple Developer Forums", date: "2019",
        at: "https://developer.apple.com/forums/thread/119758"),
    SourceRow(
        .appleForum14855, .engineer, "apple-forum-14855", "Testing Background Session Code",
        by: "Quinn “The Eskimo!”, Apple Developer Forums",
        at: "https://developer.apple.com/forums/thread/14855"),
    SourceRow(
        .appleForum391799, .engineer, "apple-forum-391799",
        "BackgroundTaskWithExpirationHandler: thread too short?", by: "Apple Developer Forums",
        at: "https://forums.developer.apple.com/message/391799"),
    SourceRow(
        .appleForum784473, .engineer, "apple-forum-784473",
        "Pushkit/Callkit with unlocked SIM before first unlock", by: "Apple Developer Forums",
        at: "https://developer.apple.com/forums/thread/784473?answerId=840582022"),
    SourceRow(
        .appleForum793189, .engineer, "apple-forum-793189",
        "BGProcessingTaskRequest executing even after force-quit from App Switcher",
        by: "Apple Developer Forums", at: "https://developer.apple.com/forums/thread/793189"),
    SourceRow(
        .appleForum806013, .engineer, "apple-forum-806013",
        "Core Bluetooth and app background launch", by: "Apple Developer Forums",
        at: "https://developer.apple.com/forums/thread/806013?answerId=864446022"),
    SourceRow(
        .appleForum817976, .engineer, "apple-forum-817976",
        "Questions about VoIP Push compliance rules and CallKit handling",
        by: "Apple Developer Forums", at: "https://origin-devforums.apple.com/forums/thread/817976"),
    SourceRow(
        .appleForum85066, .engineer, "apple-forum-85066", "UIApplication Background Task Notes",
        by: "Quinn “The Eskimo!”, Apple Developer Forums", date: "2021-02-27",
        at: "https://developer.apple.com/forums/thread/85066"),
    SourceRow(
        .appleForumForcedExit, .engineer, "apple-forum-forced-exit",
        "Forced exit of the application will have abnormal crash data",
        by: "Apple Developer Forums, at seacode.uk",
        at: "https://seacode.uk/swift/when-will-applicationwillterminate-be-called"),
    SourceRow(
        .flutter192173, .test, "flutter-192173",
        "[iOS] Add native deep link lifecycle integration tests for UIScene plugins",
        by: "GitHub flutter/flutter, pull request 192173", date: "2026-09",
        at: "https://github.com/flutter/flutter/pull/192173"),
    SourceRow(
        .appLaunchSequence, .log, "app-launch-sequence", "AppLaunchSequence",
        by: "regularberry, GitHub", date: "2018-02-27",
        at: "https://github.com/regularberry/AppLaunchSequence"),
    SourceRow(
        .appLifeCycleLog, .log, "app-life-cycle-log",
        "Calls printed by AppLifeCycle/SceneDelegate.swift", by: "이정민, GitHub", date: "2025-07"),
    SourceRow(
        .appleForum732170, .log, "apple-forum-732170",
        "Unexpected order of scene delegate method calls in Swift iOS app",
        by: "mmatiush, Apple Developer Forums",
        at: "https://forums.developer.apple.com/forums/thread/732170"),
    SourceRow(
        .appleForum91384, .log, "apple-forum-91384", "Thread 91384", by: "Apple Developer Forums",
        date: "2017", at: "https://developer.apple.com/forums/thread/91384"),
    SourceRow(
        .eComNet253833, .log, "e-com-net-253833", "Application Activate and Deactivate",
        by: "e-com-net.com", at: "https://e-com-net.com/article/253833.htm"),
    SourceRow(
        .flutter130055, .log, "flutter-130055", "flutter/flutter, issue 130055", by: "GitHub",
        at: "https://github.com/flutter/flutter/issues/130055"),
    SourceRow(
        .flutter60683, .log, "flutter-60683",
        "iOS Notification center wrong AppLifecycleState triggered",
        by: "GitHub flutter/flutter, issue 60683", date: "2020-07-01",
        at: "https://github.com/flutter/flutter/issues/60683"),
    SourceRow(
        .getx2758, .log, "getx-2758",
        "FullLifeCycleController calls onResumed 1x and onInactive 2x when open Notification Center under iOS",
        by: "GitHub jonataslaw/getx, issue 2758", date: "2023-03-28",
        at: "https://github.com/jonataslaw/getx/issues/2758"),
    SourceRow(.jianshu0eb14c24cdb8, .log, "jianshu-0eb14c24cdb8", "Jianshu 0eb14c24cdb8"),
    SourceRow(
        .jianshu4553fc4189c8, .log, "jianshu-4553fc4189c8", "Jianshu 4553fc4189c8",
        at: "https://www.jianshu.com/p/4553fc4189c8"),
    SourceRow(
        .jigarm, .log, "jigarm", "Delegate methods called when opening app", by: "jigarm, Medium",
        at: "https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"),
    SourceRow(
        .kruilIOSAppLifeCycle, .log, "kruil-ios-app-life-cycle", "iOSAppLifecycle",
        by: "kruil, GitHub", date: "2019-10-23"),
    SourceRow(
        .miyablo, .log, "miyablo", "【xcode 11】新たに導入されたsceneDelegateの各メソッドが呼ばれるタイミング",
        by: "miyablo.sakura.ne.jp", in: "ja",
        at: "https://miyablo.sakura.ne.jp/home/development/xcode11-scenedelegate/"),
    SourceRow(
        .onesignal1047, .log, "onesignal-1047", "Background Task was created over 30 seconds ago",
        by: "GitHub OneSignal/OneSignal-iOS-SDK, issue 1047", date: "2022-02-11",
        at: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/1047"),
    SourceRow(
        .onmyway133Notes8, .log, "onmyway133-notes-8", "Notification event",
        by: "onmyway133, GitHub onmyway133/notes, issue 8", date: "2015-06-01",
        at: "https://github.com/onmyway133/notes/issues/8"),
    SourceRow(
        .openradar14075101, .log, "openradar-14075101",
        "14075101: UIApplicationDidEnterBackgroundNotification incorrectly sent twice",
        by: "Open Radar", date: "2013-06-05",
        at: "https://github.com/lionheart/openradar-mirror/issues/13719"),
    SourceRow(
        .openradar14295449, .log, "openradar-14295449",
        "14295449: Launching an app into the background documentation is wrong", by: "Open Radar",
        at: "https://github.com/lionheart/openradar-mirror/issues/13584"),
    SourceRow(
        .openradar16761393, .log, "openradar-16761393",
        "16761393: Data loss due to [NSUserDefaults standardUserDefaults] not being accessible when the device is not unlocked after a reboot.",
        by: "Open Radar", date: "2014-04-29",
        at: "https://github.com/lionheart/openradar-mirror/issues/12487"),
    SourceRow(
        .openradar49216830, .log, "openradar-49216830",
        "49216830: UIApplicationDelegate.applicationDidBecomeActive(_:) is called twice when pulling & dismissing notification center",
        by: "Open Radar", date: "2019-03-25",
        at: "https://github.com/lionheart/openradar-mirror/issues/21113"),
    SourceRow(
        .openradar49817144, .log, "openradar-49817144",
        "49817144: -[UIApplicationDelegate applicationWillEnterForeground:] docs are wrong about UIApplicationWillEnterForeground notification",
        by: "Open Radar", date: "2019-04-11",
        at: "https://github.com/lionheart/openradar-mirror/issues/21180"),
    SourceRow(
        .pagopaIoApp1543, .log, "pagopa-io-app-1543", "pagopa/io-app 1543", by: "GitHub",
        date: "2020"),
    SourceRow(.so10200505, .log, "so-10200505", "Stack Overflow 10200505"),
    SourceRow(.so19595928, .log, "so-19595928", "Stack Overflow 19595928"),
    SourceRow(.so25857028, .log, "so-25857028", "Stack Overflow 25857028"),
    SourceRow(
        .so71025205, .log, "so-71025205",
        "iOS 15 prewarming causing appWillLaunch method when prewarm is done", by: "Stack Overflow",
        at:
            "https://stackoverflow.com/questions/71025205/ios-15-prewarming-causing-appwilllaunch-method-when-prewarm-is-done"
    ),
    SourceRow(
        .so71570813, .log, "so-71570813", "Stack Overflow 71570813", by: "Matt Neuburg",
        at:
            "https://isolution.pro/q/so71570813/ios-13-de-wa-yu-za-ga-apurisuitcha-de-apuri-o-ue-ni-suwaipu-suru-to-dono-yona-ibento-ga"
    ),
    SourceRow(
        .so7754317, .log, "so-7754317", "Stack Overflow 7754317", by: "zoul",
        at: "https://stackoverflow.com/questions/7754317"),
    SourceRow(
        .twocanoes, .log, "twocanoes", "iOS Region Monitoring after iPhone Restart",
        by: "twocanoes.com", at: "https://twocanoes.com/ios-region-monitoring-after-iphone-restart/"
    ),
    SourceRow(
        .uso400, .log, "uso400", "iOS7,8,9のアプリケーションライフサイクル", by: "blog.uso400.net", in: "ja",
        at: "https://blog.uso400.net/ios7_8_9_app_lifecycles/"),
    SourceRow(
        .wayne23, .log, "wayne23", "cnblogs 3868441", by: "wayne23", date: "2014",
        at: "http://www.cnblogs.com/wayne23/p/3868441.html"),
    SourceRow(
        .crashProcessExit, .crashReport, "crash-process-exit",
        "Crash report of com.alipay.iphoneclient on iPhone OS 11.0.3", date: "2017-10-28"),
    SourceRow(
        .crashResumeInTime, .crashReport, "crash-resume-in-time",
        "Crash reports: failed to resume in time"),
    SourceRow(
        .crashSceneUpdateForeground, .crashReport, "crash-scene-update-foreground",
        "Crash reports: scene-update, visibility foreground"),
    SourceRow(
        .crashSimulatorLaunch, .crashReport, "crash-simulator-launch",
        "Watchdog reports of the Simulator: process-launch, 30 s"),
    SourceRow(
        .crashTerminateGracefully, .crashReport, "crash-terminate-gracefully",
        "Crash reports: Failed to terminate gracefully after 5.0s"),
    SourceRow(
        .crashVoipWakes, .crashReport, "crash-voip-wakes",
        "Crash reports: 15 wakes in 300 s (0xbad22222)"),
    SourceRow(
        .kodiRemote684, .crashReport, "kodi-remote-684",
        "Crash in [FBSSceneSnapshotRequestHandle performRequestForScene:]",
        by: "GitHub xbmc/Official-Kodi-Remote-iOS, issue 684", date: "2022-06-12",
        at: "https://github.com/xbmc/Official-Kodi-Remote-iOS/issues/684"),
    SourceRow(
        .purushukla600, .crashReport, "purushukla-600",
        "Application has active assertions beyond permitted time", by: "purushukla.blogspot.com",
        date: "2011-10-02",
        at: "https://purushukla.blogspot.com/2011/10/application-has-active-assertions.html"),
    SourceRow(
        .so22051324, .crashReport, "so-22051324",
        "iOS7: Background Task (“MyApp” has active assertions beyond permitted time)",
        by: "Stack Overflow", at: "https://yf9968.com/mobile/ios/3919/"),
    SourceRow(
        .aceTelPrompt, .code, "ace-tel-prompt", "ACETelPrompt.m",
        by: "Stefano Acerbetti, GitHub acerbetti/ACETelPrompt", date: "2014",
        at: "https://github.com/acerbetti/ACETelPrompt"),
    SourceRow(
        .ariaComments, .code, "aria-comments",
        "Comments in SceneDelegate.m and AppDelegate.m of Aria", by: "GitHub", date: "2026"),
    SourceRow(
        .codeComments2026, .code, "code-comments-2026", "Comments in two code bases of 2026",
        by: "GitHub", date: "2026"),
    SourceRow(
        .dialerComments, .code, "dialer-comments",
        "Comments in an app that dials, at its observers of scenePhase and of notifications",
        by: "GitHub"),
    SourceRow(
        .hem1ng, .code, "hem1ng", "Comment in HTProject_OC/AppDelegate.m", by: "Hem1ng, GitHub",
        date: "2019-11-25"),
    SourceRow(
        .phaseComments2026, .code, "phase-comments-2026",
        "Comments on scenePhase in code bases of 2026", by: "GitHub", date: "2026"),
    SourceRow(
        .uikitImplementation, .code, "uikit-implementation", "UIKit, decompiled in two releases"),
]
