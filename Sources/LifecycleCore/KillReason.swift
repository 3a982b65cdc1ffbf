/// The reason of a kill in a crash report.
public enum KillReason: UInt8, CaseIterable, Sendable {
    /// A background task was still open when the budget ended.
    case assertionsBeyondPermittedTime
    /// The completion handler of a background event was not called in time.
    case windowOverrun
    /// The events of a background session were not handled in time.
    case sessionOverrun
    /// A VoIP push was handled without reporting a call.
    case callNotReported
    /// Too many background tasks were open.
    case tooManyTasks
    /// The launch took too long.
    case launchTooSlow
    /// The return to the foreground took too long.
    case resumeTooSlow
    /// Entering the background took too long.
    case backgroundTooSlow
    /// Terminating took too long.
    case terminationTooSlow
    /// A lock on a shared file was held when the process was being suspended.
    case lockHeld
    /// A VoIP socket woke the app too often.
    case wokenTooOften
    /// The device was too hot.
    case tooHot
    /// The system needed the disk space of the app's caches.
    case diskSpaceNeeded
    /// The app used too much of the system's resources.
    case systemOverused
    /// The user held two buttons while an app hung.
    case forcedByButtons
    /// The process exceeded its memory limit.
    case memoryLimit
    /// The system ran out of memory while the process was in the background.
    case memoryShortage
    /// The app drew with OpenGL ES in the background.
    case drewInBackground
    /// The app registered two launch handlers for one task.
    case registeredTwice

    /// The words in the crash reports of a version.
    public func text(on version: IOSVersion) -> StaticString { words(on: version).text }

    /// The words in the newest crash reports.
    public var text: StaticString { text(on: .newest) }

    /// The code of the reason.
    public var code: KillCode { words(on: .newest).code }

    /// Whether crash reports print the words; if not, they are this project's words for the code.
    public var isPrinted: Bool { words(on: .newest).isPrinted }

    private func words(on version: IOSVersion) -> KillWords {
        for row in killWords where row.reason == self && row.versions.contains(version) {
            return row
        }
        preconditionFailure("a reason of a kill has no words for this version")
    }
}
