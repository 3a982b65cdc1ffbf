public import Diagnostics
public import SiteModel

/// Makes the notes of a new site: `site.yml`, a home page and a lesson.
///
/// - Parameters:
///   - title: The name of the site.
///   - language: The language of the site.
/// - Returns: The files below the folder of the notes; they verify without a finding.
public func newSite(title: String, language: Language) -> [SourceFile] {
    func say(_ message: Message) -> String { language.text(message).string }
    let title = yaml(title)
    let description = say("Notes on the iOS app lifecycle, with examples that were really run.")
    let lessonTitle = say("Going home")
    let lesson = NewPage(title: lessonTitle, id: "going-home", language: language)
    let tag = language.tag.string
    let configuration = """
        title: \(title)
        description: \(description)
        languages:
          \(tag): \(say("English"))
        embed: true
        navigation:
          - title: \(say("Lessons"))
            pages:
              - going-home.md

        """
    let home = """
        ---
        title: \(title)
        ---

        \(description)

        - [\(lessonTitle)](going-home.md)

        """
    return [
        SourceFile(path: "site.yml", bytes: Array(configuration.utf8)),
        SourceFile(path: "\(tag)/index.md", bytes: Array(home.utf8)),
        SourceFile(path: "\(tag)/going-home.md", bytes: Array(lesson.markdown.utf8)),
    ]
}
