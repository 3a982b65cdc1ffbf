import CommonMark
import Diagnostics
import LifecycleCore

/// A page whose Markdown and whose blocks have been read.
struct ParsedPage: Sendable {
    var page: LoadedPage
    var document: Document
    /// The headings of the document, looked up once, as each block asks which one is above it.
    var headings: [Heading]
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
    /// The versions of iOS to run on; empty where the scenario itself decides.
    var versions: [StatedVersion]
    var title: String?
    /// What the page shows of the run; nil for everything.
    var views: [TraceView]?
    /// The scenario that this one's figure is shown beside.
    var beside: BlockName?
    /// Whether the run is made and not shown.
    var isHidden: Bool
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

/// A version of iOS, and where it stands.
struct StatedVersion: Equatable, Sendable {
    var version: IOSVersion
    var range: SourceRange
}

/// A view of a run that a page can show.
enum TraceView: String, CaseIterable, Sendable {
    case timeline
    case table
    case text
}
