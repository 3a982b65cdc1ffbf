import SiteModel

/// The cache of rendered pages.
package struct RenderMemory: Sendable {
    /// The templates of the site.
    var templates = Memo<Int, TemplateInput, Templates>()
    /// The body of each site page, by path.
    var bodies = Memo<String, BodyInput, RenderedBody>()
    /// Each finished page, by path.
    var finished = Memo<String, FinishedInput, FinishedPage>()
    /// The information shared by all pages with which the cached pages were made.
    var frame: LoadedSite?
    /// Whether pages are kept for the next build; otherwise a page is freed once it is written.
    package let isKept: Bool

    package init(isKept: Bool) {
        self.isKept = isKept
    }

    /// Forgets what the last build did not use.
    package mutating func endBuild() {
        templates.endBuild()
        bodies.endBuild()
        finished.endBuild()
    }
}
