// The app:
//   ios 26
//
// What happens to it:
//   at 0s user opens app

import BackgroundTasks
import CoreBluetooth
import CoreLocation
import HealthKit
import PushKit
import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let memoryPressure = DispatchSource.makeMemoryPressureSource(
        eventMask: .all, queue: .main)
    private let health = HKHealthStore()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(
            forTaskWithIdentifier: "com.example.refresh", using: .main
        ) { task in
            task.expirationHandler = {
                print(UIApplication.shared.isProtectedDataAvailable)
            }
            task.setTaskCompleted(success: true)
        }
        memoryPressure.setEventHandler {
            MainActor.assumeIsolated {
                print(UIApplication.shared.isProtectedDataAvailable)
            }
        }
        memoryPressure.activate()
        application.setKeepAliveTimeout(600) {
            print(UIApplication.shared.isProtectedDataAvailable)
        }
        let query = HKObserverQuery(
            sampleType: HKQuantityType(.stepCount), predicate: nil
        ) { _, completion, _ in
            DispatchQueue.main.async {
                print(UIApplication.shared.isProtectedDataAvailable)
            }
            completion()
        }
        health.execute(query)
        return true
    }
}

@MainActor
final class NotificationDelegate: NSObject, @MainActor UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
        completionHandler()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
        completionHandler([.banner])
    }
}

@MainActor
final class LocationDelegate: NSObject, @MainActor CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }
}

@MainActor
final class CentralDelegate: NSObject, @MainActor CBCentralManagerDelegate {
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }
}

@MainActor
final class PeripheralDelegate: NSObject, @MainActor CBPeripheralManagerDelegate {
    func peripheralManager(
        _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }

    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        print(UIApplication.shared.isProtectedDataAvailable)
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
        print(UIApplication.shared.isProtectedDataAvailable)
        completion()
    }

    func pushRegistry(
        _ registry: PKPushRegistry,
        didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType
    ) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }
}

@MainActor
final class SessionDelegate: NSObject, URLSessionDelegate {
    nonisolated func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        DispatchQueue.main.async {
            print(UIApplication.shared.isProtectedDataAvailable)
        }
    }
}

@MainActor
final class AccessoryDelegate: NSObject, @MainActor StreamDelegate {
    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }
}

@MainActor
final class IssueDelegate: NSObject, @MainActor NSURLConnectionDownloadDelegate {
    func connectionDidFinishDownloading(_ connection: NSURLConnection, destinationURL: URL) {
        print(UIApplication.shared.isProtectedDataAvailable)
    }
}
