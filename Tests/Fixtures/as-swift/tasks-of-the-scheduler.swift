// The app:
//   ios 26
//   app has mode fetch (UIBackgroundModes)
//   app has mode processing (UIBackgroundModes)
//
// What happens to it:
//   at 0s user opens app

import BackgroundTasks
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.refresh", using: .main
        ) { task in
            task.expirationHandler = { taskExpires() }
            complete = { task.setTaskCompleted(success: true) }
            Task {
                try? await Task.sleep(for: .seconds(5))
                task.setTaskCompleted(success: true)
            }
        }
        BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.processing", using: .main
        ) { task in
            task.expirationHandler = { taskExpires() }
            complete = { task.setTaskCompleted(success: true) }
            indexTask = UIApplication.shared.beginBackgroundTask(withName: "index")
            Task {
                try? await Task.sleep(for: .seconds(20))
                task.setTaskCompleted(success: true)
            }
        }
        return true
    }
}

@MainActor private var indexTask = UIBackgroundTaskIdentifier.invalid

@MainActor func taskExpires() {
    UIApplication.shared.endBackgroundTask(indexTask)
    complete?()
}

/// The completion handler that came with an event.
@MainActor private var complete: (() -> Void)?
