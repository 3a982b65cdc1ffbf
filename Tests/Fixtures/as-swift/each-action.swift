// The app:
//   ios 26
//   app has mode location (UIBackgroundModes)
//
// What happens to it:
//   at 0s user opens app

import AVFoundation
import BackgroundTasks
import CallKit
import CoreLocation
import LocalAuthentication
import OpenGLES
import UIKit
import UserNotifications

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var oneTask = UIBackgroundTaskIdentifier.invalid

    func sceneDidBecomeActive(_ scene: UIScene) {
        oneTask = UIApplication.shared.beginBackgroundTask(withName: "one")
        UIApplication.shared.endBackgroundTask(oneTask)
        UIApplication.shared.endBackgroundTask(.invalid)
        print(UIApplication.shared.backgroundTimeRemaining)
        UIApplication.shared.connectedScenes.forEach { print($0.activationState) }
        print(UIApplication.shared.isProtectedDataAvailable)
        complete?()
        startAudio()
        stopAudio()
        startLocationUpdates()
        stopLocationUpdates()
        startContinuedTask()
        stopContinuedTask()
        raiseBadge()
        reportCall()
        askForCamera()
        askForLocation()
        askForNotifications()
        // ask for permission "contacts"
        openOtherApp()
        lockSharedFile()
        unlockSharedFile()
        exceedMemoryLimit()
        overuseSystem()
        drawWithOpenGLES()
        registerLaunchHandlerTwice()
        registerLaunchHandlerLate()
        askForFaceID()
        askForTouchID()
        crash()
        exitProcess()
        blockMainThread(for: 3)
    }
}

/// The completion handler that came with an event.
@MainActor private var complete: (() -> Void)?

/// Represents uninterrupted work on the main thread.
@MainActor func blockMainThread(for seconds: TimeInterval) {
    Thread.sleep(forTimeInterval: seconds)
}

@MainActor private var badge = 0

@MainActor func raiseBadge() {
    badge += 1
    UNUserNotificationCenter.current().setBadgeCount(badge)
}

@MainActor private let provider = CXProvider(configuration: CXProviderConfiguration())

@MainActor func reportCall() {
    provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
}

@MainActor func openOtherApp() {
    UIApplication.shared.open(URL(string: "maps://")!)
}

private let sharedFile = FileManager.default
    .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example")
    .flatMap { FileHandle(forUpdatingAtPath: $0.appending(path: "data").path) }

@MainActor func lockSharedFile() {
    if let sharedFile { flock(sharedFile.fileDescriptor, LOCK_EX) }
}

@MainActor func unlockSharedFile() {
    if let sharedFile { flock(sharedFile.fileDescriptor, LOCK_UN) }
}

@MainActor func exceedMemoryLimit() {
    var memory: [[UInt8]] = []
    while true { memory.append([UInt8](repeating: 1, count: 1 << 24)) }
}

/// Represents so much work, or so many events, that the system calls it excessive.
@MainActor func overuseSystem() {}

@MainActor func drawWithOpenGLES() {
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
}

@MainActor func registerLaunchHandlerTwice() {
    for _ in 1...2 {
        BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.twice", using: .main
        ) { _ in }
    }
}

@MainActor func registerLaunchHandlerLate() {
    BGTaskScheduler.shared.register(
        forTaskWithIdentifier: "com.example.late", using: .main
    ) { _ in }
}

// Info.plist: NSFaceIDUsageDescription
@MainActor func askForFaceID() {
    LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
    ) { _, _ in }
}

@MainActor func askForTouchID() {
    LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
    ) { _, _ in }
}

@MainActor private let locationManager = CLLocationManager()

// Info.plist: NSCameraUsageDescription
@MainActor func askForCamera() {
    AVCaptureDevice.requestAccess(for: .video) { _ in }
}

// Info.plist: NSLocationWhenInUseUsageDescription
@MainActor func askForLocation() {
    locationManager.requestWhenInUseAuthorization()
}

@MainActor func askForNotifications() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
}

@MainActor private let player = try? AVAudioPlayer(
    contentsOf: .documentsDirectory.appending(path: "song.m4a"))

@MainActor func startAudio() {
    try? AVAudioSession.sharedInstance().setCategory(.playback)
    player?.play()
}

@MainActor func stopAudio() {
    player?.pause()
}

@MainActor func startLocationUpdates() {
    locationManager.allowsBackgroundLocationUpdates = true
    locationManager.startUpdatingLocation()
}

@MainActor func stopLocationUpdates() {
    locationManager.stopUpdatingLocation()
}

@MainActor private var continuedTask: BGTask?

@MainActor func startContinuedTask() {
    let name = "com.example.export"
    BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: .main) {
        continuedTask = $0
    }
    try? BGTaskScheduler.shared.submit(
        BGContinuedProcessingTaskRequest(identifier: name, title: "Export", subtitle: "…"))
}

@MainActor func stopContinuedTask() {
    continuedTask?.setTaskCompleted(success: true)
}

@MainActor func crash() {
    preconditionFailure("crash")
}

@MainActor func exitProcess() {
    exit(0)
}
