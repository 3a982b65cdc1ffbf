import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// What an app finds out about its launch, by what it is launched for.
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
