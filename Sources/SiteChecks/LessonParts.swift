import CommonMark
import Diagnostics
import SiteModel
import TraceViews

/// The faults of the parts of lessons: those that are missing, and those that are not what their
/// class says.
func faultsOfParts(in site: RunSite) -> [Diagnostic] {
    let parts = site.parsed.site.configuration.lessons.parts
    return site.parsed.pages.enumerated().flatMap { index, page in
        let exercises = site.exercises(ofPage: index)
        let faults =
            page.faultsOfClasses + page.parts.flatMap { page.faults(of: $0, exercises) }
            + page.faultsOfMissing(parts) + page.faultsOfMissingLevel(parts)
        return faults.map { $0.inFile(page.page.file) }
    }
}

extension ParsedPage {
    /// The classes of headings that are no parts, and the parts that are there twice.
    fileprivate var faultsOfClasses: [Diagnostic] {
        var seen: [LessonPart: SourceRange] = [:]
        return headings.flatMap(\.classes).compactMap { mark in
            guard let part = LessonPart(rawValue: mark.name) else {
                return Diagnostic(
                    .warning, "page.unknown-part", range: mark.range,
                    "'\(mark.name)' is not a part of a lesson\(LessonPart.hint(for: mark.name))")
            }
            guard let earlier = seen.updateValue(mark.range, forKey: part) else { return nil }
            return Diagnostic(
                .error, "page.part", range: mark.range,
                "the page has '\(mark.name)' already, on line \(earlier.start.line)")
        }
    }

    /// The parts that a page with a level lacks.
    fileprivate func faultsOfMissing(_ parts: [LessonPart]) -> [Diagnostic] {
        let facts = page.frontMatter.lesson
        if facts.level == nil { return [] }
        let given = self.parts.map(\.part)
        return parts.filter { !given.contains($0) }.map { part in
            Diagnostic(
                .error, "page.missing-part", range: facts.levelRange ?? .fileStart,
                """
                a page with a level has a part '\(part.rawValue)' on this site: a heading that \
                ends with '{.\(part.rawValue)}'
                """)
        }
    }

    /// The fault of a page that has one of the parts that make a lesson on this site, and no level.
    fileprivate func faultsOfMissingLevel(_ parts: [LessonPart]) -> [Diagnostic] {
        guard page.frontMatter.lesson.level == nil,
            let first = self.parts.first(where: { parts.contains($0.part) })
        else { return [] }
        return [
            first.fault(
                """
                a page with a part '\(first.part.rawValue)' is a lesson on this site, and has a level: \
                'level: beginner' or 'level: advanced' in the front matter
                """)
        ]
    }

    /// What a part of the page lacks, or has in addition.
    ///
    /// - Parameters:
    ///   - section: The part.
    ///   - exercises: The part of an exercise that each scenario of the page is; nil for none.
    /// - Returns: The faults.
    fileprivate func faults(
        of section: LessonSection, _ exercises: [Exercise?]
    ) -> [Diagnostic] {
        let all = section.content.flatMap(\.all)
        let lines = all.flatMap(\.lines)
        switch section.part {
        case .glance:
            return section.faultsOfList(of: 2...3) { $0.isVerified }
        case .pitfalls:
            return section.faultsOfList(of: nil) { $0.leadsOn }
        case .code:
            let hasCode = all.contains { block in
                if case .codeBlock(let code) = block.kind {
                    code.language == "swift"
                } else {
                    false
                }
            }
            return hasCode ? [] : [section.fault("a part 'code' has a block of Swift")]
        case .challenge:
            let starts = zip(scenarios, exercises).filter { block, exercise in
                if case .start? = exercise { lines.contains(block.fence.line) } else { false }
            }
            if starts.isEmpty { return [section.fault("a part 'challenge' has an exercise")] }
            return starts.flatMap { $0.faultsOfWords(of: $1) }
        case .older, .evidence:
            let hasRun = (scenarios.map(\.fence.line) + recorded.map(\.fence.line)).contains {
                lines.contains($0)
            }
            return hasRun || all.contains(where: \.isProved) ? [] : [section.unproved]
        }
    }
}

