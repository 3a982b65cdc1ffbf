import Diagnostics
import LifecycleCore
import ScenarioText

/// A scenario under construction, as a person would write it.
struct ScenarioDraft {
    let level: PracticeLevel
    var dice: Dice
    private(set) var version = IOSVersion.standard
    /// Whether all callbacks go to the app delegate.
    private(set) var usesDelegate = false
    private var settings = Text()
    private var code = Text()
    private var events = Text()
    private var now = 0

    init(level: PracticeLevel, dice: Dice) {
        self.level = level
        self.dice = dice
    }

    /// The text of the scenario, one statement a line.
    var text: Text {
        var text = settings
        for part in [code, events] where !part.isEmpty {
            if !text.isEmpty { text.append("\n") }
            text.append(part)
        }
        return text
    }

    /// Chooses the version and the kind of app for the level.
    mutating func chooseApp(among versions: [IOSVersion] = ScenarioDraft.versions) {
        if level == .third {
            version = dice.pick(versions)
            settings.append("ios \(version.major)\n" as Text)
        }
        if level != .first, dice.isOnce(in: 2) || version < IOSVersion(13) {
            usesDelegate = true
            set("app uses delegate")
        }
    }

    mutating func set(_ words: Text) {
        settings.append("\(words)\n" as Text)
    }

    /// Adds the actions of the app in a method.
    mutating func when(_ method: Text, _ actions: [Text]) {
        code.append("when \(method)\n" as Text)
        for action in actions { code.append("  \(action)\n" as Text) }
    }

    /// Advances the time by one of some lengths in seconds.
    mutating func wait(_ seconds: [Int] = ScenarioDraft.pauses) {
        now += dice.pick(seconds)
    }

    /// Adds an event at the current time, then advances the time.
    mutating func add(_ event: Event, window: Int? = nil) {
        var time: Text = "at \(now)s"
        while time.count < 8 { time.append(" ") }
        events.append("\(time)\(event.statement)" as Text)
        if let window { events.append(" \(window)" as Text) }
        events.append("\n")
        wait()
    }

    /// The name of the callback for the kind of app: of its delegate or of its scene.
    func method(_ delegate: Callback, _ scene: Callback) -> Text {
        Text(usesDelegate ? delegate.name : scene.name)
    }

    private static let pauses = [4, 5, 8, 10, 12, 20, 30]
    /// Versions that differ much from each other.
    private static let versions = [7, 9, 12, 13, 15, 17, 26].map { IOSVersion($0) }
}
