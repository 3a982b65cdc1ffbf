import Diagnostics
import LifecycleReference
import Markup
import ScenarioText
import TraceViews

/// What a build leaves to the next one, so that only what has changed is made anew.
///
/// Each table belongs to one function and has everything that the function looks at as its input.
/// A build with a memory gives the same bytes as one without.
public struct BuildMemory: Sendable {
    /// The front matter of a page by the path of the page.
    var frontMatter = Memo<String, SourceFile, (FrontMatter, [Diagnostic])>()
    /// The pages that are made from the core, as long as there are no examples.
    var outlines = Memo<Language, Bool, [ReferencePage]>()
    /// The Markdown of a page, by its path.
    var pages = Memo<String, LoadedPage, (ParsedPage, [Diagnostic])>()
    /// What came of a scenario on a version, by the path of its page and its number there.
    var runs = Memo<RunName, RunInput, RunOutput>()
    /// The figures of a page, by its path.
    var figures = Memo<String, FigureInput, PageFigures>()
    /// The pages that are made from the core and from the runs of the site.
    var reference = Memo<Int, ReferenceInput, [ReferencePage]>()
    /// The ids in a page that is made from the core, by its path.
    var referenceIDs = Memo<String, HTML, [String]>()
    /// The templates of the site.
    var templates = Memo<Int, TemplateInput, Templates>()
    /// The content of a site page as HTML, by its path.
    var bodies = Memo<String, BodyInput, RenderedBody>()
    /// A whole page, by its path.
    var finished = Memo<String, FinishedInput, FinishedPage>()
    /// What all pages show of each other, which they were made with.
    var frame: LoadedSite?

    /// Creates the memory of nothing.
    public init() {}

    /// Forgets what the last build did not ask for.
    mutating func endBuild() {
        frontMatter.endBuild()
        outlines.endBuild()
        pages.endBuild()
        runs.endBuild()
        figures.endBuild()
        reference.endBuild()
        referenceIDs.endBuild()
        templates.endBuild()
        bodies.endBuild()
        finished.endBuild()
    }
}
