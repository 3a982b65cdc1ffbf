/// Articles, and what developers say in forums and issues.
let articles: [SourceRow] = [
    SourceRow(.aliyun250603, .article, "aliyun-250603", "Alibaba Cloud 250603"),
    SourceRow(
        .appleForum764625, .article, "apple-forum-764625",
        "iOS 18 didFinishLaunchingWithOptions called during prewaming",
        by: "Apple Developer Forums", at: "https://developer.apple.com/forums/thread/764625"),
    SourceRow(
        .appleForum802755, .article, "apple-forum-802755",
        "How to detect or opt out of iOS app prewarming?", by: "tevelee, Apple Developer Forums",
        at: "https://developer.apple.com/forums/thread/802755"),
    SourceRow(
        .appleForum826964, .article, "apple-forum-826964", "Thread 826964",
        by: "Apple Developer Forums", at: "https://developer.apple.com/forums/thread/826964"),
    SourceRow(
        .byungwookAn, .article, "byungwook-an",
        "How does the scene phase change in the SwiftUI app?", by: "ByungwookAn, Medium",
        date: "2023-11-07",
        at:
            "https://medium.com/@frentebw/how-does-the-scene-phase-change-in-the-swiftui-app-102ed4586b50"
    ),
    SourceRow(
        .capacitor3328, .article, "capacitor-3328",
        "fix(iOS): Only open a URL while the application is active",
        by: "ikeith, GitHub ionic-team/capacitor, pull request 3328", date: "2020-07-24",
        at: "https://github.com/ionic-team/capacitor/pull/3328"),
    SourceRow(
        .captech, .article, "captech", "An article on multitasking on the iPad", by: "CapTech"),
    SourceRow(.cnblogs3678112, .article, "cnblogs-3678112", "cnblogs 3678112", by: "417460188dy"),
    SourceRow(
        .cordova815, .article, "cordova-815", "Pause/Resume Event for iOS after phone call",
        by: "GitHub apache/cordova-ios, issue 815", date: "2020-03-30",
        at: "https://github.com/apache/cordova-ios/issues/815"),
    SourceRow(
        .cordovaIOS, .article, "cordova-ios", "The documentation of Cordova, on iOS 5",
        by: "Apache Cordova"),
    SourceRow(.csdn7225548, .article, "csdn-7225548", "CSDN 7225548", by: "decemberd"),
    SourceRow(.csdn95166914, .article, "csdn-95166914", "CSDN 95166914"),
    SourceRow(
        .developersBannerTapped, .article, "developers-banner-tapped",
        "Notes of several developers on a tapped banner"),
    SourceRow(
        .developersOverdueTimers, .article, "developers-overdue-timers",
        "A comment of a developer on overdue timers"),
    SourceRow(
        .devgem, .article, "devgem",
        "Debugging Unexpected ViewController Lifecycle Method Calls in iOS 17.5.1 and Beyond",
        by: "devgem.io",
        at:
            "https://devgem.io/posts/debugging-unexpected-viewcontroller-lifecycle-method-calls-in-ios-17-5-1-and-beyond"
    ),
    SourceRow(
        .dmPasscode9, .article, "dm-passcode-9", "D-32/DMPasscode, issue 9", by: "GitHub",
        at: "https://github.com/D-32/DMPasscode/issues/9"),
    SourceRow(
        .douglashillTermination, .article, "douglashill-termination", "App termination (FB6185896)",
        by: "Douglas Hill", date: "2019-06-20", at: "https://douglashill.co/app-termination/"),
    SourceRow(
        .expo38773, .article, "expo-38773",
        "iOS Background permission request active/inactive state race condition, sad path",
        by: "willsiegfried, GitHub expo/expo, issue 38773", date: "2025-08-13",
        at: "https://github.com/expo/expo/issues/38773"),
    SourceRow(
        .flutterfire9300, .article, "flutterfire-9300",
        "[firebase_messaging] Silent Notifications not working on iOS if app is terminated",
        by: "iosephmagno, GitHub firebase/flutterfire, issue 9300", date: "2022-08-04",
        at: "https://github.com/firebase/flutterfire/issues/9300"),
    SourceRow(
        .framnaPrewarming, .article, "framna-prewarming",
        "Solving Prewarming Challenges with Live Activities and Protected Data in iOS",
        by: "framna.com", at: "https://framna.com/articles/solving-prewarming"),
    SourceRow(
        .geoVisits2, .article, "geo-visits-2", "Stops after swipe/killing the app",
        by: "deckameron, GitHub benbahrenburg/Ti.GeoVisits, issue 2", date: "2017-05-18",
        at: "https://github.com/benbahrenburg/Ti.GeoVisits/issues/2"),
    SourceRow(
        .growingio215, .article, "growingio-215",
        "fix: iOS 13 ApplicationState 在收到 UIScene 相关通知时并未转换",
        by: "YoloMao, GitHub growingio/growingio-sdk-ios-autotracker, pull request 215", in: "zh",
        date: "2022-07-08",
        at: "https://github.com/growingio/growingio-sdk-ios-autotracker/pull/215"),
    SourceRow(
        .kozeHatenablog, .article, "koze-hatenablog", "koze.hatenablog.jp, 2016/07/20",
        date: "2016-07-20"),
    SourceRow(
        .meshtastic2247, .article, "meshtastic-2247",
        "fix(persistence): never destroy a data-protection-locked store on pre-unlock launches",
        by: "garthvh, GitHub meshtastic/Meshtastic-Apple, pull request 2247", date: "2026-08-11",
        at: "https://github.com/meshtastic/Meshtastic-Apple/pull/2247"),
    SourceRow(
        .openradar34332569, .article, "openradar-34332569",
        "34332569: Application reports state in iOS 11 as Active when app handles push notification while in Inactive state",
        by: "Open Radar", date: "2017-09-08",
        at: "https://github.com/lionheart/openradar-mirror/issues/18350"),
    SourceRow(
        .permissionHandler1035, .article, "permission-handler-1035",
        "iOS: Permission prompt disapears on screen lock and await never completes.",
        by: "Cee-Ng, GitHub Baseflow/flutter-permission-handler, issue 1035", date: "2023-04-25",
        at: "https://github.com/Baseflow/flutter-permission-handler/issues/1035"),
    SourceRow(
        .permissionHandler1423, .article, "permission-handler-1423",
        "[Bug]: Request permission returns `permanentlyDenied` when iOS app minimized while permission dialog is open",
        by: "piotruela, GitHub Baseflow/flutter-permission-handler, issue 1423",
        date: "2024-12-23",
        at: "https://github.com/Baseflow/flutter-permission-handler/issues/1423"),
    SourceRow(
        .permissionHandler1528, .article, "permission-handler-1528",
        "App crashes with SIGKILL after returning from openAppSettings() when permission is changed on iOS",
        by: "gizemgizg, GitHub Baseflow/flutter-permission-handler, issue 1528",
        date: "2026-05-14",
        at: "https://github.com/Baseflow/flutter-permission-handler/issues/1528"),
    SourceRow(
        .permissionScope34, .article, "permission-scope-34",
        "nickoneill/PermissionScope, pull request 34", by: "GitHub",
        at: "https://github.com/nickoneill/PermissionScope/pull/34"),
    SourceRow(
        .permissionsPlugin171, .article, "permissions-plugin-171",
        "[iOS] RequestPermissionsAsync(Permission.Location) never returns following a screen lock/unlock scenario",
        by: "bhapca, GitHub jamesmontemagno/PermissionsPlugin, issue 171", date: "2020-04-01",
        at: "https://github.com/jamesmontemagno/PermissionsPlugin/issues/171"),
    SourceRow(
        .pushNotificationIOS235, .article, "push-notification-ios-235",
        "Possible fix for receiving silent notification when app is killed (>iOS13?)",
        by: "vanso-hubsi, GitHub react-native-push-notification/ios, issue 235", date: "2020-11-16",
        at: "https://github.com/react-native-push-notification/ios/issues/235"),
    SourceRow(
        .qiitaNaonya3, .article, "qiita-naonya3", "Qiita cab4222bca046bfa6b1a", by: "naonya3",
        at: "https://qiita.com/naonya3/items/cab4222bca046bfa6b1a"),
    SourceRow(
        .qiitaOssamoon, .article, "qiita-ossamoon", "Qiita 8546dfa4811b34f669d4", by: "Ossamoon",
        date: "2020-12-25", at: "https://qiita.com/Ossamoon/items/8546dfa4811b34f669d4"),
    SourceRow(
        .reactNativeContacts9, .article, "react-native-contacts-9",
        "App crash on contact setting toggled",
        by: "GitHub morenoh149/react-native-contacts, issue 9", date: "2015-11-03",
        at: "https://github.com/morenoh149/react-native-contacts/issues/9"),
    SourceRow(
        .reactNativeHealth217, .article, "react-native-health-217",
        "[Question] Do \"Background observers\" work when the app is closed?",
        by: "ghashi, GitHub agencyenterprise/react-native-health, issue 217", date: "2022-04-18",
        at: "https://github.com/agencyenterprise/react-native-health/issues/217"),
    SourceRow(
        .restcomm650, .article, "restcomm-650", "Investigation about background mode limits",
        by: "ognjenns, GitHub RestComm/restcomm-ios-sdk, issue 650", date: "2017-11-07",
        at: "https://github.com/RestComm/restcomm-ios-sdk/issues/650"),
    SourceRow(
        .silentPushAwake13, .article, "silent-push-awake-13",
        "Why my app in iOS 13 awake in background by silent push when terminated by user",
        by: "copy of Stack Overflow, mcmap.net",
        at:
            "https://mcmap.net/q/1825698/-why-my-app-in-ios-13-awake-in-background-by-silent-push-when-terminated-by-user"
    ),
    SourceRow(
        .so26375767, .article, "so-26375767",
        "Healthkit background delivery when app is not running", by: "Stack Overflow",
        at:
            "https://stackoverflow.com/questions/26375767/healthkit-background-delivery-when-app-is-not-running"
    ),
    SourceRow(
        .so33368607, .article, "so-33368607",
        "iOS9 startMonitoringSignificantLocationChanges doesn’t launch app when terminated",
        by: "Stack Overflow",
        at:
            "https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/33368607/ios9-startmonitoringsignificantlocationchanges-doesn-t-launch-app-when-termina"
    ),
    SourceRow(
        .so66605297, .article, "so-66605297",
        "Are viewcontroller llfecycle events suppose to be called when app is launched into background?",
        by: "mfaani, Stack Overflow", date: "2021-03",
        at: "https://coderapp.vercel.app/answer/66605799"),
    SourceRow(
        .sourcedaddy, .article, "sourcedaddy", "Termination", by: "sourcedaddy.com",
        at: "https://sourcedaddy.com/ipad/termination.html"),
    SourceRow(
        .sujinnaljinScenePhase, .article, "sujinnaljin-scene-phase",
        "ScenePhase, in a collection of notes: TIL/Swift/ScenePhase.md",
        by: "sujinnaljin, GitHub",
        at: "https://github.com/sujinnaljin/TIL/blob/master/Swift/ScenePhase.md"),
    SourceRow(
        .szumskiIsolation, .article, "szumski-isolation", "User Data Isolation in iOS 6",
        by: "John Szumski", date: "2012-11-05",
        at: "http://johnszumski.com/blog/user-data-isolation-in-ios-6"),
    SourceRow(
        .tempus, .article, "tempus", "A note on iOS 6", by: "blogger.tempus.org", date: "2013"),
    SourceRow(
        .w3toppersPushkit, .article, "w3toppers-pushkit",
        "iOS 13 Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP callback",
        by: "w3toppers.com",
        at:
            "https://w3toppers.com/ios-13-killing-app-because-it-never-posted-an-incoming-call-to-the-system-after-receiving-a-pushkit-voip-callback/"
    ),
    SourceRow(
        .wblock306, .article, "wblock-306",
        "[Feature Request] Display notification if app is closed",
        by: "0xCUB3, GitHub 0xCUB3/wBlock, issue 306", date: "2026-04-02",
        at: "https://github.com/0xCUB3/wBlock/issues/306"),
    SourceRow(
        .xamarin18624, .article, "xamarin-18624",
        "[release/7.0.3xx] [tools] Always link weakly with NewsstandKit. Fixes #18606.",
        by: "GitHub xamarin/xamarin-macios, pull request 18624",
        at: "https://github.com/xamarin/xamarin-macios/pull/18624"),
    SourceRow(
        .xDrip228, .article, "xdrip-228",
        "If user press iPhone \"Home\" button while request for notifications permission is displayed it counts as tapped \"Don't allow\" button",
        by: "qwqatest, GitHub Faifly/xDrip, issue 228", date: "2020-10-26",
        at: "https://github.com/Faifly/xDrip/issues/228"),
    SourceRow(
        .xykHatenablog, .article, "xyk-hatenablog", "プッシュ通知受信時に呼ばれるメソッドについて",
        by: "xyk, Hatena Blog", in: "ja", date: "2016-11-02",
        at: "http://xyk.hatenablog.com/entry/2016/11/02/180204"),
]
