import Diagnostics
import LifecycleCore
import ScenarioText

/// A first lesson: a scenario, its trace, and sentences that quote it.
struct NewPage {
    var title: String
    /// The id of its scenario.
    var id: String
    var language: Language

    private static let scenario = """
        ios 17

        at 0s   user opens app
        at 10s  user goes home

        """

    /// The Markdown of the page, which verifies without a finding.
    var markdown: String {
        let (scenario, _) = Scenario.parse(Array(Self.scenario.utf8), version: nil, after: [])
        func say(_ message: Message) -> String { language.text(message).string }
        return """
            ---
            title: \(yaml(title))
            description: \(say("What an app is told when its user goes home."))
            ---

            \(say("The user opens the app, and goes home after ten seconds."))

            ```scenario id=\(id)
            #| title: \(say("Open the app, then go home"))
            \(Self.scenario)```

            ```trace for=\(id)
            \(scenario.run().text.string)```

            \(say(claims))

            """
    }

    /// The sentences that quote the run.
    private var claims: Message {
        """
        `sceneDidEnterBackground(_:)` reads
        [background](trace:\(id)/reads/sceneDidEnterBackground), and the app is suspended at
        [15 s](trace:\(id)/time/suspended).
        """
    }
}

/// A text as a value of YAML, in quotes unless it can only be read as text.
func yaml(_ text: String) -> String {
    let isPlain =
        text.first?.isLetter == true && text.last != " "
        && text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " -_./".unicodeScalars.contains(scalar)
        }
    let isWord = ["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
    if isPlain, !isWord { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
}
