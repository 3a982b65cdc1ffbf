import LifecycleCore

/// An uncommon or disputed property of an app or its device.
///
/// A search tries a setting where a rule asks for it, after it has tried everything that a common
/// app does.
public struct UncommonSetting: Sendable {
    /// The assumption as words that follow "possible".
    public let words: StaticString
    /// The conditions of rules that depend on it.
    let conditions: Conditions
    /// Applies the setting to an app.
    let apply: @Sendable (inout App) -> Void
    /// Whether the setting can make a difference to the observations of an app.
    fileprivate let matters: @Sendable (App, Observations) -> Bool

    /// Every setting, in the order of trial.
    public static let all = [
        UncommonSetting("with 'option swiped scene enters background'", .swipedSceneEnters) {
            $0.model == .scenes && $1.watchesEnd
        },
        UncommonSetting("with 'option swiped scene disconnects'", .swipedSceneDisconnects) {
            $0.model == .scenes && $1.watchesEnd
        },
        UncommonSetting("with 'option quick swipe makes second scene'", .quickSwipeMakesScene) {
            $0.model == .scenes && $1.watchesEnd
        },
        UncommonSetting("for an app that exits on suspend", [.exitsOnSuspend]) {
            $0.exitsOnSuspend = true
        } matters: {
            $0.version < IOSVersion(13) && $1.watchesEnd
        },
        UncommonSetting(
            "with 'option exits without background'", [.exitsOnSuspend], .exitsWithoutBackground
        ) {
            $0.exitsOnSuspend = true
            $0[.exitsWithoutBackground] = true
        } matters: {
            $0.version < IOSVersion(13) && $1.watchesEnd
        },
        UncommonSetting("with 'option launch calls short push method'", .launchCallsShortPushMethod)
        {
            $1.watches(.callback(.didReceiveRemoteNotification))
        },
        UncommonSetting("with 'option push when active'", .pushComesWhenActive) {
            $1.watches(.callback(.didReceiveResponse))
        },
        UncommonSetting("with 'option silent push after force quit'", .silentPushRelaunches) {
            $1.watches(.callback(.didReceiveSilentNotification))
        },
        UncommonSetting("with 'option prewarm calls launch methods'", .prewarmCallsLaunchMethods) {
            $0.version >= IOSVersion(15) && $1.watchesLaunch
        },
        UncommonSetting("with 'option scene notification before state'", .sceneNotificationFirst) {
            $0.model == .scenes && $1.watches(.notification(.sceneDidActivate))
        },
        UncommonSetting(
            "for an app that handles pushes with completion", [.handlesPushesWithCompletion]
        ) {
            $0.handlesPushesWithCompletion = true
        } matters: {
            $1.watches(.callback(.didReceiveSilentNotification))
        },
        UncommonSetting(
            "with 'option background launch enters background'", .backgroundLaunchEnters
        ) {
            $1.watchesBackground
        },
        UncommonSetting("with 'option wake enters background'", .wakeEnters) {
            $1.watchesBackground
        },
        UncommonSetting("with 'option notification before method'", .notificationFirst) {
            $0.model == .delegate && $1.watches(.callback(.willEnterForeground))
                && $1.watches(.notification(.willEnterForeground))
        },
        UncommonSetting("with 'option swiped app enters again'", .swipedAppEntersAgain) {
            $0.model == .delegate && $1.watches(.notification(.didEnterBackground))
        },
        // Either order is accepted anyway, unless a process ends between the two calls.
        UncommonSetting("with 'option content before foreground'", .contentBeforeForeground) {
            $0.model == .scenes && $0.version >= IOSVersion(13) && $0.version < IOSVersion(16)
                && $1.beginsProcessBehindContent
        },
        UncommonSetting("under a debugger", [.debugged]) {
            $0.isDebugged = true
        } matters: { _, observations in
            observations.hasLongPause
        },
    ]

    private init(
        _ words: StaticString, _ conditions: [Condition], _ option: ContestedOption? = nil,
        _ apply: @escaping @Sendable (inout App) -> Void,
        matters: @escaping @Sendable (App, Observations) -> Bool
    ) {
        self.words = words
        self.conditions = Conditions(conditions, option)
        self.apply = apply
        self.matters = matters
    }

    /// Creates a setting that only chooses the other side of a contested question.
    private init(
        _ words: StaticString, _ option: ContestedOption,
        matters: @escaping @Sendable (App, Observations) -> Bool
    ) {
        self.init(words, [], option, { $0[option] = true }, matters: matters)
    }
}

/// A set of settings, with one bit for each index in `UncommonSetting.all`.
struct Settings: OptionSet, Hashable {
    let rawValue: UInt32

    /// The settings that can make a difference to the observations of an app.
    static func mattering(to app: App, _ observations: Observations) -> Settings {
        UncommonSetting.all.indices.reduce(into: []) { settings, index in
            if UncommonSetting.all[index].matters(app, observations) {
                settings.insert(Settings(index))
            }
        }
    }

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The debugger setting: a debugger stops an app for any length of time.
    static let debugger = Settings(UncommonSetting.all.indices).decided(by: Conditions([.debugged]))

    /// Creates a set of one setting, by its index.
    init(_ index: Int) {
        self.init(rawValue: 1 << UInt32(index))
    }

    /// Creates a set of several settings, by their indices.
    private init(_ indices: Range<Int>) {
        self = indices.reduce(into: []) { $0.insert(Settings($1)) }
    }

    /// The settings that one of these conditions depends on.
    func decided(by asked: Conditions) -> Settings {
        indices.reduce(into: []) { settings, index in
            if !Self.conditions[index].isDisjoint(with: asked) { settings.insert(Settings(index)) }
        }
    }

    /// The conditions that depend on each setting.
    private static let conditions = UncommonSetting.all.map(\.conditions)

    /// The indices of the settings in the set.
    var indices: [Int] { UncommonSetting.all.indices.filter { contains(Settings($0)) } }

    /// The number of settings in the set.
    var count: Int { rawValue.nonzeroBitCount }

    /// The app with these settings.
    func applied(to app: App) -> App {
        indices.reduce(into: app) { UncommonSetting.all[$1].apply(&$0) }
    }
}

extension Observations {
    fileprivate var watchesEnd: Bool {
        watches(.callback(.willTerminate)) || watches(.notification(.willTerminate))
            || watches(.callback(.sceneDidDisconnect))
            || watches(.notification(.sceneDidDisconnect))
            || watches(.callback(.didDiscardSceneSessions))
    }

    fileprivate var watchesBackground: Bool {
        watches(.callback(.didEnterBackground)) || watches(.notification(.didEnterBackground))
    }

    /// Whether a process can begin just after content is delivered to a scene or announced.
    fileprivate var beginsProcessBehindContent: Bool {
        calls.indices.dropFirst().contains { index in
            let before = calls[index - 1].calls
            return canBeginProcess(at: index)
                && (before.contains(.callback(.sceneOpenURLContexts))
                    || before.contains(.callback(.sceneWillContinueUserActivity)))
        }
    }

    /// Whether a pause is so long that only a debugger can have stopped the process between its
    /// calls.
    fileprivate var hasLongPause: Bool { calls.indices.contains { isLongPause(before: $0) } }
}
