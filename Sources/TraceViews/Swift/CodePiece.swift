import Diagnostics
import LifecycleCore

/// A top-level declaration that the methods of an app, or other declarations, use.
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

    /// The other pieces that it needs.
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

    /// A comment on it; nil if its name says enough.
    var note: Word? {
        switch self {
        case .blockMainThread: Word("Represents uninterrupted work on the main thread.")
        case .overuseSystem:
            Word("Represents so much work, or so many events, that the system calls it excessive.")
        case .complete: Word("The completion handler that came with an event.")
        default: nil
        }
    }

    /// Whether it is a variable.
    var isVariable: Bool {
        switch self {
        case .complete, .timers, .sharedFile, .locationManager, .player, .continuedTask: true
        default: false
        }
    }

    /// The modules that it uses besides UIKit.
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

/// A set of pieces.
struct CodePieces {
    private var bits: UInt32 = 0

    /// Adds a piece and those that it needs.
    mutating func insert(_ piece: CodePiece) {
        bits |= 1 << UInt32(piece.rawValue)
        for other in piece.needs { bits |= 1 << UInt32(other.rawValue) }
    }

    func contains(_ piece: CodePiece) -> Bool { bits & 1 << UInt32(piece.rawValue) != 0 }

    /// All pieces in the set, in the order of the source.
    var all: [CodePiece] { CodePiece.allCases.filter { contains($0) } }
}
