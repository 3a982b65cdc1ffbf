// The app:
//   ios 26
//   app has mode processing (UIBackgroundModes)
//   app lists task identifiers (BGTaskSchedulerPermittedIdentifiers)
//
// What happens to it:
//   at 0s system starts processing task

import BackgroundTasks
import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.processing", using: .main
        ) { task in
            task.expirationHandler = {
                raiseBadge()
                task.setTaskCompleted(success: false)
            }
            task.setTaskCompleted(success: true)
        }
        return true
    }
}

@MainActor private var badge = 0

@MainActor func raiseBadge() {
    badge += 1
    UNUserNotificationCenter.current().setBadgeCount(badge)
}
