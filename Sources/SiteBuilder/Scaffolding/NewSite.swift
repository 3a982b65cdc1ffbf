public import SiteModel
public import TraceViews

/// The notes of a site to begin with: what is asked of a site, a home page and a lesson.
///
/// - Parameters:
///   - title: The name of the site.
///   - language: The language that it is written in.
/// - Returns: The files below the folder of the notes; they verify without a finding.
public func newSite(title: String, language: Language) -> [SourceFile] {
    let words = NewSiteWords(language)
    let lesson = NewPage(title: words.lesson, id: "going-home", language: language)
    let tag = "\(language.tag)"
    let configuration = """
        title: \(yaml(title))
        description: \(words.description)
        languages:
          \(tag): \(words.language)
        navigation:
          - title: \(words.section)
            pages:
              - going-home.md

        """
    let home = """
        ---
        title: \(yaml(title))
        ---

        \(words.description)

        - [\(words.lesson)](going-home.md)

        """
    return [
        SourceFile(path: "site.yml", bytes: Array(configuration.utf8)),
        SourceFile(path: "\(tag)/index.md", bytes: Array(home.utf8)),
        SourceFile(path: "\(tag)/going-home.md", bytes: Array(lesson.markdown.utf8)),
    ]
}

/// What the pages of a new site say.
private struct NewSiteWords {
    var language: String
    var description: String
    var section: String
    var lesson: String

    init(_ language: Language) {
        switch language {
        case .english:
            self.language = "English"
            description = "Notes on the iOS app lifecycle, with examples that were really run."
            section = "Lessons"
            lesson = "Going home"
        case .simplifiedChinese:
            self.language = "简体中文"
            description = "关于 iOS 应用生命周期的笔记，其中的例子都真正运行过。"
            section = "课程"
            lesson = "回到主屏幕"
        }
    }
}
