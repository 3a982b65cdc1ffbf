extension CodePiece {
    /// The source of the declaration.
    var source: StaticString {
        switch self {
        case .complete: "@MainActor private var complete: (() -> Void)?"
        case .timers: "@MainActor private var timers: [any DispatchSourceTimer] = []"
        case .locationManager: "@MainActor private let locationManager = CLLocationManager()"
        case .continuedTask: "@MainActor private var continuedTask: BGTask?"
        case .repeatEvery: Self.repeating
        case .repeatByWallClock: Self.repeatingByWallClock
        case .startLocationUpdates: Self.locationStart
        case .startContinuedTask: Self.continuedStart
        case .player, .startAudio, .stopAudio, .stopLocationUpdates, .stopContinuedTask: activity
        case .askForFaceID, .askForTouchID, .askForCamera, .askForLocation, .askForNotifications:
            question
        default: work
        }
    }

    /// The code that asks the user for something.
    private var question: StaticString {
        switch self {
        case .askForFaceID:
            """
            // Info.plist: NSFaceIDUsageDescription
            @MainActor func askForFaceID() {
                LAContext().evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
                ) { _, _ in }
            }
            """
        case .askForTouchID:
            """
            @MainActor func askForTouchID() {
                LAContext().evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
                ) { _, _ in }
            }
            """
        case .askForCamera:
            """
            // Info.plist: NSCameraUsageDescription
            @MainActor func askForCamera() {
                AVCaptureDevice.requestAccess(for: .video) { _ in }
            }
            """
        case .askForLocation:
            """
            // Info.plist: NSLocationWhenInUseUsageDescription
            @MainActor func askForLocation() {
                locationManager.requestWhenInUseAuthorization()
            }
            """
        default:
            """
            @MainActor func askForNotifications() {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            }
            """
        }
    }

    /// The code that begins or ends an activity.
    private var activity: StaticString {
        switch self {
        case .player:
            """
            @MainActor private let player = try? AVAudioPlayer(
                contentsOf: .documentsDirectory.appending(path: "song.m4a"))
            """
        case .startAudio:
            """
            @MainActor func startAudio() {
                try? AVAudioSession.sharedInstance().setCategory(.playback)
                player?.play()
            }
            """
        case .stopAudio:
            """
            @MainActor func stopAudio() {
                player?.pause()
            }
            """
        case .stopLocationUpdates:
            """
            @MainActor func stopLocationUpdates() {
                locationManager.stopUpdatingLocation()
            }
            """
        default:
            """
            @MainActor func stopContinuedTask() {
                continuedTask?.setTaskCompleted(success: true)
            }
            """
        }
    }

    /// The code that does work or ends the process.
    private var work: StaticString {
        switch self {
        case .blockMainThread:
            """
            @MainActor func blockMainThread(for seconds: TimeInterval) {
                Thread.sleep(forTimeInterval: seconds)
            }
            """
        case .badge:
            """
            @MainActor private var badge = 0

            @MainActor func raiseBadge() {
                badge += 1
                UNUserNotificationCenter.current().setBadgeCount(badge)
            }
            """
        case .provider:
            """
            @MainActor private let provider = CXProvider(configuration: CXProviderConfiguration())

            @MainActor func reportCall() {
                provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
            }
            """
        case .openOtherApp:
            """
            @MainActor func openOtherApp() {
                UIApplication.shared.open(URL(string: "maps://")!)
            }
            """
        case .sharedFile:
            """
            private let sharedFile = FileManager.default
                .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example")
                .flatMap { FileHandle(forUpdatingAtPath: $0.appending(path: "data").path) }
            """
        case .lockSharedFile:
            """
            @MainActor func lockSharedFile() {
                if let sharedFile { flock(sharedFile.fileDescriptor, LOCK_EX) }
            }
            """
        case .unlockSharedFile:
            """
            @MainActor func unlockSharedFile() {
                if let sharedFile { flock(sharedFile.fileDescriptor, LOCK_UN) }
            }
            """
        default: failure
        }
    }

    /// The code that no app should have.
    private var failure: StaticString {
        switch self {
        case .exceedMemoryLimit:
            """
            @MainActor func exceedMemoryLimit() {
                var memory: [[UInt8]] = []
                while true { memory.append([UInt8](repeating: 1, count: 1 << 24)) }
            }
            """
        case .overuseSystem:
            """
            @MainActor func overuseSystem() {}
            """
        case .draw:
            """
            @MainActor func drawWithOpenGLES() {
                glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
            }
            """
        case .registerTwice:
            """
            @MainActor func registerLaunchHandlerTwice() {
                for _ in 1...2 {
                    BGTaskScheduler.shared.register(
                        forTaskWithIdentifier: "com.example.twice", using: .main
                    ) { _ in }
                }
            }
            """
        case .registerLate:
            """
            @MainActor func registerLaunchHandlerLate() {
                BGTaskScheduler.shared.register(
                    forTaskWithIdentifier: "com.example.late", using: .main
                ) { _ in }
            }
            """
        case .crash:
            """
            @MainActor func crash() {
                preconditionFailure("crash")
            }
            """
        default:
            """
            @MainActor func exitProcess() {
                exit(0)
            }
            """
        }
    }

    private static var repeating: StaticString {
        """
        @MainActor func repeatEvery(
            _ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
        ) {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + seconds, repeating: seconds)
            timer.setEventHandler { MainActor.assumeIsolated(action) }
            timer.activate()
            timers.append(timer)
        }
        """
    }

    private static var repeatingByWallClock: StaticString {
        """
        @MainActor func repeatByWallClock(
            every seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
        ) {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(wallDeadline: .now() + seconds, repeating: seconds)
            timer.setEventHandler { MainActor.assumeIsolated(action) }
            timer.activate()
            timers.append(timer)
        }
        """
    }

    private static var locationStart: StaticString {
        """
        @MainActor func startLocationUpdates() {
            locationManager.startUpdatingLocation()
        }
        """
    }

    /// The code for an app with the background mode `location`.
    static var locationStartInBackground: StaticString {
        """
        @MainActor func startLocationUpdates() {
            locationManager.allowsBackgroundLocationUpdates = true
            locationManager.startUpdatingLocation()
        }
        """
    }

    private static var continuedStart: StaticString {
        """
        @MainActor func startContinuedTask() {
            let name = "com.example.export"
            BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: .main) {
                continuedTask = $0
            }
            try? BGTaskScheduler.shared.submit(
                BGContinuedProcessingTaskRequest(identifier: name, title: "Export", subtitle: "…"))
        }
        """
    }
}
