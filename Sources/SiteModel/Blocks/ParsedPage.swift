package import CommonMark
package import Diagnostics
import LifecycleCore
package import TraceViews

/// A page whose Markdown and whose blocks have been read.
package struct ParsedPage: Sendable {
    package var page: LoadedPage
    package var document: Document
    /// The heading that is the title of the page, where the body has one.
    package var title: Heading?
    /// The other headings of the document, looked up once, as each block asks which one is above it.
    package var headings: [Heading]
    /// The links of the document, looked up once.
    package var links: [Link]
    /// The images of the document, looked up once.
    package var images: [Image]
    /// The claims of the page in the order of their places, also those in its title and in those of
    /// blocks.
    package var claims: [StatedClaim] = []
    /// The scenarios in the order of the page.
    package var scenarios: [ScenarioBlock] = []
    /// The committed traces in the order of the page.
    package var traces: [TraceBlock] = []
    /// The logs of devices in the order of the page.
    package var recorded: [RecordedBlock] = []
    /// The statements that the page puts on trial, in the order of the page.
    package var trials: [TrialBlock] = []
    /// The tables of verdicts that the page shows.
    package var verdictTables: [VerdictTable] = []
    /// Where the page asks its readers questions.
    package var practices: [PracticeBlock] = []
    /// The tables of the core that the page shows.
    package var tables: [TableBlock] = []
    /// The groups of code of which readers see one block at a time.
    package var codeTabs: [CodeTabs] = []
}

/// A block that a run is made of.
package struct ScenarioBlock: Sendable {
    package var id: BlockName?
    /// What it is called where it is spoken of: its id, or a name made from the headings above.
    package var name: String
    /// The versions of iOS to run on, and ranges of versions that run alike; empty where the scenario
    /// itself decides.
    package var versions: [StatedVersion]
    package var title: TitleText?
    /// What the page shows of the run; nil for what is usual.
    package var views: FigureViews?
    /// Whether it is a drawing of the run of another one, which nothing leads to.
    package var isSketch: Bool { views?.contains(.sketch) ?? false }
    /// Whether the launch stands in all its rows.
    package var isLaunchOpen = false
    /// The scenario that this one's figure is shown beside.
    package var beside: BlockName?
    /// Whether the run is made and not shown.
    package var isHidden: Bool
    /// The scenario whose run this one shows again, in another language for one.
    package var original: BlockName?
    /// The scenario in whose end state this one starts; nil for an app that is not running.
    package var start: Start?
    /// The text that comes before the block's own.
    package var include: FilePart?
    /// Why the scenario is not run; nil if it is.
    package var skip: SkipReason?
    /// What must be wrong with the scenario; nil if nothing may be.
    package var failure: ExpectedFailure?
    /// The parts of the figure that are left out.
    package var hides: Set<FigurePart> = []
    /// Whether readers cannot run it in the page.
    package var isStatic = false
    /// The lines of the block that readers can change; nil for all.
    package var editable: ClosedRange<Int>?
    /// What readers are to do with it.
    package var exercise: Exercise?
    /// The pages of the reference that are to show its run.
    package var subjects: [BlockName] = []
    package var code: CodeBlock
    package var fence: Fence
    /// Whether nothing is wrong with the options, so that others can rely on them.
    package var isSound: Bool
}

/// A block with the trace that a run is expected to have.
package struct TraceBlock: Sendable {
    /// The scenario whose run it is; nil if the block does not say so.
    package var scenario: BlockName?
    /// The version of iOS whose run it is, where there are several.
    package var version: StatedVersion?
    /// The file with the trace, where it is not in the block.
    package var file: FilePart?
    package var code: CodeBlock
    package var fence: Fence
    package var isSound: Bool
}

/// A block in whose place a table of the core is shown.
package struct TableBlock: Sendable {
    package var table: CoreTable
    package var code: CodeBlock
}

/// A name of a scenario, and where it stands.
package struct BlockName: Equatable, Sendable {
    package var text: String
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

/// Where a scenario starts.
package enum Start: Equatable, Sendable {
    /// In the end state of the scenario above with the same session, if there is one.
    case session(BlockName)
    /// In the end state of another scenario; the page is as a link would name it, if it is given.
    case end(of: BlockName, page: String?)

    /// Where the block names it.
    package var range: SourceRange {
        switch self {
        case .session(let name), .end(of: let name, page: _): name.range
        }
    }
}

/// A file, or a region of it, and where it is named.
package struct FilePart: Equatable, Sendable {
    /// The path as a link would have it.
    package var path: String
    package var pathRange: SourceRange
    /// The name of a region; nil for the whole file.
    package var region: String?
    package var regionRange: SourceRange
}

/// Why a scenario is not run.
package struct SkipReason: Equatable, Sendable {
    package var text: String
    var range: SourceRange
}

/// What must be wrong with a scenario.
package struct ExpectedFailure: Equatable, Sendable {
    /// The id of the diagnostic, such as `scenario.unknown-word`.
    package var code: String
    /// The line of the block with the first fault; nil for any.
    package var line: Int?
    package var range: SourceRange
}

/// A part of a figure that can be left out.
package enum FigurePart: String, CaseIterable, Sendable {
    case source
    case trace
    /// The app as Swift source.
    case swift
}

/// What readers are to do with a scenario.
package enum Exercise: Equatable, Sendable {
    /// Change it until a goal is reached, which an `expect` statement puts into words.
    case start(goal: String, range: SourceRange)
    /// See how the goal of the exercise above is reached.
    case solution(range: SourceRange)

    /// Where the block says so.
    package var range: SourceRange {
        switch self {
        case .start(_, let range), .solution(let range): range
        }
    }
}

/// A version of iOS or a range of them, and where it stands.
package struct StatedVersion: Equatable, Sendable {
    package var span: VersionSpan
    package var range: SourceRange

    package init(span: VersionSpan, range: SourceRange) {
        self.span = span
        self.range = range
    }
}

extension ParsedPage {
    /// The id of the title, which links can lead to; nil if it has none.
    ///
    /// It is that of the heading in the body, or else one made of the title of the front matter, unless
    /// another heading has it already.
    package var titleID: String? {
        if let title { return title.id }
        if page.isGenerated { return nil }
        let id = headingID(of: page.frontMatter.title)
        return headings.contains { $0.id == id } ? nil : id
    }

    /// The words of the last heading above a line; the title of the page if there is none.
    package func heading(above line: Int) -> String {
        let heading = headings.last { $0.range.start.line < line }
        return heading?.text ?? title?.text ?? page.frontMatter.title
    }
}

extension Fence {
    /// The line of the opening fence, which no other block has.
    package var line: Int { opening.start.line }
}
