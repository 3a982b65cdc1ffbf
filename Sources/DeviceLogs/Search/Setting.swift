import LifecycleCore

/// A way in which an app or its device can be uncommon, or one that reports dispute.
///
/// A search tries them where it comes to a rule that asks for one, and none before all that a common
/// app is told has been tried.
public struct Setting: Sendable {
    /// What it assumes, as words behind "possible".
    public let words: StaticString
    /// What rules ask for that goes by it.
    let conditions: Conditions
    /// Makes an app uncommon.
    let apply: @Sendable (inout App) -> Void
    /// Whether it can make a difference to what is observed of an app.
    fileprivate let matters: @Sendable (App, Observations) -> Bool

    /// Every setting, in the order in which they are tried.
    public static let all = [
        Setting("with 'option swiped scene enters background'", .swipedSceneEnters) {
            $0.model == .scenes && $1.watchesEnd
        },
        Setting("with 'option swiped scene disconnects'", .swipedSceneDisconnects) {
            $0.model == .scenes && $1.watchesEnd
        },
        Setting("with 'option quick swipe makes second scene'", .quickSwipeMakesScene) {
            $0.model == .scenes && $1.watchesEnd
        },
        Setting("for an app that exits on suspend", [.exitsOnSuspend]) {
            $0.exitsOnSuspend = true
        } matters: {
            $0.version < IOSVersion(13) && $1.watchesEnd
        },
        Setting(
            "with 'option exits without background'", [.exitsOnSuspend], .exitsWithoutBackground
        ) {
            $0.exitsOnSuspend = true
            $0[.exitsWithoutBackground] = true
        } matters: {
            $0.version < IOSVersion(13) && $1.watchesEnd
        },
        Setting("with 'option launch calls short push method'", .launchCallsShortPushMethod) {
            $1.watches(.callback(.didReceiveRemoteNotification))
        },
        Setting("with 'option push when active'", .pushComesWhenActive) {
            $1.watches(.callback(.didReceiveResponse))
        },
        Setting("with 'option silent push after force quit'", .silentPushRelaunches) {
            $1.watches(.callback(.didReceiveSilentNotification))
        },
        Setting("with 'option prewarm calls launch methods'", .prewarmCallsLaunchMethods) {
            $0.version >= IOSVersion(15) && $1.watchesLaunch
        },
        Setting("with 'option scene notification before state'", .sceneNotificationFirst) {
            $0.model == .scenes && $1.watches(.notification(.sceneDidActivate))
        },
        Setting("for an app that handles pushes with completion", [.handlesPushesWithCompletion]) {
            $0.handlesPushesWithCompletion = true
        } matters: {
            $1.watches(.callback(.didReceiveSilentNotification))
        },
        Setting("with 'option background launch enters background'", .backgroundLaunchEnters) {
            $1.watchesBackground
        },
        Setting("with 'option wake enters background'", .wakeEnters) {
            $1.watchesBackground
        },
        Setting("with 'option notification before method'", .notificationFirst) {
            $0.model == .delegate && $1.watches(.callback(.willEnterForeground))
                && $1.watches(.notification(.willEnterForeground))
        },
        Setting("with 'option swiped app enters again'", .swipedAppEntersAgain) {
            $0.model == .delegate && $1.watches(.notification(.didEnterBackground))
        },
        // Either order is accepted as it is, but for a process that ends between the two.
        Setting("with 'option content before foreground'", .contentBeforeForeground) {
            $0.model == .scenes && $0.version >= IOSVersion(13) && $0.version < IOSVersion(16)
                && $1.beginsProcessBehindContent
        },
        Setting("under a debugger", [.debugged]) {
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

    /// Creates a setting that is the other side of a contested question and nothing else.
    private init(
        _ words: StaticString, _ option: ContestedOption,
        matters: @escaping @Sendable (App, Observations) -> Bool
    ) {
        self.init(words, [], option, { $0[option] = true }, matters: matters)
    }
}

/// Settings of an app: one bit for each, by its place in `Setting.all`.
struct Settings: OptionSet, Hashable {
    let rawValue: UInt32

    /// All that can make a difference to what is observed of an app.
    static func mattering(to app: App, _ observations: Observations) -> Settings {
        Setting.all.indices.reduce(into: []) { settings, index in
            if Setting.all[index].matters(app, observations) { settings.insert(Settings(index)) }
        }
    }

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A debugger, which stops an app for as long as it is looked at.
    static let debugger = Settings(Setting.all.indices).decided(by: Conditions([.debugged]))

    /// The set of one setting, by its place.
    init(_ index: Int) {
        self.init(rawValue: 1 << UInt32(index))
    }

    /// The set of some settings, by their places.
    private init(_ indices: Range<Int>) {
        self = indices.reduce(into: []) { $0.insert(Settings($1)) }
    }

    /// Those of the settings on which one of some conditions depends.
    func decided(by asked: Conditions) -> Settings {
        indices.reduce(into: []) { settings, index in
            if !Self.conditions[index].isDisjoint(with: asked) { settings.insert(Settings(index)) }
        }
    }

    /// The conditions that go by each setting.
    private static let conditions = Setting.all.map(\.conditions)

    /// The places of the settings in the set.
    var indices: [Int] { Setting.all.indices.filter { contains(Settings($0)) } }

    /// How many there are.
    var count: Int { rawValue.nonzeroBitCount }

    /// The app with these settings.
    func applied(to app: App) -> App {
        indices.reduce(into: app) { Setting.all[$1].apply(&$0) }
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

    /// Whether a process can begin right behind what a scene is handed or announced.
    fileprivate var beginsProcessBehindContent: Bool {
        calls.indices.dropFirst().contains { index in
            let before = calls[index - 1].calls
            return canBeginProcess(at: index)
                && (before.contains(.callback(.sceneOpenURLContexts))
                    || before.contains(.callback(.sceneWillContinueUserActivity)))
        }
    }

    /// Whether so much time passes between two observations of one process that only a debugger
    /// can have stopped it amid a row of calls.
    fileprivate var hasLongPause: Bool { calls.indices.contains { isLongPause(before: $0) } }
}
