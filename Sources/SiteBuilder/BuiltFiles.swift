import Diagnostics
public import SiteModel
public import SiteRendering

/// Builds a site; there are files only if there are no errors.
public func build(
    _ sources: SiteSources, options: SiteOptions = SiteOptions(),
    progress: ProgressReport = { _ in }
) -> BuildResult {
    var memory = BuildMemory(isKept: false)
    return build(sources, options: options, memory: &memory, progress: progress)
}

/// Builds a site with the cache of its last build, which changes only how long it takes.
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

/// Builds a site and hands on each file as soon as it is made, so that only a few are in memory.
///
/// - Parameters:
///   - sources: The folders of the site.
///   - options: The options of the build.
///   - progress: Receives the progress.
///   - write: Receives the files, in any order. They are a complete site only if the result has no
///     errors. It is not called if an error is known before.
/// - Returns: The result, without files.
/// - Throws: The errors of `write`.
public func build<Failure: Error>(
    _ sources: SiteSources, options: SiteOptions, progress: ProgressReport,
    write: (OutputFile) throws(Failure) -> Void
) throws(Failure) -> BuildResult {
    var memory = BuildMemory(isKept: false)
    return try build(sources, options: options, &memory, progress, write: write)
}
