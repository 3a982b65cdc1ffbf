import Diagnostics
public import SiteModel
public import SiteRendering

/// Builds a site; there are files only if nothing is wrong.
public func build(
    _ sources: SiteSources, options: SiteOptions = SiteOptions(),
    progress: ProgressReport = { _ in }
) -> BuildResult {
    var memory = BuildMemory(isKept: false)
    return build(sources, options: options, memory: &memory, progress: progress)
}

/// Builds a site with what the last build of it left, which changes how long it takes and nothing
/// else.
public func build(
    _ sources: SiteSources, options: SiteOptions = SiteOptions(), memory: inout BuildMemory,
    progress: ProgressReport = { _ in }
) -> BuildResult {
    var files: [OutputFile] = []
    var result = build(sources, options: options, &memory, progress) { files.append($0) }
    if result.isSound {
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        result.files = files
    }
    return result
}

/// Builds a site and hands each file on as soon as it is made, so that no more than a few are held.
///
/// - Parameters:
///   - sources: The folders of the site.
///   - options: How it is built.
///   - progress: Is told how far it is.
///   - write: Takes the files, in any order. What it has taken is of use only if nothing is wrong in
///     the end; where something is known to be wrong before, it is not called.
/// - Returns: What came of it, without files.
/// - Throws: What `write` throws.
public func build<Failure: Error>(
    _ sources: SiteSources, options: SiteOptions, progress: ProgressReport,
    write: (OutputFile) throws(Failure) -> Void
) throws(Failure) -> BuildResult {
    var memory = BuildMemory(isKept: false)
    return try build(sources, options: options, &memory, progress, write: write)
}
