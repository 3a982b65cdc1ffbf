/// A source about the lifecycle, on which rules and facts rest; its row is in `sources`.
///
/// A rule names its sources by these cases, so it cannot name one that is not in the table.
public enum Source: UInt16, CaseIterable, Sendable {
    // Apple’s guides, articles and notes.
    case appleAppLaunchSequence, appleAppResponsiveness, appleBackgroundExecution
    case appleBackgroundPushes, appleBackgroundStrategies, appleContinuedProcessing
    case appleDownloadingInBackground, appleExtendingBackgroundTime, appleIOS13ReleaseNotes
    case appleJetsam, appleLifeCycle, appleLocationAuthorization, appleMemoryUse
    case appleMemoryWarnings, appleQueuedNotifications, appleResponderChain, appleSceneTransition
    case appleSigkill, appleStateRestore, appleUIInBackground, appleUIInForeground
    case appleWatchdogTerminations, coreBluetoothGuide
    case fileSystemGuide, guideAppLifeCycle, guideBackgroundExecution, guideStateTransitions
    case ipadMultitasking, qa1561, regionMonitoringGuide, tn2151, tn2277, tn3115, tn3187
    case wwdc2014Session715

    // Apple’s pages on the methods of the app delegate.
    case applicationConfigurationForConnectingOptions, applicationContinueRestorationHandler
    case applicationDidBecomeActive, applicationDidDecodeRestorableStateWith
    case applicationDidDiscardSceneSessions, applicationDidEnterBackground
    case applicationDidFinishLaunchingWithOptions, applicationDidReceiveLocalNotification
    case applicationDidReceiveMemoryWarning, applicationDidReceiveRemoteNotification
    case applicationDidReceiveRemoteNotificationToComplete
    case applicationHandleEventsForBackgroundSession, applicationOpenOptions
    case applicationPerformActionForCompletionHandler, applicationPerformFetch
    case applicationProtectedDataDidBecomeAvailable, applicationProtectedDataWillBecomeUnavailable
    case applicationShouldRestoreApplicationState, applicationShouldSaveApplicationState
    case applicationSignificantTimeChange, applicationUserDidAcceptCloudKitShareWith
    case applicationViewControllerWithRestorationPath, applicationWillContinueUserActivityWithType
    case applicationWillEncodeRestorableStateWith, applicationWillEnterForeground
    case applicationWillFinishLaunchingWithOptions, applicationWillResignActive
    case applicationWillTerminate

    // Apple’s pages on other methods, properties and types.
    case applicationState, backgroundRefreshStatus, backgroundTimeRemaining, beginBackgroundTask
    case beginBackgroundTaskWithName, bgProcessingTask, bgTaskExpirationHandler, bgTaskScheduler
    case bgTaskSchedulerNotPermitted, bgTaskSchedulerRegister, centralManagerDidUpdateState,
        centralManagerWillRestoreState
    case connectionDidFinishDownloadingDestinationUrl, dispatchSourceMemoryPressure, dispatchTime
    case endBackgroundTask, hkObserverQuery, isLowPowerModeEnabled, isProtectedDataAvailable
    case launchOptionsBluetoothCentrals, launchOptionsKey, launchOptionsLocation
    case launchOptionsNewsstand, loadView, locationManagerDidEnterRegion
    case locationManagerDidExitRegion, locationManagerDidUpdateLocations, locationManagerDidVisit
    case peripheralManagerDidUpdateState, peripheralManagerWillRestoreState, processInfoThermalState
    case pushRegistryDidReceiveIncomingPush, pushRegistryDidReceiveIncomingPushWithFor
    case requestWhenInUseAuthorization, sceneConnectionOptions, sceneContinue, sceneDidBecomeActive
    case sceneDidDisconnect, sceneDidEnterBackground, sceneOpenUrlContexts, scenePhaseActive
    case scenePhaseBackground, scenePhaseInactive, sceneUnattached
    case sceneWillConnectToOptions, sceneWillContinueUserActivityWithType, sceneWillEnterForeground
    case sceneWillResignActive, sessionDidFinishEvents, setKeepAliveTimeout
    case startMonitoringVisits
    case stateRestorationActivityFor, streamHandle, supportsMultipleScenes, timer
    case uiApplicationState, uiBackgroundModes, uiSceneSession, uiViewHitTest
    case urlSessionBackgroundConfiguration, userNotificationCenterDelegate
    case userNotificationCenterDidReceive, userNotificationCenterWillPresent, viewDidAppear
    case viewDidDisappear, viewDidLayoutSubviews, viewDidLoad, viewWillAppear, viewWillDisappear
    case viewWillLayoutSubviews, windowScenePerformActionForCompletionHandler
    case windowSceneUserDidAcceptCloudKitShareWith

