import Diagnostics
import SiteModel
import TraceViews

extension PracticeBlock {
    /// The replacement of the block, with the addresses of its lessons.
    var place: PracticePlace {
        PracticePlace(lessons: lessons.map { ($0.topic, Text(string: $0.address)) })
    }
}

extension PracticeBlock.Lesson {
    /// The address of the lesson, which for a page of the site is given by its Markdown file.
    fileprivate var address: String {
        let path = destination.prefix { $0 != "#" && $0 != "?" }
        guard path.hasSuffix(".md") else { return destination }
        return SitePath.page(ofSource: String(path)) + destination.dropFirst(path.count)
    }
}
