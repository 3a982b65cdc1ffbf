/// Apple’s guides, articles and notes.
let appleGuides: [SourceRow] = [
    SourceRow(
        apple: .appleAppLaunchSequence, "apple-app-launch-sequence",
        "About the app launch sequence",
        at: "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"),
    SourceRow(
        apple: .appleAppResponsiveness, "apple-app-responsiveness", "Improving app responsiveness",
        at: "https://developer.apple.com/documentation/xcode/improving-app-responsiveness"),
    SourceRow(
        apple: .appleBackgroundExecution, "apple-background-execution",
        "About the background execution sequence",
        at:
            "https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence"
    ),
    SourceRow(
        apple: .appleBackgroundPushes, "apple-background-pushes",
        "Pushing background updates to your App",
        at:
            "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
    ),
    SourceRow(
        apple: .appleBackgroundStrategies, "apple-background-strategies",
        "Choosing background strategies for your app",
        at:
            "https://developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app"
    ),
    SourceRow(
        apple: .appleContinuedProcessing, "apple-continued-processing",
        "Performing long-running tasks on iOS and iPadOS", date: "2025",
        at:
            "https://developer.apple.com/documentation/backgroundtasks/performing-long-running-tasks-on-ios-and-ipados"
    ),
    SourceRow(
        apple: .appleDownloadingInBackground, "apple-downloading-in-background",
        "Downloading files in the background",
        at:
            "https://developer.apple.com/documentation/foundation/downloading-files-in-the-background"
    ),
    SourceRow(
        apple: .appleExtendingBackgroundTime, "apple-extending-background-time",
        "Extending your app’s background execution time",
        at:
            "https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"
    ),
    SourceRow(
        apple: .appleIOS13ReleaseNotes, "apple-ios-13-release-notes", "iOS 13 Release Notes",
        at:
            "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-13-release-notes"
    ),
    SourceRow(
        apple: .appleJetsam, "apple-jetsam",
        "Identifying high-memory use with jetsam event reports",
        at:
            "https://developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports"
    ),
    SourceRow(
        apple: .appleLifeCycle, "apple-life-cycle", "Managing your app’s life cycle",
        at: "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"),
    SourceRow(
        apple: .appleLocationAuthorization, "apple-location-authorization",
        "Requesting authorization to use location services",
        at:
            "https://developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services"
    ),
    SourceRow(
        apple: .appleMemoryUse, "apple-memory-use", "Reducing your app’s memory use",
        at: "https://developer.apple.com/documentation/xcode/reducing-your-app-s-memory-use"),
    SourceRow(
        apple: .appleMemoryWarnings, "apple-memory-warnings", "Responding to memory warnings",
        at: "https://developer.apple.com/documentation/uikit/responding-to-memory-warnings"),
    SourceRow(
        apple: .appleQueuedNotifications, "apple-queued-notifications",
        "Processing queued notifications",
        at: "https://developer.apple.com/documentation/uikit/processing-queued-notifications"),
    SourceRow(
        apple: .appleResponderChain, "apple-responder-chain",
        "Using responders and the responder chain to handle events",
        at:
            "https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events"
    ),
    SourceRow(
        apple: .appleSceneTransition, "apple-scene-transition",
        "Transitioning to the UIKit scene-based life cycle",
        at:
            "https://developer.apple.com/tutorials/data/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle.md"
    ),
    SourceRow(
        apple: .appleSigkill, "apple-sigkill", "EXC_CRASH (SIGKILL)",
        at: "https://developer.apple.com/documentation/xcode/sigkill"),
    SourceRow(
        apple: .appleStateRestore, "apple-state-restore", "StateRestore: ReadMe.txt (sample code)",
        at:
            "https://developer.apple.com/library/ios/samplecode/StateRestore/Listings/ReadMe_txt.html"
    ),
    SourceRow(
        apple: .appleUIInBackground, "apple-ui-in-background",
        "Preparing your UI to run in the background",
        at:
            "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
    ),
    SourceRow(
        apple: .appleUIInForeground, "apple-ui-in-foreground",
        "Preparing your UI to run in the foreground",
        at:
            "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground"
    ),
    SourceRow(
        apple: .appleWatchdogTerminations, "apple-watchdog-terminations",
        "Addressing watchdog terminations",
        at: "https://developer.apple.com/documentation/xcode/addressing-watchdog-terminations"),
    SourceRow(
        apple: .coreBluetoothGuide, "core-bluetooth-guide",
        "Core Bluetooth Programming Guide: Core Bluetooth Background Processing for iOS Apps",
        at:
            "https://developer.apple.com/library/archive/documentation/NetworkingInternetWeb/Conceptual/CoreBluetooth_concepts/CoreBluetoothBackgroundProcessingForIOSApps/PerformingTasksWhileYourAppIsInTheBackground.html"
    ),
    SourceRow(
        apple: .fileSystemGuide, "file-system-guide", "File System Programming Guide",
        at:
            "https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/FileSystemProgrammingGuide/FileSystemOverview/FileSystemOverview.html"
    ),
    SourceRow(
        apple: .guideAppLifeCycle, "guide-app-life-cycle",
        "App Programming Guide for iOS: The App Life Cycle", date: "2017-03-27",
        at:
            "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/TheAppLifeCycle/TheAppLifeCycle.html"
    ),
    SourceRow(
        apple: .guideBackgroundExecution, "guide-background-execution",
        "App Programming Guide for iOS: Background Execution", date: "2017-03-27",
        at:
            "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/BackgroundExecution/BackgroundExecution.html"
    ),
    SourceRow(
        apple: .guideStateTransitions, "guide-state-transitions",
        "App Programming Guide for iOS: Strategies for Handling App State Transitions",
        date: "2017-03-27",
        at:
            "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/StrategiesforHandlingAppStateTransitions/StrategiesforHandlingAppStateTransitions.html"
    ),
    SourceRow(
        apple: .ipadMultitasking, "ipad-multitasking",
        "Adopting Multitasking Enhancements on iPad: Quick Start for Slide Over and Split View",
        at:
            "https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/AdoptingMultitaskingOniPad/QuickStartForSlideOverAndSplitView.html"
    ),
    SourceRow(
        apple: .qa1561, "qa1561", "QA1561: How do I programmatically quit my iOS application?",
        at: "https://developer.apple.com/library/archive/qa/qa1561/_index.html"),
    SourceRow(
        apple: .regionMonitoringGuide, "region-monitoring-guide",
        "Location and Maps Programming Guide: Region Monitoring and iBeacon", date: "2016-03-21",
        at:
            "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/LocationAwarenessPG/RegionMonitoring/RegionMonitoring.html"
    ),
    SourceRow(
        apple: .tn2151, "tn2151", "TN2151: Understanding and Analyzing Application Crash Reports",
        at: "https://developer.apple.com/library/archive/technotes/tn2151/_index.html"),
    SourceRow(
        apple: .tn2277, "tn2277", "TN2277: Networking and Multitasking",
        at: "https://developer.apple.com/library/archive/technotes/tn2277/_index.html"),
    SourceRow(
        apple: .tn3115, "tn3115", "TN3115: Bluetooth State Restoration app relaunch rules",
        date: "2025-09-15",
        at:
            "https://developer.apple.com/documentation/technotes/tn3115-bluetooth-state-restoration-app-relaunch-rules"
    ),
    SourceRow(
        apple: .tn3187, "tn3187", "TN3187: Migrating to the UIKit scene-based life cycle",
        at:
            "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
    ),
    SourceRow(
        apple: .wwdc2014Session715, "wwdc-2014-session-715", "User Privacy in iOS and OS X",
        date: "2014", at: "https://asciiwwdc.com/2014/sessions/715"),
]
