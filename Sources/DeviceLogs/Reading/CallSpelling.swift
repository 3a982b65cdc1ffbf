import Diagnostics
import LifecycleCore

/// The spellings of calls in logs, each with the calls that it can mean.
///
/// A spelling has no colon at its end: the colon of a selector cannot be told from punctuation.
enum CallSpelling {
    /// The calls that a spelling can mean; nil if it is not a spelling of a call.
    static func calls(_ spelling: String) -> [ObservedCall]? { table[spelling] }

    /// The calls that the first part of a Swift name can mean, such as `application`, which is
    /// `#function` without its argument labels.
    static func calls(ofBase base: String) -> [ObservedCall]? { bases[base] }

    /// The spelling that a word misspells, with one or two wrong letters.
    static func nearest(to word: String) -> Text? {
        nearestWord(to: Text(string: word), among: vocabulary, within: word.count < 16 ? 1 : 2)
    }

    /// The number of bytes of the shortest spelling.
    static let shortest = table.keys.map(\.utf8.count).min() ?? 0

    private static let table: [String: [ObservedCall]] = {
        var table: [String: [ObservedCall]] = [:]
        for callback in called {
            let call = ObservedCall.callback(callback)
            table["\(callback.name)", default: []].append(call)
            let selector = withoutColon("\(callback.selector)")
            if selector != "\(callback.name)" { table[selector, default: []].append(call) }
            // An `async` method has no completion handler, so `#function` prints the name without
            // that label.
            if let name = withoutHandler("\(callback.name)"), table[name]?.contains(call) != true {
                table[name, default: []].append(call)
            }
        }
        for name in NotificationName.allCases {
            for spelling in spellings(of: name) {
                table[spelling, default: []].append(.notification(name))
            }
        }
        for (spelling, callbacks) in others {
            for callback in callbacks where table[spelling]?.contains(.callback(callback)) != true {
                table[spelling, default: []].append(.callback(callback))
            }
        }
        // A spelling in the table already keeps its meaning.
        let exact = Set(table.keys)
        for callback in called {
            for spelling in HandwrittenName.all(of: callback) where !exact.contains(spelling) {
                table[spelling, default: []].append(.callback(callback))
            }
        }
        return table
    }()

    private static let bases: [String: [ObservedCall]] = {
        var bases: [String: [ObservedCall]] = [:]
        for callback in called {
            guard let base = "\(callback.name)".split(separator: "(").first else { continue }
            bases[String(base), default: []].append(.callback(callback))
        }
        return bases
    }()

    /// The callbacks that some rule makes.
    ///
    /// When other callbacks come is unknown, so a line with one of them is not an observation.
    private static let called: [Callback] = {
        let calls = Set(ruleBook.flatMap(\.calls))
        return Callback.allCases.filter { calls.contains(.callback($0)) }
    }()

    /// Whether a spelling names a callback that no rule makes, which is therefore not compared.
    static func isUnmodelled(_ spelling: String) -> Bool { unmodelled.contains(spelling) }

    private static let unmodelled = Set(
        Callback.allCases.filter { callback in
            !called.contains(callback) && ScenePhase(toldBy: callback) == nil
        }.flatMap { callback in
            let name = "\(callback.name)"
            return [name, withoutColon("\(callback.selector)"), "\(callback.alias)"]
        })

    private static let vocabulary: [Text] = table.keys.sorted().map { Text(string: $0) }

    /// The spellings of a notification such as `UIScene.didActivateNotification`.
    ///
    /// These are the name in Swift, the constant in Objective-C (which is also the raw value), the
    /// name in Swift 3 and 4, and the last part without the type.
    private static func spellings(of name: NotificationName) -> [String] {
        let swiftName = "\(name.name)"
        guard let dot = swiftName.lastIndex(of: ".") else { return [swiftName] }
        let rest = swiftName[swiftName.index(after: dot)...]
        switch name {
        case .powerStateDidChange: return [swiftName, String(rest), "\(rest)Notification"]
        case .settingsDidChange: return [swiftName, "NSUserDefaultsDidChangeNotification"]
        case .localeDidChange:
            return [
                swiftName, String(rest), "NSCurrentLocaleDidChangeNotification",
                "kCFLocaleCurrentLocaleDidChangeNotification",
            ]
        default:
            let constant = swiftName[..<dot] + rest.prefix(1).uppercased() + rest.dropFirst()
            return [
                swiftName, String(constant), String(constant.dropLast("Notification".count)),
                String(rest),
            ]
        }
    }

    /// Spellings besides Apple's current ones: old methods for the same call, old Swift names, and
    /// names that people write by hand.
    private static let others: [(String, [Callback])] = [
        ("applicationDidFinishLaunching", [.didFinishLaunching]),
        ("applicationDidFinishLaunching(_:)", [.didFinishLaunching]),
        ("applicationWillFinishLaunching", [.willFinishLaunching]),
        ("didFinishLaunchingWithOptions", [.didFinishLaunching]),
        ("willFinishLaunchingWithOptions", [.willFinishLaunching]),
        ("didFinishLaunching", [.didFinishLaunching]),
        ("willFinishLaunching", [.willFinishLaunching]),
        ("didBecomeActive", [.didBecomeActive, .sceneDidBecomeActive]),
        ("willResignActive", [.willResignActive, .sceneWillResignActive]),
        ("didEnterBackground", [.didEnterBackground, .sceneDidEnterBackground]),
        ("willEnterForeground", [.willEnterForeground, .sceneWillEnterForeground]),
        ("willTerminate", [.willTerminate]),
        ("sceneWillConnect", [.sceneWillConnect]),
        ("willConnectTo", [.sceneWillConnect]),
        ("configurationForConnecting", [.configurationForConnecting]),
        ("didDiscardSceneSessions", [.didDiscardSceneSessions]),
        ("didReceiveMemoryWarning", [.viewControllerMemoryWarning, .didReceiveMemoryWarning]),
        ("application:openURL:sourceApplication:annotation", [.openURL]),
        ("application:handleOpenURL", [.openURL]),
        ("application(_:open:sourceApplication:annotation:)", [.openURL]),
        ("application(_:openURL:options:)", [.openURL]),
        ("application(_:openURL:sourceApplication:annotation:)", [.openURL]),
        ("application(_:handleOpen:)", [.openURL]),
        ("application(_:continueUserActivity:restorationHandler:)", [.continueUserActivity]),
        ("application(_:performActionForShortcutItem:completionHandler:)", [.performAction]),
        ("application(_:didReceiveLocalNotification:)", [.didReceiveLocalNotification]),
    ]

    /// A Swift name without the label of its completion handler; nil if it has none.
    private static func withoutHandler(_ name: String) -> String? {
        for label in [
            "fetchCompletionHandler", "withCompletionHandler", "completionHandler", "completion",
        ]
        where name.hasSuffix(":\(label):)") {
            return name.dropLast(label.count + 2) + ")"
        }
        return nil
    }

    private static func withoutColon(_ selector: String) -> String {
        selector.hasSuffix(":") ? String(selector.dropLast()) : selector
    }
}
