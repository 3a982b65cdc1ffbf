// Theory of operation.
//
// SiteBuilder makes a site out of bytes: load, parse, run, draw, check, render. Each stage is a function
// in a file of its own; it takes the value of the stage before and makes a new one. What is wrong
// with the input is never thrown: every stage goes on with what it can use and adds diagnostics,
// so one build finds the faults of all pages.
//
// It knows Markdown, scenarios and templates. It does not know the file system, the network or
// the clock, and nothing that is seen depends on the order of files: equal input, equal bytes.

import Diagnostics
import SiteChecks
public import SiteModel
import SiteRendering

/// Builds a site; there are files only if nothing is wrong.
public func build(
    _ sources: SiteSources, options: SiteOptions = SiteOptions(),
    progress: ProgressReport = { _ in }
) -> BuildResult {
    var memory = BuildMemory()
    return build(sources, options: options, memory: &memory, progress: progress)
}

/// Builds a site with what the last build of it left, which changes how long it takes and nothing
/// else.
public func build(
    _ sources: SiteSources, options: SiteOptions = SiteOptions(), memory: inout BuildMemory,
    progress: ProgressReport = { _ in }
) -> BuildResult {
    defer { memory.endBuild() }
    let loaded = load(sources.content, options: options, &memory.loaded)
    let parsed = parse(loaded, &memory.parsed, progress)
    let run = run(parsed, &memory.runs, progress)
    let drawn = draw(run, isPlayground: sources.assets.hasPlayground, &memory.drawn)
    let checked = check(
        run, ids: drawn.map(\.ids), assets: Set(sources.assets.files.map(\.path)), for: .build)
    let rendered = render(
        checked, drawn, sources, jobs: options.jobs, &memory.rendered, progress)
    let diagnostics = inOrder(
        loaded.diagnostics + parsed.diagnostics + run.diagnostics + checked.diagnostics
            + rendered.diagnostics)
    return BuildResult(
        files: diagnostics.contains { $0.severity != .warning } ? [] : rendered.files,
        diagnostics: diagnostics, blocks: checked.blocks, tally: tally(of: checked))
}

/// The diagnostics by file, line and column, whatever the stage that found them.
func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
        let (one, other) = (left.element, right.element)
        if one.file != other.file {
            return one.file.bytes.lexicographicallyPrecedes(other.file.bytes)
        }
        if one.range.start != other.range.start { return one.range.start < other.range.start }
        return left.offset < right.offset
    }.map(\.element)
}
