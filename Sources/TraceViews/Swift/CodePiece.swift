import Diagnostics
import LifecycleCore

/// A declaration at the top level of a file that the methods of an app call, or that others need.
enum CodePiece: UInt8, CaseIterable {
    case complete
    case timers
    case repeatEvery
    case repeatByWallClock
    case blockMainThread
    case badge
    case provider
    case openOtherApp
    case sharedFile
    case lockSharedFile
    case unlockSharedFile
    case exceedMemoryLimit
    case overuseSystem
    case draw
    case registerTwice
    case registerLate
    case askForFaceID
    case askForTouchID
    case locationManager
    case askForCamera
    case askForLocation
    case askForNotifications
    case player
    case startAudio
    case stopAudio
    case startLocationUpdates
    case stopLocationUpdates
    case continuedTask
    case startContinuedTask
    case stopContinuedTask
    case crash
    case leave

    /// What it needs beside itself.
    var needs: [CodePiece] {
        switch self {
        case .repeatEvery, .repeatByWallClock: [.timers]
        case .lockSharedFile, .unlockSharedFile: [.sharedFile]
        case .askForLocation, .startLocationUpdates, .stopLocationUpdates: [.locationManager]
        case .startAudio, .stopAudio: [.player]
        case .startContinuedTask, .stopContinuedTask: [.continuedTask]
        default: []
        }
    }

    /// What to say of it; nil where its name says it.
    var note: Word? {
        switch self {
        case .blockMainThread: Word("Stands for work on the main thread without a break.")
        case .overuseSystem:
            Word("Stands for so much work, or so many events, that the system calls it excessive.")
        case .complete: Word("The completion handler that came with an event.")
        default: nil
        }
    }

    /// Whether it is a variable, with no empty line behind it.
    var isVariable: Bool {
        switch self {
        case .complete, .timers, .sharedFile, .locationManager, .player, .continuedTask: true
        default: false
        }
    }

    /// The modules that it uses beside UIKit.
    var modules: SwiftModules {
        switch self {
        case .badge, .askForNotifications: .notifications
        case .provider: .calls
        case .draw: .drawing
        case .registerTwice, .registerLate, .continuedTask, .startContinuedTask: .tasks
        case .askForFaceID, .askForTouchID: .authentication
        case .locationManager: .location
        case .askForCamera, .player, .startAudio: .audio
        default: []
        }
    }
}

/// Some pieces.
struct CodePieces {
    private var bits: UInt32 = 0

    /// Takes in a piece and what it needs.
    mutating func insert(_ piece: CodePiece) {
        bits |= 1 << UInt32(piece.rawValue)
        for other in piece.needs { bits |= 1 << UInt32(other.rawValue) }
    }

    /// Whether a piece is one of them.
    func contains(_ piece: CodePiece) -> Bool { bits & 1 << UInt32(piece.rawValue) != 0 }

    /// All of them, in the order in which they are written.
    var all: [CodePiece] { CodePiece.allCases.filter { contains($0) } }
}
