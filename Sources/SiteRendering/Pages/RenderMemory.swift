import SiteModel

/// What is known of rendered pages that have not changed.
package struct RenderMemory: Sendable {
    /// The templates of the site.
    var templates = Memo<Int, TemplateInput, Templates>()
    /// The content of a site page as HTML, by its path.
    var bodies = Memo<String, BodyInput, RenderedBody>()
    /// A whole page, by its path.
    var finished = Memo<String, FinishedInput, FinishedPage>()
    /// What all pages show of each other, which they were made with.
    var frame: LoadedSite?
    /// Whether pages are kept for a build that follows; if not, a page is let go once it is written.
    package let isKept: Bool

    package init(isKept: Bool) {
        self.isKept = isKept
    }

    /// Forgets what the last build did not ask for.
    package mutating func endBuild() {
        templates.endBuild()
        bodies.endBuild()
        finished.endBuild()
    }
}
