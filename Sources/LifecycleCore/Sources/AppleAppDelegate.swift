/// Apple’s pages on the methods of the app delegate.
let appleAppDelegate: [SourceRow] = [
    SourceRow(
        api: .applicationConfigurationForConnectingOptions,
        "application-configuration-for-connecting-options",
        "application(_:configurationForConnecting:options:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
    ),
    SourceRow(
        api: .applicationContinueRestorationHandler, "application-continue-restoration-handler",
        "application(_:continue:restorationHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:continue:restorationhandler:)"
    ),
    SourceRow(
        api: .applicationDidBecomeActive, "application-did-become-active",
        "applicationDidBecomeActive(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"
    ),
    SourceRow(
        api: .applicationDidDecodeRestorableStateWith,
        "application-did-decode-restorable-state-with",
        "application(_:didDecodeRestorableStateWith:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddecoderestorablestatewith:)"
    ),
    SourceRow(
        api: .applicationDidDiscardSceneSessions, "application-did-discard-scene-sessions",
        "application(_:didDiscardSceneSessions:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ),
    SourceRow(
        api: .applicationDidEnterBackground, "application-did-enter-background",
        "applicationDidEnterBackground(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"
    ),
    SourceRow(
        api: .applicationDidFinishLaunchingWithOptions,
        "application-did-finish-launching-with-options",
        "application(_:didFinishLaunchingWithOptions:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"
    ),
    SourceRow(
        api: .applicationDidReceiveLocalNotification, "application-did-receive-local-notification",
        "application(_:didReceive:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceive:)"
    ),
    SourceRow(
        api: .applicationDidReceiveMemoryWarning, "application-did-receive-memory-warning",
        "applicationDidReceiveMemoryWarning(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidreceivememorywarning(_:)"
    ),
    SourceRow(
        api: .applicationDidReceiveRemoteNotification,
        "application-did-receive-remote-notification",
        "application(_:didReceiveRemoteNotification:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:)"
    ),
    SourceRow(
        api: .applicationDidReceiveRemoteNotificationToComplete,
        "application-did-receive-remote-notification-to-complete",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
    ),
    SourceRow(
        api: .applicationHandleEventsForBackgroundSession,
        "application-handle-events-for-background-session",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:handleeventsforbackgroundurlsession:completionhandler:)"
    ),
    SourceRow(
        api: .applicationOpenOptions, "application-open-options", "application(_:open:options:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)"
    ),
    SourceRow(
        api: .applicationPerformActionForCompletionHandler,
        "application-perform-action-for-completion-handler",
        "application(_:performActionFor:completionHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performactionfor:completionhandler:)"
    ),
    SourceRow(
        api: .applicationPerformFetch, "application-perform-fetch",
        "application(_:performFetchWithCompletionHandler:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performfetchwithcompletionhandler:)"
    ),
    SourceRow(
        api: .applicationProtectedDataDidBecomeAvailable,
        "application-protected-data-did-become-available",
        "applicationProtectedDataDidBecomeAvailable(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)"
    ),
    SourceRow(
        api: .applicationProtectedDataWillBecomeUnavailable,
        "application-protected-data-will-become-unavailable",
        "applicationProtectedDataWillBecomeUnavailable(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)"
    ),
    SourceRow(
        api: .applicationShouldRestoreApplicationState,
        "application-should-restore-application-state",
        "application(_:shouldRestoreApplicationState:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:shouldrestoreapplicationstate:)"
    ),
    SourceRow(
        api: .applicationShouldSaveApplicationState, "application-should-save-application-state",
        "application(_:shouldSaveApplicationState:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:shouldsaveapplicationstate:)"
    ),
    SourceRow(
        api: .applicationSignificantTimeChange, "application-significant-time-change",
        "applicationSignificantTimeChange(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)"
    ),
    SourceRow(
        api: .applicationUserDidAcceptCloudKitShareWith,
        "application-user-did-accept-cloud-kit-share-with",
        "application(_:userDidAcceptCloudKitShareWith:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:userdidacceptcloudkitsharewith:)"
    ),
    SourceRow(
        api: .applicationViewControllerWithRestorationPath,
        "application-view-controller-with-restoration-path",
        "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:viewcontrollerwithrestorationidentifierpath:coder:)"
    ),
    SourceRow(
        api: .applicationWillContinueUserActivityWithType,
        "application-will-continue-user-activity-with-type",
        "application(_:willContinueUserActivityWithType:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willcontinueuseractivitywithtype:)"
    ),
    SourceRow(
        api: .applicationWillEncodeRestorableStateWith,
        "application-will-encode-restorable-state-with",
        "application(_:willEncodeRestorableStateWith:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willencoderestorablestatewith:)"
    ),
    SourceRow(
        api: .applicationWillEnterForeground, "application-will-enter-foreground",
        "applicationWillEnterForeground(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"
    ),
    SourceRow(
        api: .applicationWillFinishLaunchingWithOptions,
        "application-will-finish-launching-with-options",
        "application(_:willFinishLaunchingWithOptions:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)"
    ),
    SourceRow(
        api: .applicationWillResignActive, "application-will-resign-active",
        "applicationWillResignActive(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)"
    ),
    SourceRow(
        api: .applicationWillTerminate, "application-will-terminate",
        "applicationWillTerminate(_:)",
        at:
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)"
    ),
]
