// The app:
//   ios 26
//   app has mode fetch (UIBackgroundModes)
//   app has mode remote-notification (UIBackgroundModes)
//
// What happens to it:
//   at 0s silent push arrives

import CallKit
import PushKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        blockMainThread(for: 2)
        Task {
            try? await Task.sleep(for: .seconds(5))
            completionHandler(.newData)
        }
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Task {
            try? await Task.sleep(for: .seconds(1))
            print(UIApplication.shared.backgroundTimeRemaining)
        }
        completionHandler(.newData)
    }

    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            completionHandler()
        }
    }
}

@MainActor
final class PushDelegate: NSObject, @MainActor PKPushRegistryDelegate {
    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials,
        for type: PKPushType
    ) {}

    func pushRegistry(
        _ registry: PKPushRegistry,
        didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType,
        completion: @escaping () -> Void
    ) {
        complete = { completion() }
        reportCall()
        _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
            MainActor.assumeIsolated {
                complete?()
            }
        }
    }
}

/// The completion handler that came with an event.
@MainActor private var complete: (() -> Void)?

/// Represents uninterrupted work on the main thread.
@MainActor func blockMainThread(for seconds: TimeInterval) {
    Thread.sleep(forTimeInterval: seconds)
}

@MainActor private let provider = CXProvider(configuration: CXProviderConfiguration())

@MainActor func reportCall() {
    provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
}
