// The app:
//   ios 26
//   app has mode remote-notification (UIBackgroundModes)
//   app has mode processing (UIBackgroundModes)
//   app lists task identifiers (BGTaskSchedulerPermittedIdentifiers)
//
// What happens to it:
//   at 0s silent push arrives
//   at 8s app calls at8s()
//   at 600s system starts processing task
//   at 605s app calls at605s()

import BackgroundTasks
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.processing", using: .main
        ) { task in
            complete = { task.setTaskCompleted(success: true) }
            print(UIApplication.shared.backgroundTimeRemaining)
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        complete = { completionHandler(.newData) }
    }
}

@MainActor func at8s() {
    complete?()
}

@MainActor func at605s() {
    complete?()
    print(UIApplication.shared.backgroundTimeRemaining)
}

/// The completion handler that came with an event.
@MainActor private var complete: (() -> Void)?
