// Theory of operation.
//
// SiteBuilder makes a site out of bytes: load, parse, run, draw, check, render. Each stage is a
// function in its own file that takes the value of the stage before and makes a new one. Faults of
// the input are never thrown: every stage goes on with what it can use and adds diagnostics, so one
// build finds the faults of all pages.
//
// It knows Markdown, scenarios and templates. It does not know the file system, the network or the
// clock. The order of files does not matter: equal input gives equal bytes.

package import Diagnostics
import SiteChecks
import SiteModel
import SiteRendering

/// Builds a site and hands on each file as soon as it is made; the public functions document the
/// details.
func build<Failure: Error>(
    _ sources: SiteSources, options: SiteOptions, _ memory: inout BuildMemory,
    _ progress: ProgressReport, write: (OutputFile) throws(Failure) -> Void
) throws(Failure) -> BuildResult {
    defer { memory.endBuild() }
    let loaded = load(sources.content, theme: sources.templates, options: options, &memory.loaded)
    let parsed = parse(loaded, &memory.parsed, progress)
    let run = run(parsed, &memory.runs, progress)
    let drawn = draw(
        run, isPlayground: sources.assets.hasPlayground, memory.isKept ? .all : .reference,
        &memory.drawn)
    let checked = check(
        run, ids: drawn.ids, assets: loaded.copiedPaths(beside: sources.assets), for: .build,
        &memory.faults)
    var diagnostics =
        loaded.diagnostics + parsed.diagnostics + run.diagnostics + checked.diagnostics
    let isSound = !diagnostics.obeying(options.levels).hasErrors
    diagnostics += try render(
        checked, drawn, sources, jobs: options.jobs, &memory.rendered, progress
    ) { file throws(Failure) in if isSound { try write(file) } }
    return BuildResult(
        files: [], diagnostics: inOrder(diagnostics.obeying(options.levels)),
        blocks: checked.blocks,
        tally: tally(of: checked), outlines: outlines(of: parsed))
}

/// Sorts the diagnostics by file, line and column.
///
/// If a file is not text from its first byte on, its other diagnostics are left out, as they would
/// be guesses.
func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isOfEncoding = { (diagnostic: Diagnostic) in
        diagnostic.id == "page.encoding" && diagnostic.range.start == SourceRange.fileStart.start
    }
    let unreadable = Set(diagnostics.filter(isOfEncoding).map(\.file.bytes))
    let told = diagnostics.filter { isOfEncoding($0) || !unreadable.contains($0.file.bytes) }
    return inOrder(told, \.self)
}

/// Sorts elements by the file and the line of their diagnostics.
package func inOrder<Element>(
    _ elements: [Element], _ diagnostic: (Element) -> Diagnostic
) -> [Element] {
    elements.enumerated().sorted { left, right in
        let (one, other) = (diagnostic(left.element), diagnostic(right.element))
        if one.file != other.file {
            return one.file.bytes.lexicographicallyPrecedes(other.file.bytes)
        }
        if one.range.start != other.range.start { return one.range.start < other.range.start }
        return left.offset < right.offset
    }.map(\.element)
}
