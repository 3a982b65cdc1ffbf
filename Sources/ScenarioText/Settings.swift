import Diagnostics
import LifecycleCore

extension Scenario {
    /// Applies a setting to the scenario.
    mutating func apply(
        _ setting: Setting, _ match: PhraseMatch, _ range: SourceRange
    ) throws(ParseFault) {
        switch (setting, match.values.first) {
        case (.version, .version(let version)?):
            app.version = version
            statedVersion = range
        case (.sdk, .version(let version)?): app.sdk = version
        case (.usesDelegate, _): app.adoptsScenes = false
        case (.observesNotifications, _): app.observesNotifications = true
        case (.exitsOnSuspend, _): app.exitsOnSuspend = true
        case (.callsFullScreen, _): app.callsFullScreen = true
        case (.runsUnderDebugger, _): app.isDebugged = true
        case (.runsInSimulator, _): app.isInSimulator = true
        case (.hasMode, .mode(let mode)?): app.modes.formUnion(mode)
        case (.watchesViews, _): app.watchesViews = true
        case (.watchesScenePhase, _): app.watchesScenePhase = true
        case (.watchesSnapshots, _): app.watchesSnapshots = true
        case (.preservesState, _): app.preservesState = true
        case (.launchReturnsFalse, _): app.launchReturnsFalse = true
        case (.hasNotificationCenterDelegate, _): app.hasNotificationCenterDelegate = true
        case (.supportsWindows, _): app.supportsWindows = true
        case (.handlesPushesWithCompletion, _): app.handlesPushesWithCompletion = true
        case (.hasPasscode, _): app.hasPasscode = true
        case (.hasAlwaysOnDisplay, _): app.hasAlwaysOnDisplay = true
        case (.isOnPad, _): app.isOnPad = true
        case (.option(let option), _): app[option] = true
        case (.usesAccessorySetupKit, _): app.usesAccessorySetupKit = true
        case (.lateTaskLoses, _): app.lateTaskLoses = true
        case (.declaresTasks, _): app.declaresTasks = true
        case (.appSize, .size(let size)?): app.megabytes = size
        case (.otherSuspended, .name(let name)?), (.otherRunning, .name(let name)?):
            try declare(otherApp: name, isRunning: setting == .otherRunning, match)
        default: app.adoptsScenes = true
        }
    }

    /// Applies the statement of a setting's default, if something else suggests another one.
    mutating func applyUsual(_ setting: Setting) {
        if setting == .handlesPushesWithCompletion { app.lacksPushesWithCompletion = true }
    }

    /// The most other apps that a scenario may have.
    private static let mostOtherApps = 32

    private mutating func declare(
        otherApp name: Text, isRunning: Bool, _ match: PhraseMatch
    ) throws(ParseFault) {
        guard case .size(let size)? = match.values.last else { return }
        if otherAppNames.contains(name) {
            throw ParseFault(
                "scenario.said-twice", match.ranges[0], "there is already an app \"\(name)\"")
        }
        if otherAppNames.count == Self.mostOtherApps {
            throw ParseFault(
                "scenario.too-long", match.ranges[0],
                "a scenario has at most \(Self.mostOtherApps) other apps")
        }
        otherAppNames.append(name)
        app.otherApps.append(OtherApp(megabytes: size, isRunning: isRunning))
    }
}
