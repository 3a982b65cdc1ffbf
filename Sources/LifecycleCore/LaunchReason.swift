/// The reason why an app is launched, opened or woken.
public enum LaunchReason: UInt8, CaseIterable, Sendable {
    case icon
    case url
    case userActivity
    case remoteNotification
    case localNotification
    case quickAction
    case share
    case silentPush
    case fetch
    case refreshTask
    case processingTask
    case sessionEvents
    case location
    case bluetooth
    case voipPush
    case regionEntry
    case regionExit
    case visit
    case peripheral
    case accessory
    case newsstand
    case voipSocket
    case healthData

    /// The transition that delivers the content; nil for the icon, which has none.
    public var delivery: Transition? {
        switch self {
        case .icon: nil
        case .url: .deliverURL
        case .userActivity: .deliverUserActivity
        case .remoteNotification: .deliverRemoteNotification
        case .localNotification: .deliverLocalNotification
        case .quickAction: .deliverQuickAction
        case .share: .deliverShare
        case .silentPush: .deliverSilentPush
        case .fetch: .deliverFetch
        case .refreshTask: .deliverRefreshTask
        case .processingTask: .deliverProcessingTask
        case .sessionEvents: .deliverSessionEvents
        case .location: .deliverLocation
        case .bluetooth: .deliverBluetoothEvent
        case .voipPush: .deliverVoIPPush
        case .regionEntry: .deliverRegionEntry
        case .regionExit: .deliverRegionExit
        case .visit: .deliverVisit
        case .peripheral: .deliverPeripheralEvent
        case .accessory: .deliverAccessory
        case .newsstand: .deliverNewsstand
        case .voipSocket: .deliverSocketData
        case .healthData: .deliverHealthData
        }
    }
}

extension LaunchReason {
    /// Apple's name of the key in `launchOptions`, for apps without scenes; nil if there is none.
    public var launchOption: StaticString? { facts.launchOption?.key }

    /// The key on a version of iOS; nil if the version does not have it yet.
    func launchOption(on version: IOSVersion) -> StaticString? {
        guard let option = facts.launchOption, option.versions.contains(version) else { return nil }
        return option.key
    }

    /// Apple's name of the property of `UIScene.ConnectionOptions`; nil if there is none.
    public var connectionOption: StaticString? { facts.connectionOption }

    /// The background mode that waking the app requires; nil if none is needed.
    public var requiredMode: BackgroundModes? { facts.requiredMode }

    /// Whether an app on screen receives it without the background mode.
    package var isHeardOnScreen: Bool { facts.isHeardOnScreen }

    /// Whether it is a location event.
    var isPlace: Bool { facts.isPlace }

    /// The budget of an app that is woken for it; nil for the usual one.
    func wakeBudget(on version: IOSVersion) -> Budget.Kind? {
        guard let wake = facts.wakeBudget, wake.versions.contains(version) else { return nil }
        return wake.budget
    }

    /// True for a task of BGTaskScheduler.
    var isScheduledTask: Bool { self == .refreshTask || self == .processingTask }

    /// The budget for its completion handler.
    var windowBudget: Budget.Kind { facts.windowBudget }

    /// Whether the settings Background App Refresh and Low Power Mode turn it off.
    var obeysRefreshSetting: Bool { facts.obeysRefreshSetting }

    /// Whether a launch method that returns false keeps the content from the app.
    var obeysLaunchAnswer: Bool { facts.obeysLaunchAnswer }

    /// Whether it has a completion handler, or is a task that the app has to complete.
    var asksForCompletion: Bool { facts.asksForCompletion }

    private var facts: LaunchReasonFacts { LaunchReasonFacts.all[Int(rawValue)] }
}

extension Callback {
    /// The reason to wake an app that leads to this method with a completion handler.
    var reason: LaunchReason {
        for fact in launchFacts {
            if case .completion(self) = fact.says { return fact.reasons[0] }
        }
        preconditionFailure("a method with a completion handler has no row")
    }
}

extension Event {
    /// Whether the app receives a completion handler, or a task that it has to complete.
    var asksForCompletion: Bool { completedReasons[Int(rawValue)] != nil }

    /// The method that receives a completion handler or a task to complete.
    ///
    /// - Parameter version: The version of iOS.
    /// - Returns: The method; nil if there is nothing to complete.
    public func completedMethod(on version: IOSVersion) -> HandledMethod? {
        guard let reason = completedReasons[Int(rawValue)] else { return nil }
        for fact in launchFacts
        where fact.reasons.contains(reason) && fact.versions.contains(version) {
            switch fact.says {
            case .completion(let callback): return .callback(callback)
            case .completedTask: return .launchHandler(reason)
            default: break
            }
        }
        return nil
    }
}

/// The reasons of events that have to be completed, by the raw values of the events.
private let completedReasons: [LaunchReason?] = {
    var answers = [LaunchReason?](repeating: nil, count: Event.allCases.count)
    for rule in ruleBook {
        guard case .event(let event) = rule.on else { continue }
        for effect in rule.then {
            if case .because(let reason) = effect, reason.asksForCompletion {
                answers[Int(event.rawValue)] = reason
            }
        }
    }
    return answers
}()

/// The facts about one reason, for lookup.
private struct LaunchReasonFacts: Sendable {
    var launchOption: (key: StaticString, versions: VersionRange)?
    var connectionOption: StaticString?
    var requiredMode: BackgroundModes?
    var isHeardOnScreen = false
    var isPlace = false
    var wakeBudget: (budget: Budget.Kind, versions: VersionRange)?
    var windowBudget = Budget.Kind.window
    var obeysRefreshSetting = false
    var obeysLaunchAnswer = false
    var asksForCompletion = false

    /// The facts about each reason, by its raw value.
    static let all: [LaunchReasonFacts] = LaunchReason.allCases.map { reason in
        var facts = LaunchReasonFacts()
        for fact in launchFacts where fact.reasons.contains(reason) { facts.add(fact) }
        return facts
    }

    private mutating func add(_ fact: LaunchFact) {
        switch fact.says {
        case .launchOption(let key): launchOption = key.map { ($0, fact.versions) }
        case .connectionOption(let key): connectionOption = key
        case .requiredMode(let mode): requiredMode = mode
        case .heardOnScreen: isHeardOnScreen = true
        case .place: isPlace = true
        case .wakeTime(let budget): wakeBudget = (budget, fact.versions)
        case .completionTime(let budget): windowBudget = budget
        case .obeysRefreshSetting: obeysRefreshSetting = true
        case .obeysLaunchAnswer: obeysLaunchAnswer = true
        case .completion, .completedTask: asksForCompletion = true
        }
    }
}
