// The app:
//   ios 26
//
// What happens to it:
//   at 0s user opens app
//   at 5s user goes home

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var saveTask = UIBackgroundTaskIdentifier.invalid

    func sceneDidEnterBackground(_ scene: UIScene) {
        saveTask = UIApplication.shared.beginBackgroundTask(withName: "save") {
            UIApplication.shared.endBackgroundTask(self.saveTask)
        }
        Task {
            try? await Task.sleep(for: .seconds(8))
            UIApplication.shared.endBackgroundTask(saveTask)
        }
    }
}
