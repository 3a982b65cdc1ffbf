extension [LoadedPage] {
    /// Lets translations say what their originals say, as far as they say nothing themselves.
    mutating func completeTranslations() {
        let originals = Dictionary(
            filter { $0.language == 0 }.map { ($0.path, $0.frontMatter) }, uniquingKeysWith: { $1 })
        for index in indices where self[index].language > 0 {
            guard let original = originals[self[index].path] else { continue }
            self[index].frontMatter.complete(with: original)
        }
    }
}

extension FrontMatter {
    fileprivate mutating func complete(with original: FrontMatter) {
        examples = examples ?? original.examples
        lesson.level = lesson.level ?? original.lesson.level
        lesson.minutes = lesson.minutes ?? original.lesson.minutes
        if lesson.before.isEmpty {
            lesson.before = original.lesson.before.map {
                LessonFacts.Page(path: $0.path, range: nil)
            }
        }
    }
}
