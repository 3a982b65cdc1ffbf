// The app:
//   ios 26
//
// What happens to it:
//   at 0s user opens app
//   at 5s user goes home

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var tickTask = UIBackgroundTaskIdentifier.invalid

    func sceneDidEnterBackground(_ scene: UIScene) {
        tickTask = UIApplication.shared.beginBackgroundTask(withName: "tick")
        Task {
            try? await Task.sleep(for: .seconds(2))
            UIApplication.shared.endBackgroundTask(tickTask)
        }
        _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
            MainActor.assumeIsolated {
                UIApplication.shared.endBackgroundTask(self.tickTask)
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
            UIApplication.shared.endBackgroundTask(self.tickTask)
        }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 60) {
            UIApplication.shared.endBackgroundTask(self.tickTask)
        }
        repeatEvery(0.5) {
            UIApplication.shared.endBackgroundTask(self.tickTask)
        }
        repeatByWallClock(every: 90) {
            UIApplication.shared.endBackgroundTask(self.tickTask)
        }
    }
}

@MainActor private var timers: [any DispatchSourceTimer] = []

@MainActor func repeatEvery(
    _ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + seconds, repeating: seconds)
    timer.setEventHandler { MainActor.assumeIsolated(action) }
    timer.activate()
    timers.append(timer)
}

@MainActor func repeatByWallClock(
    every seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(wallDeadline: .now() + seconds, repeating: seconds)
    timer.setEventHandler { MainActor.assumeIsolated(action) }
    timer.activate()
    timers.append(timer)
}
