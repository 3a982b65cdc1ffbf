/// Apple’s pages on other methods, properties and types.
let appleReference: [SourceRow] = [
    SourceRow(
        api: .applicationState, "application-state", "UIApplication.applicationState",
        at: "https://developer.apple.com/documentation/uikit/uiapplication/applicationstate"),
    SourceRow(
        api: .backgroundRefreshStatus, "background-refresh-status",
        "UIApplication.backgroundRefreshStatus",
        at: "https://developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus"),
    SourceRow(
        api: .backgroundTimeRemaining, "background-time-remaining",
        "UIApplication.backgroundTimeRemaining",
        at: "https://developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining"),
    SourceRow(
        api: .beginBackgroundTask, "begin-background-task",
        "beginBackgroundTask(expirationHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(expirationhandler:)"
    ),
    SourceRow(
        api: .beginBackgroundTaskWithName, "begin-background-task-with-name",
        "beginBackgroundTask(withName:expirationHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)"
    ),
    SourceRow(
        api: .bgProcessingTask, "bg-processing-task", "BGProcessingTask",
        at: "https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask"),
    SourceRow(
        api: .bgTaskExpirationHandler, "bg-task-expiration-handler", "BGTask.expirationHandler",
        at: "https://developer.apple.com/documentation/backgroundtasks/bgtask/expirationhandler"),
    SourceRow(
        api: .bgTaskScheduler, "bg-task-scheduler", "BGTaskScheduler",
        at: "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler"),
    SourceRow(
        api: .bgTaskSchedulerNotPermitted, "bg-task-scheduler-not-permitted",
        "BGTaskScheduler.Error.Code.notPermitted",
        at:
            "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/notpermitted"
    ),
    SourceRow(
        api: .bgTaskSchedulerRegister, "bg-task-scheduler-register",
        "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
        at:
            "https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)"
    ),
    SourceRow(
        api: .centralManagerDidUpdateState, "central-manager-did-update-state",
        "centralManagerDidUpdateState(_:)",
        at:
            "https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanagerdidupdatestate(_:)"
    ),
    SourceRow(
        api: .centralManagerWillRestoreState, "central-manager-will-restore-state",
        "centralManager(_:willRestoreState:)",
        at:
            "https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:willrestorestate:)"
    ),
    SourceRow(
        api: .connectionDidFinishDownloadingDestinationUrl,
        "connection-did-finish-downloading-destination-url",
        "connectionDidFinishDownloading(_:destinationURL:)",
        at:
            "https://developer.apple.com/documentation/foundation/nsurlconnectiondownloaddelegate/connectiondidfinishdownloading(_:destinationurl:)"
    ),
    SourceRow(
        api: .dispatchSourceMemoryPressure, "dispatch-source-memory-pressure",
        "DispatchSourceMemoryPressure",
        at: "https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure"),
    SourceRow(
        api: .dispatchTime, "dispatch-time", "DispatchTime.uptimeNanoseconds",
        at: "https://developer.apple.com/documentation/dispatch/dispatchtime/uptimenanoseconds"),
    SourceRow(
        api: .endBackgroundTask, "end-background-task", "endBackgroundTask(_:)",
        at: "https://developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)"),
    SourceRow(
        api: .hkObserverQuery, "hk-observer-query", "HKObserverQuery",
        at: "https://developer.apple.com/documentation/healthkit/hkobserverquery"),
    SourceRow(
        api: .isLowPowerModeEnabled, "is-low-power-mode-enabled",
        "ProcessInfo.isLowPowerModeEnabled",
        at: "https://developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled"
    ),
    SourceRow(
        api: .isProtectedDataAvailable, "is-protected-data-available",
        "UIApplication.isProtectedDataAvailable",
        at: "https://developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable"
    ),
    SourceRow(
        api: .launchOptionsBluetoothCentrals, "launch-options-bluetooth-centrals",
        "UIApplication.LaunchOptionsKey.bluetoothCentrals",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/bluetoothcentrals"
    ),
    SourceRow(
        api: .launchOptionsKey, "launch-options-key", "UIApplication.LaunchOptionsKey",
        at: "https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey"),
    SourceRow(
        api: .launchOptionsLocation, "launch-options-location",
        "UIApplication.LaunchOptionsKey.location",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/location"
    ),
    SourceRow(
        api: .launchOptionsNewsstand, "launch-options-newsstand",
        "UIApplication.LaunchOptionsKey.newsstandDownloads",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/newsstanddownloads"
    ),
    SourceRow(
        api: .loadView, "load-view", "loadView()",
        at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()"),
    SourceRow(
        api: .locationManagerDidEnterRegion, "location-manager-did-enter-region",
        "locationManager(_:didEnterRegion:)",
        at:
            "https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didenterregion:)"
    ),
    SourceRow(
        api: .locationManagerDidExitRegion, "location-manager-did-exit-region",
        "locationManager(_:didExitRegion:)",
        at:
            "https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didexitregion:)"
    ),
    SourceRow(
        api: .locationManagerDidUpdateLocations, "location-manager-did-update-locations",
        "locationManager(_:didUpdateLocations:)",
        at:
            "https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didupdatelocations:)"
    ),
    SourceRow(
        api: .locationManagerDidVisit, "location-manager-did-visit", "locationManager(_:didVisit:)",
        at:
            "https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didvisit:)"
    ),
    SourceRow(
        api: .peripheralManagerDidUpdateState, "peripheral-manager-did-update-state",
        "peripheralManagerDidUpdateState(_:)",
        at:
            "https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerdelegate/peripheralmanagerdidupdatestate(_:)"
    ),
    SourceRow(
        api: .peripheralManagerWillRestoreState, "peripheral-manager-will-restore-state",
        "peripheralManager(_:willRestoreState:)",
        at:
            "https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerdelegate/peripheralmanager(_:willrestorestate:)"
    ),
    SourceRow(
        api: .processInfoThermalState, "process-info-thermal-state", "ProcessInfo.ThermalState",
        at:
            "https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum"
    ),
    SourceRow(
        api: .pushRegistryDidReceiveIncomingPush, "push-registry-did-receive-incoming-push",
        "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
        at:
            "https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate/pushregistry(_:didreceiveincomingpushwith:for:completion:)"
    ),
    SourceRow(
        api: .pushRegistryDidReceiveIncomingPushWithFor,
        "push-registry-did-receive-incoming-push-with-for",
        "pushRegistry(_:didReceiveIncomingPushWith:for:)",
        at:
            "https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate/pushregistry(_:didreceiveincomingpushwith:for:)"
    ),
    SourceRow(
        api: .requestWhenInUseAuthorization, "request-when-in-use-authorization",
        "CLLocationManager.requestWhenInUseAuthorization()",
        at:
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/requestwheninuseauthorization()"
    ),
    SourceRow(
        api: .sceneConnectionOptions, "scene-connection-options", "UIScene.ConnectionOptions",
        at: "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions"),
    SourceRow(
        api: .sceneContinue, "scene-continue", "scene(_:continue:)",
        at: "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)"),
    SourceRow(
        api: .sceneDidBecomeActive, "scene-did-become-active", "sceneDidBecomeActive(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)"
    ),
    SourceRow(
        api: .sceneDidDisconnect, "scene-did-disconnect", "sceneDidDisconnect(_:)",
        at: "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"
    ),
    SourceRow(
        api: .sceneDidEnterBackground, "scene-did-enter-background", "sceneDidEnterBackground(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)"
    ),
    SourceRow(
        api: .sceneOpenUrlContexts, "scene-open-url-contexts", "scene(_:openURLContexts:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)"
    ),
    SourceRow(
        api: .scenePhaseActive, "scene-phase-active", "ScenePhase.active",
        at: "https://developer.apple.com/documentation/swiftui/scenephase/active"),
    SourceRow(
        api: .scenePhaseBackground, "scene-phase-background", "ScenePhase.background",
        at: "https://developer.apple.com/documentation/swiftui/scenephase/background"),
    SourceRow(
        api: .scenePhaseInactive, "scene-phase-inactive", "ScenePhase.inactive",
        at: "https://developer.apple.com/documentation/swiftui/scenephase/inactive"),
    SourceRow(
        api: .sceneUnattached, "scene-unattached", "UIScene.ActivationState.unattached",
        at:
            "https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/unattached"
    ),
    SourceRow(
        api: .sceneWillConnectToOptions, "scene-will-connect-to-options",
        "scene(_:willConnectTo:options:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
    ),
    SourceRow(
        api: .sceneWillContinueUserActivityWithType, "scene-will-continue-user-activity-with-type",
        "scene(_:willContinueUserActivityWithType:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willcontinueuseractivitywithtype:)"
    ),
    SourceRow(
        api: .sceneWillEnterForeground, "scene-will-enter-foreground",
        "sceneWillEnterForeground(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:)"
    ),
    SourceRow(
        api: .sceneWillResignActive, "scene-will-resign-active", "sceneWillResignActive(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)"
    ),
    SourceRow(
        api: .sessionDidFinishEvents, "session-did-finish-events",
        "urlSessionDidFinishEvents(forBackgroundURLSession:)",
        at:
            "https://developer.apple.com/documentation/foundation/urlsessiondelegate/urlsessiondidfinishevents(forbackgroundurlsession:)"
    ),
    SourceRow(
        api: .setKeepAliveTimeout, "set-keep-alive-timeout", "setKeepAliveTimeout(_:handler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplication/setkeepalivetimeout(_:handler:)"
    ),
    SourceRow(
        api: .startMonitoringVisits, "start-monitoring-visits",
        "CLLocationManager.startMonitoringVisits()",
        at:
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoringvisits()"
    ),
    SourceRow(
        api: .stateRestorationActivityFor, "state-restoration-activity-for",
        "stateRestorationActivity(for:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)"
    ),
    SourceRow(
        api: .streamHandle, "stream-handle", "stream(_:handle:)",
        at: "https://developer.apple.com/documentation/foundation/streamdelegate/stream(_:handle:)"),
    SourceRow(
        api: .supportsMultipleScenes, "supports-multiple-scenes",
        "UIApplicationSupportsMultipleScenes",
        at:
            "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"
    ),
    SourceRow(
        api: .timer, "timer", "Timer",
        at: "https://developer.apple.com/documentation/foundation/timer"),
    SourceRow(
        api: .uiApplicationState, "ui-application-state", "UIApplication.State",
        at: "https://developer.apple.com/documentation/uikit/uiapplication/state"),
    SourceRow(
        api: .uiBackgroundModes, "ui-background-modes", "UIBackgroundModes",
        at:
            "https://developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes"
    ),
    SourceRow(
        api: .uiSceneSession, "ui-scene-session", "UISceneSession",
        at: "https://developer.apple.com/documentation/uikit/uiscenesession"),
    SourceRow(
        api: .uiViewHitTest, "ui-view-hit-test", "UIView.hitTest(_:with:)",
        at: "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"),
    SourceRow(
        api: .urlSessionBackgroundConfiguration, "url-session-background-configuration",
        "URLSessionConfiguration.background(withIdentifier:)",
        at:
            "https://developer.apple.com/documentation/foundation/urlsessionconfiguration/background(withidentifier:)"
    ),
    SourceRow(
        api: .userNotificationCenterDelegate, "user-notification-center-delegate",
        "UNUserNotificationCenterDelegate",
        at:
            "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"
    ),
    SourceRow(
        api: .userNotificationCenterDidReceive, "user-notification-center-did-receive",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        at:
            "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:didreceive:withcompletionhandler:)"
    ),
    SourceRow(
        api: .userNotificationCenterWillPresent, "user-notification-center-will-present",
        "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        at:
            "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:willpresent:withcompletionhandler:)"
    ),
    SourceRow(
        api: .viewDidAppear, "view-did-appear", "viewDidAppear(_:)",
        at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)"),
    SourceRow(
        api: .viewDidDisappear, "view-did-disappear", "viewDidDisappear(_:)",
        at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"),
    SourceRow(
        api: .viewDidLayoutSubviews, "view-did-layout-subviews", "viewDidLayoutSubviews()",
        at:
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()"
    ),
    SourceRow(
        api: .viewDidLoad, "view-did-load", "viewDidLoad()",
        at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()"),
    SourceRow(
        api: .viewWillAppear, "view-will-appear", "viewWillAppear(_:)",
        at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)"),
    SourceRow(
        api: .viewWillDisappear, "view-will-disappear", "viewWillDisappear(_:)",
        at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)"
    ),
    SourceRow(
        api: .viewWillLayoutSubviews, "view-will-layout-subviews", "viewWillLayoutSubviews()",
        at:
            "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()"
    ),
    SourceRow(
        api: .windowScenePerformActionForCompletionHandler,
        "window-scene-perform-action-for-completion-handler",
        "windowScene(_:performActionFor:completionHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"
    ),
    SourceRow(
        api: .windowSceneUserDidAcceptCloudKitShareWith,
        "window-scene-user-did-accept-cloud-kit-share-with",
        "windowScene(_:userDidAcceptCloudKitShareWith:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:userdidacceptcloudkitsharewith:)"
    ),
]
