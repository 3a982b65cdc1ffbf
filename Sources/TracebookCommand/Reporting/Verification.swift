import SiteBuilder
import SiteChecks
import TraceViews

/// The result of a verification, or of several parts of a site together.
struct Verification {
    /// The findings with their runs.
    var findings: [Finding]
    /// The scenarios and their number.
    var result: VerifyResult
    /// The verified part of the site, and the fingerprint of the sources; nil for the whole site.
    var shard: (part: SitePart, sources: String)?
    /// The number of findings that earlier settings have silenced.
    var silenced = 0
    /// The coverage of the simulator by the runs; nil if it was not requested.
    var coverage: Coverage?
}
