import Diagnostics
import SiteModel
import TraceViews

extension PracticeBlock {
    /// What stands in the place of the block, with the addresses of its lessons as pages have them.
    var place: PracticePlace {
        PracticePlace(lessons: lessons.map { ($0.topic, Text(string: $0.address)) })
    }
}

extension PracticeBlock.Lesson {
    /// The address of the lesson: a link within the site names the Markdown file of its page.
    fileprivate var address: String {
        let path = destination.prefix { $0 != "#" && $0 != "?" }
        guard path.hasSuffix(".md") else { return destination }
        return SitePath.page(ofSource: String(path)) + destination.dropFirst(path.count)
    }
}
