// The app:
//   ios 26
//
// What happens to it:
//   at 0s user opens app
//   at 5s app calls at5s()
//   at 9s app calls at9s()

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        UIApplication.shared.endBackgroundTask(saveTheDraftTask)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneWillResignActive(_ scene: UIScene) {
        uploadTask = UIApplication.shared.beginBackgroundTask(
            withName: "upload", expirationHandler: uploadTaskExpires)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        uploadTask = UIApplication.shared.beginBackgroundTask(
            withName: "upload", expirationHandler: uploadTaskExpires)
        saveTheDraftTask = UIApplication.shared.beginBackgroundTask(withName: "Save the \\draft!") {
            UIApplication.shared.endBackgroundTask(saveTheDraftTask)
        }
    }
}

@MainActor private var uploadTask = UIBackgroundTaskIdentifier.invalid
@MainActor private var saveTheDraftTask = UIBackgroundTaskIdentifier.invalid
@MainActor private var backgroundTask = UIBackgroundTaskIdentifier.invalid
@MainActor private var background4Task = UIBackgroundTaskIdentifier.invalid

@MainActor func at5s() {
    background4Task = UIApplication.shared.beginBackgroundTask(withName: "3")
    uploadTask = UIApplication.shared.beginBackgroundTask(
        withName: "upload", expirationHandler: uploadTaskExpires)
}

@MainActor func at9s() {
    UIApplication.shared.endBackgroundTask(background4Task)
}

@MainActor func uploadTaskExpires() {
    UIApplication.shared.endBackgroundTask(uploadTask)
    backgroundTask = UIApplication.shared.beginBackgroundTask(withName: "上传")
}
