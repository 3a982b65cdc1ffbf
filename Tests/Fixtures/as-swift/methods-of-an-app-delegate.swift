// The app:
//   ios 12
//   app uses delegate
//
// What happens to it:
//   at 0s user opens app

import CloudKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print(UIApplication.shared.isProtectedDataAvailable)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print(UIApplication.shared.isProtectedDataAvailable)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        print(UIApplication.shared.isProtectedDataAvailable)
        return true
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        print(UIApplication.shared.isProtectedDataAvailable)
        return true
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        print(UIApplication.shared.isProtectedDataAvailable)
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
        completionHandler(true)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
        completionHandler(.newData)
    }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
        completionHandler(.newData)
    }

    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
        completionHandler()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        print(UIApplication.shared.isProtectedDataAvailable)
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool {
        print(UIApplication.shared.isProtectedDataAvailable)
        return true
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool {
        print(UIApplication.shared.isProtectedDataAvailable)
        return true
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        print(UIApplication.shared.isProtectedDataAvailable)
        return nil
    }
}
