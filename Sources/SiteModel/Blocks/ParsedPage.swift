package import CommonMark
package import Diagnostics
import LifecycleCore
package import TraceViews

/// A page with its parsed Markdown and blocks.
package struct ParsedPage: Sendable {
    package var page: LoadedPage
    package var document: Document
    /// The heading that is the title of the page; nil if the body has none.
    package var title: Heading?
    /// The other headings, stored because each block needs the one above it.
    package var headings: [Heading]
    package var links: [Link]
    package var images: [Image]
    /// The claims of the page in order, also those in its title and in the titles of blocks.
    package var claims: [StatedClaim] = []
    /// The scenarios in the order of the page.
    package var scenarios: [ScenarioBlock] = []
    /// The committed traces in the order of the page.
    package var traces: [TraceBlock] = []
    /// The logs of devices in the order of the page.
    package var recorded: [RecordedBlock] = []
    /// The trials in the order of the page.
    package var trials: [TrialBlock] = []
    /// The tables of verdicts in the order of the page.
    package var verdictTables: [VerdictTable] = []
    /// The blocks that ask readers questions.
    package var practices: [PracticeBlock] = []
    /// The tables of the core in the order of the page.
    package var tables: [TableBlock] = []
    /// The groups of code blocks of which readers see one at a time.
    package var codeTabs: [CodeTabs] = []
}

/// A block with a scenario to run.
package struct ScenarioBlock: Sendable {
    package var id: BlockName?
    /// The name for messages: the id, or a name made from the headings above.
    package var name: String
    /// The versions of iOS to run on, or ranges of versions with equal runs; empty if the scenario
    /// itself names the version.
    package var versions: [StatedVersion]
    package var title: TitleText?
    /// The views of the run to show; nil for the default.
    package var views: FigureViews?
    /// True if it is a sketch of the run of another scenario, which no link leads to.
    package var isSketch: Bool { views?.contains(.sketch) ?? false }
    /// True if all rows of the launch are shown.
    package var isLaunchOpen = false
    /// The scenario whose figure is shown beside this one.
    package var beside: BlockName?
    /// True if the scenario runs but is not shown.
    package var isHidden: Bool
    /// The scenario whose run this one shows again, for example in another language.
    package var original: BlockName?
    /// The scenario in whose end state this one starts; nil for an app that is not running.
    package var start: Start?
    /// The text before the block's own.
    package var include: FilePart?
    /// The reason why the scenario is not run; nil if it is.
    package var skip: SkipReason?
    /// The fault that the scenario must have; nil if it must have none.
    package var failure: ExpectedFailure?
    /// The parts of the figure that are left out.
    package var hides: Set<FigurePart> = []
    /// True if readers cannot run it in the page.
    package var isStatic = false
    /// The lines of the block that readers can change; nil for all.
    package var editable: ClosedRange<Int>?
    /// The task for readers.
    package var exercise: Exercise?
    /// The words for the parts of the goal of the exercise that the original is, in its order.
    package var goalWords: [OptionText] = []
    /// The hint for readers of the exercise that starts here or in the original; nil for none.
    package var hint: OptionText?
    /// The pages of the reference that show its run as an example.
    package var subjects: [BlockName] = []
    package var code: CodeBlock
    package var fence: Fence
    /// True if the options have no faults, so that others can rely on them.
    package var isSound: Bool
}

/// A block with the expected trace of a run.
package struct TraceBlock: Sendable {
    /// The scenario of the run; nil if the block does not name one.
    package var scenario: BlockName?
    /// The version of iOS of the run, if there are several.
    package var version: StatedVersion?
    /// The file with the trace, if it is not in the block.
    package var file: FilePart?
    package var code: CodeBlock
    package var fence: Fence
    package var isSound: Bool
}

/// A block that is replaced by a table of the core.
package struct TableBlock: Sendable {
    package var table: CoreTable
    package var code: CodeBlock
}

/// The name of a scenario, with its place.
package struct BlockName: Equatable, Sendable {
    package var text: String
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

/// The start of a scenario.
package enum Start: Equatable, Sendable {
    /// The end state of the scenario above with the same session, if there is one.
    case session(BlockName)
    /// The end state of another scenario, optionally with its page, written as in a link.
    case end(of: BlockName, page: String?)

    /// The place of the name.
    package var range: SourceRange {
        switch self {
        case .session(let name), .end(of: let name, page: _): name.range
        }
    }
}

/// A file or a region of it, with its place in the text.
package struct FilePart: Equatable, Sendable {
    /// The path, written as in a link.
    package var path: String
    package var pathRange: SourceRange
    /// The name of a region; nil for the whole file.
    package var region: String?
    package var regionRange: SourceRange
}

/// The reason why a scenario is not run.
package struct SkipReason: Equatable, Sendable {
    package var text: String
    var range: SourceRange
}

/// The fault that a scenario must have.
package struct ExpectedFailure: Equatable, Sendable {
    /// The id of the diagnostic, such as `scenario.unknown-word`.
    package var code: String
    /// The line of the block with the first fault; nil for any line.
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

/// A text for readers in an option of a block.
package struct OptionText: Equatable, Sendable {
    package var text: String
    package var range: SourceRange
}

/// The task for readers of a scenario.
package enum Exercise: Equatable, Sendable {
    /// To change it until each part of a goal is reached; it has at least one.
    case start(goals: [StatedGoal])
    /// To see how the goal of the exercise above is reached.
    case solution(range: SourceRange)
}

/// A part of the goal of an exercise, with the place of its statement.
package struct StatedGoal: Equatable, Sendable {
    package var goal: Goal
    package var range: SourceRange
}

/// A version of iOS or a range of versions, with its place.
package struct StatedVersion: Equatable, Sendable {
    package var span: VersionSpan
    package var range: SourceRange

    package init(span: VersionSpan, range: SourceRange) {
        self.span = span
        self.range = range
    }
}

extension ParsedPage {
    /// The id of the title for links; nil if it has none.
    ///
    /// It is the id of the heading in the body, or else one made from the title in the front
    /// matter, unless another heading has that id.
    package var titleID: String? {
        if let title { return title.id }
        if page.isGenerated { return nil }
        let id = headingID(of: page.frontMatter.title)
        return headings.contains { $0.id == id } ? nil : id
    }

    /// The text of the last heading above a line; the title of the page if there is none.
    package func heading(above line: Int) -> String {
        let heading = headings.last { $0.range.start.line < line }
        return heading?.text ?? title?.text ?? page.frontMatter.title
    }
}

extension Fence {
    /// The line of the opening fence, which identifies the block.
    package var line: Int { opening.start.line }
}
