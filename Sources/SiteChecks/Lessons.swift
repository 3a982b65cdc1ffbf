import CommonMark
import Diagnostics
import SiteModel

/// The faults of the parts of lessons: those that are missing, and those that are not what their
/// class says.
func faultsOfParts(in site: RunSite) -> [Diagnostic] {
    let settings = site.parsed.site.configuration.lessons
    return site.pages.map(\.parsed).flatMap { page in
        let tabs = settings.tabs.isEmpty ? [] : settings.tabs[page.page.language]
        let faults =
            page.faultsOfClasses + page.parts.flatMap { page.faults(of: $0) }
            + page.faultsOfMissing(settings.parts) + page.faultsOfTabs(labels: tabs)
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

    /// What a part of the page lacks, or has in addition.
    fileprivate func faults(of section: LessonSection) -> [Diagnostic] {
        let all = section.content.flatMap(\.all)
        let lines = all.flatMap(\.lines)
        switch section.part {
        case .glance:
            return section.faultsOfList(atMost: 3) { $0.isProved }
        case .pitfalls:
            return section.faultsOfList(atMost: nil) { $0.leadsOn }
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
            let starts = scenarios.filter { lines.contains($0.fence.line) && $0.isExercise }
            return starts.isEmpty ? [section.fault("a part 'challenge' has an exercise")] : []
        case .older, .evidence:
            let hasRun = (scenarios.map(\.fence.line) + recorded.map(\.fence.line)).contains {
                lines.contains($0)
            }
            return hasRun || all.contains(where: \.isProved) ? [] : [section.unproved]
        }
    }

    /// The labels that tabs of the site do not have, and the tabs that are alone.
    fileprivate func faultsOfTabs(labels: [String]) -> [Diagnostic] {
        codeTabs.flatMap { group -> [Diagnostic] in
            let unknown = group.tabs.filter { !labels.isEmpty && !labels.contains($0.label) }
            let faults = unknown.map { tab in
                let names = labels.map { Text(string: $0) }
                let list = labels.joined(separator: ", ")
                let hint = didYouMean(
                    nearestWord(to: Text(string: tab.label), among: names),
                    else: "'lessons' in site.yml has \(list)")
                return Diagnostic(
                    .error, "block.tab", range: tab.range,
                    "'\(tab.label)' is not a label of this site\(hint)")
            }
            guard group.tabs.count == 1 else { return faults }
            return faults + [
                Diagnostic(
                    .warning, "block.tab", range: group.tabs[0].range,
                    "a tab alone leaves readers nothing to choose; add another, or leave 'tab' out")
            ]
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
        atMost count: Int?, _ hasLink: (Block) -> Bool
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
        if let count, items.count > count {
            return [fault("at a glance a reader takes in \(count) lines, not \(items.count)")]
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
    /// Whether a link in the text of the block leads to a claim, a source or another site.
    fileprivate var isProved: Bool {
        hasLink {
            StatedClaim.isClaim($0) || SourceLinks.isSource($0) || $0.hasPrefix("https://")
        }
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
    /// Whether it is an exercise, or shows one that is elsewhere.
    fileprivate var isExercise: Bool { exercise != nil || original != nil }
}

extension SourceRange {
    /// The part on the first line, or all of a range on one line.
    fileprivate var firstLine: SourceRange {
        guard end.line > start.line else { return self }
        return SourceRange(line: start.line, column: start.column, length: 1)
    }
}