extension LessonSection {
    private static let advice: Message = """
        nothing proves this: link some of its words to a claim, '[12 s](trace:…)', or to a \
        source, '[Apple](source:…)'
        """
    private static let adviceWithPages: Message = """
        nothing shows this: link some of its words to a claim, '[12 s](trace:…)', a source, \
        '[Apple](source:…)', or the page that shows it
        """

    /// The faults of a part that is a list, each line of which has a link.
    ///
    /// Only figures may be beside the list.
    fileprivate func faultsOfList(
        of count: ClosedRange<Int>?, _ hasLink: (Block) -> Bool
    ) -> [Diagnostic] {
        let name = part.rawValue
        var lists: [List] = []
        for block in content {
            switch block.kind {
            case .codeBlock: break
            case .list(let list) where lists.isEmpty: lists = [list]
            default: return [fault("a part '\(name)' is one list", at: block)]
            }
        }
        guard let items = lists.first?.items else {
            return [fault("a part '\(name)' is one list")]
        }
        if let count, !count.contains(items.count) {
            return [
                fault(
                    """
                    a part '\(name)' has \(count.lowerBound) to \(count.upperBound) lines, not \
                    \(items.count)
                    """)
            ]
        }
        return items.filter { !$0.blocks.flatMap(\.all).contains(where: hasLink) }.map { item in
            Diagnostic(
                .error, "page.unproved", range: item.range.firstLine,
                part == .pitfalls ? Self.adviceWithPages : Self.advice)
        }
    }

    fileprivate var unproved: Diagnostic {
        Diagnostic(.error, "page.unproved", range: range, Self.advice)
    }

    fileprivate func fault(_ summary: Message, at block: Block? = nil) -> Diagnostic {
        Diagnostic(.error, "page.part", range: block?.range.firstLine ?? range, summary)
    }
}

extension Block {
    /// Whether a link in the text of the block leads to a claim or a source.
    fileprivate var isVerified: Bool {
        hasLink { StatedClaim.isClaim($0) || SourceLinks.isSource($0) }
    }

    /// Whether a link in the text of the block leads to a claim, a source or another site.
    fileprivate var isProved: Bool {
        isVerified || hasLink { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    }

    /// Whether a link in the text of the block leads to a proof or to another part of the site.
    fileprivate var leadsOn: Bool { hasLink { !Glossary.isTerm($0) } }

    private func hasLink(_ isMeant: (String) -> Bool) -> Bool {
        var destinations: [String] = []
        for text in texts {
            text.forEachInline { inline in
                if case .link(let link) = inline.kind { destinations.append(link.destination) }
            }
        }
        return destinations.contains(where: isMeant)
    }

    fileprivate var lines: ClosedRange<Int> { range.start.line...range.end.line }
}

extension ScenarioBlock {
    /// The words that a start lacks: those of its goals, and a hint.
    fileprivate func faultsOfWords(of exercise: Exercise?) -> [Diagnostic] {
        guard case .start(let goals)? = exercise else { return [] }
        var faults = goals.filter { $0.goal.words.isEmpty && original == nil }.map { goal in
            Diagnostic(
                .error, "page.part", range: goal.range,
                """
                a challenge says in words what to reach: '#| goal: the app is suspended: \
                \(goal.goal.statement)'
                """)
        }
        if hint == nil {
            faults.append(
                Diagnostic(
                    .error, "page.part", range: fence.opening,
                    "a challenge has a hint for readers who are stuck, '#| hint: …'"))
        }
        return faults
    }
}

extension SourceRange {
    /// The part on the first line, or all of a range on one line.
    fileprivate var firstLine: SourceRange {
        guard end.line > start.line else { return self }
        return SourceRange(line: start.line, column: start.column, length: 1)
    }
}
