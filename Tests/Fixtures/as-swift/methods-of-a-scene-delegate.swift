// The app:
//   ios 26
//
// What happens to it:
//   at 0s user opens app

import CloudKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func sceneWillResignActive(_ scene: UIScene) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
        completionHandler(true)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        print(UIApplication.shared.isProtectedDataAvailable)
        return nil
    }
}
