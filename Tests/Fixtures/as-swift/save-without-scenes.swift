// The app:
//   ios 12
//   app uses delegate
//
// What happens to it:
//   at 0s user opens app
//   at 5s user goes home

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var saveTask = UIBackgroundTaskIdentifier.invalid

    func applicationDidEnterBackground(_ application: UIApplication) {
        saveTask = UIApplication.shared.beginBackgroundTask(withName: "save")
        Task {
            try? await Task.sleep(for: .milliseconds(1500))
            UIApplication.shared.endBackgroundTask(saveTask)
            UIApplication.shared.applicationIconBadgeNumber += 1
        }
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print(UIApplication.shared.backgroundTimeRemaining)
        return true
    }
}
