// The app:
//   ios 26
//   app watches scene phase
//
// What happens to it:
//   at 0s user opens app
//   at 5s user goes home

import AVFoundation
import SwiftUI
import UserNotifications

@main
struct ExampleApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

struct ContentView: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var saveTask = UIBackgroundTaskIdentifier.invalid

    var body: some View {
        Text("Example").onChange(of: scenePhase) { _, phase in
            switch phase {
            case .active:
                startAudio()
            case .inactive:
                break
            case .background:
                saveTask = UIApplication.shared.beginBackgroundTask(withName: "save") {
                    UIApplication.shared.endBackgroundTask(self.saveTask)
                }
                Task {
                    try? await Task.sleep(for: .seconds(3))
                    UIApplication.shared.endBackgroundTask(saveTask)
                }
            }
        }
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        raiseBadge()
        return true
    }
}

@MainActor private var badge = 0

@MainActor func raiseBadge() {
    badge += 1
    UNUserNotificationCenter.current().setBadgeCount(badge)
}

@MainActor private let player = try? AVAudioPlayer(
    contentsOf: .documentsDirectory.appending(path: "song.m4a"))

@MainActor func startAudio() {
    try? AVAudioSession.sharedInstance().setCategory(.playback)
    player?.play()
}
