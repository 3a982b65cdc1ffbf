import CommonMark
import Diagnostics
import LifecycleCore

/// A page whose Markdown and whose blocks have been read.
struct ParsedPage: Sendable {
    var page: LoadedPage
    var document: Document
    /// The headings of the document, looked up once, as each block asks which one is above it.
    var headings: [Heading]
    /// The links of the document, looked up once.
    var links: [Link]
    /// The images of the document, looked up once.
    var images: [Image]
    /// The claims of the page in the order of their places, also those in its title and in those of
    /// blocks.
    var claims: [StatedClaim] = []
    /// The scenarios in the order of the page.
    var scenarios: [ScenarioBlock] = []
    /// The committed traces in the order of the page.
    var traces: [TraceBlock] = []
    /// The logs of devices in the order of the page.
    var recorded: [RecordedBlock] = []
    /// The tables of the core that the page shows.
    var tables: [TableBlock] = []
}

/// A block that a run is made of.
struct ScenarioBlock: Sendable {
    var id: BlockName?
    /// What it is called where it is spoken of: its id, or a name made from the headings above.
    var name: String
    /// The versions of iOS to run on, and ranges of versions that run alike; empty where the scenario
    /// itself decides.
    var versions: [StatedVersion]
    var title: TitleText?
    /// What the page shows of the run; nil for everything.
    var views: [TraceView]?
    /// The scenario that this one's figure is shown beside.
    var beside: BlockName?
    /// Whether the run is made and not shown.
    var isHidden: Bool
    /// The scenario whose run this one shows again, in another language for one.
    var original: BlockName?
    /// The scenario in whose end state this one starts; nil for an app that is not running.
    var start: Start?
    /// The text that comes before the block's own.
    var include: FilePart?
    /// Why the scenario is not run; nil if it is.
    var skip: SkipReason?
    /// What must be wrong with the scenario; nil if nothing may be.
    var failure: ExpectedFailure?
    /// The parts of the figure that are left out.
    var hides: Set<FigurePart> = []
    /// Whether readers cannot run it in the page.
    var isStatic = false
    /// The lines of the block that readers can change; nil for all.
    var editable: ClosedRange<Int>?
    /// What readers are to do with it.
    var exercise: Exercise?
    /// The pages of the reference that are to show its run.
    var subjects: [BlockName] = []
    var code: CodeBlock
    var fence: Fence
    /// Whether nothing is wrong with the options, so that others can rely on them.
    var isSound: Bool
}

/// A block with the trace that a run is expected to have.
struct TraceBlock: Sendable {
    /// The scenario whose run it is; nil if the block does not say so.
    var scenario: BlockName?
    /// The version of iOS whose run it is, where there are several.
    var version: StatedVersion?
    /// The file with the trace, where it is not in the block.
    var file: FilePart?
    var code: CodeBlock
    var fence: Fence
    var isSound: Bool
}

/// A block in whose place a table of the core is shown.
struct TableBlock: Sendable {
    var table: CoreTable
    var code: CodeBlock
}

/// A name of a scenario, and where it stands.
struct BlockName: Equatable, Sendable {
    var text: String
    var range: SourceRange
}

/// Where a scenario starts.
enum Start: Equatable, Sendable {
    /// In the end state of the scenario above with the same session, if there is one.
    case session(BlockName)
    /// In the end state of another scenario; the page is as a link would name it, if it is given.
    case end(of: BlockName, page: String?)

    /// Where the block names it.
    var range: SourceRange {
        switch self {
        case .session(let name), .end(of: let name, page: _): name.range
        }
    }
}

/// A file, or a region of it, and where it is named.
struct FilePart: Equatable, Sendable {
    /// The path as a link would have it.
    var path: String
    var pathRange: SourceRange
    /// The name of a region; nil for the whole file.
    var region: String?
    var regionRange: SourceRange
}

/// Why a scenario is not run.
struct SkipReason: Equatable, Sendable {
    var text: String
    var range: SourceRange
}

/// What must be wrong with a scenario.
struct ExpectedFailure: Equatable, Sendable {
    /// The id of the diagnostic, such as `scenario.unknown-word`.
    var code: String
    /// The line of the block with the first fault; nil for any.
    var line: Int?
    var range: SourceRange
}

/// A part of a figure that can be left out.
enum FigurePart: String, CaseIterable, Sendable {
    case source
    case trace
}

/// What readers are to do with a scenario.
enum Exercise: Equatable, Sendable {
    /// Change it until a goal is reached, which an `expect` statement puts into words.
    case start(goal: String, range: SourceRange)
    /// See how the goal of the exercise above is reached.
    case solution(range: SourceRange)

    /// Where the block says so.
    var range: SourceRange {
        switch self {
        case .start(_, let range), .solution(let range): range
        }
    }
}

/// A version of iOS or a range of them, and where it stands.
struct StatedVersion: Equatable, Sendable {
    var span: VersionSpan
    var range: SourceRange
}

/// A view of a run that a page can show.
enum TraceView: String, CaseIterable, Sendable {
    case timeline
    case diagram
    case table
    case text

    /// What a page shows where the block does not say.
    static let standard: [TraceView] = [.timeline, .diagram, .table]
}
