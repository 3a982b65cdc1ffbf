import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// The page on what an app learns about its launch, by launch reason.
    var launchOptionPage: ReferencePage {
        page(
            ReferencePath.launchOptions, title: Word.launchOptions[language],
            description: Word.launchOptionsDescription[language]
        ) { page in
            page.paragraph(.launchOptionsDescription)
            page.append(launchOptionTable(in: language))
        }
    }
}
