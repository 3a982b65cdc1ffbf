import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// A lesson to begin with: a scenario, the trace that it has, and sentences that quote it.
struct NewPage {
    var title: String
    /// The id of its scenario.
    var id: String
    /// The language that it is written in.
    var language: Language

    private static let scenario = """
        ios 17

        at 0s   user opens app
        at 10s  user goes home

        """

    /// The Markdown of the page, which verifies without a finding.
    var markdown: String {
        let (scenario, _) = Scenario.parse(Array(Self.scenario.utf8), version: nil, after: [])
        let words = Words(language)
        return """
            ---
            title: \(yaml(title))
            description: \(words.description)
            ---

            \(words.opening)

            ```scenario id=\(id)
            #| title: \(words.scenarioTitle)
            \(Self.scenario)```

            ```trace for=\(id)
            \(scenario.run().text.string)```

            \(words.claims(id))

            """
    }

    /// What the page says in one language.
    private struct Words {
        var description: String
        var opening: String
        var scenarioTitle: String
        var claims: (_ id: String) -> String

        init(_ language: Language) {
            switch language {
            case .english:
                description = "What an app is told when its user goes home."
                opening = "The user opens the app, and goes home after ten seconds."
                scenarioTitle = "Open the app, then go home"
                claims = { id in
                    """
                    `sceneDidEnterBackground(_:)` reads
                    [background](trace:\(id)/reads/sceneDidEnterBackground), and the app is suspended at
                    [15 s](trace:\(id)/time/suspended).
                    """
                }
            case .simplifiedChinese:
                description = "用户回到主屏幕时，应用会收到哪些通知。"
                opening = "用户打开应用，十秒后回到主屏幕。"
                scenarioTitle = "打开应用，然后回到主屏幕"
                claims = { id in
                    """
                    `sceneDidEnterBackground(_:)` 读到的是\
                    [后台](trace:\(id)/reads/sceneDidEnterBackground)，应用在\
                    [15 秒](trace:\(id)/time/suspended)时被挂起。
                    """
                }
            }
        }
    }
}

/// Text as a value of YAML: as it is where it cannot be taken for anything else, else in quotes.
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