    // Posts of Apple engineers in a forum.
    case appleForum119758, appleForum14855, appleForum391799, appleForum784473, appleForum793189
    case appleForum806013, appleForum817976, appleForum85066, appleForumForcedExit

    // Tests on devices or simulators.
    case flutter192173

    // Logs.
    case appLaunchSequence, appLifeCycleLog, appleForum732170, appleForum91384, eComNet253833
    case flutter130055, flutter60683, getx2758, jianshu0eb14c24cdb8, jianshu4553fc4189c8, jigarm
    case kruilIOSAppLifeCycle, miyablo, onesignal1047, onmyway133Notes8, openradar14075101
    case openradar14295449, openradar16761393, openradar49216830, openradar49817144
    case pagopaIoApp1543, so10200505, so19595928, so25857028, so71025205, so71570813, so7754317,
        twocanoes, uso400, wayne23

    // Crash reports.
    case crashProcessExit, crashResumeInTime, crashSceneUpdateForeground, crashSimulatorLaunch
    case crashTerminateGracefully, crashVoipWakes, kodiRemote684, purushukla600, so22051324

    // Source code.
    case aceTelPrompt, ariaComments, codeComments2026, dialerComments, hem1ng, phaseComments2026
    case uikitImplementation

    // Articles, and forum posts of developers.
    case aliyun250603, appleForum764625, appleForum802755, appleForum826964, byungwookAn
    case capacitor3328, captech, cnblogs3678112, cordova815
    case cordovaIOS, csdn7225548, csdn95166914, developersBannerTapped, developersOverdueTimers
    case devgem, dmPasscode9, douglashillTermination, expo38773, flutterfire9300
    case framnaPrewarming, geoVisits2, growingio215
    case kozeHatenablog, meshtastic2247, openradar34332569, permissionHandler1035
    case permissionHandler1423, permissionHandler1528, permissionScope34, permissionsPlugin171
    case pushNotificationIOS235, qiitaNaonya3
    case qiitaOssamoon, reactNativeContacts9, reactNativeHealth217, restcomm650, silentPushAwake13
    case so26375767, so33368607, so66605297, sourcedaddy
    case sujinnaljinScenePhase, szumskiIsolation, tempus
    case w3toppersPushkit, wblock306, xamarin18624, xDrip228, xykHatenablog

    // Sentences that several facts are concluded from, or that a page cites.
    case asOnReturn, asWithoutScenes, backgroundTaskHistory, contentAvailable7, deletedNoCode
    case featureCameLater, fromTheMeaning, handlerTimeOf11, limitInBackground
    case limitWithoutActivity, lockNoApps, lockNoSwitcher, memoryWarningOrder, modelLimit
    case mostActiveScene, noCodeToNotify, noMemory, noProcess, nothingToUnlock
    case offScreenNothingToResign, oneAlertAtATime, oneProcess, oneSleep, oneSwitcher
    case onlyProcessingWaits
    case passcodeThenGoesOn, protectedDataFiles, queuedLikeOthers, reasonsAreASet
    case scenarioAboutElse, taskTimeInBackground, viewStays, watchdogMeasures, wordsLikeResume

    // Sentences about what is known or assumed without a page or a log, likewise.
    case alertsAreBanners11, backgroundLaunchViews, callBanner, delete, expiration5sBefore
    case nameOfMode, processing5Minutes, protectedDataBefore7, session30s, siri
    case suspensionAfter5s, update
}

extension Source {
    /// The row of the source in the table.
    public var row: SourceRow { sources[Int(rawValue)] }
}
