import SiteBuilder
import SiteChecks
import TraceViews

/// What a verification came to, or several of parts of a site together.
struct Verification {
    /// What is wrong, with the runs that it is about.
    var findings: [Finding]
    /// The scenarios and their number.
    var result: VerifyResult
    /// The part of the site that it is of, and the fingerprint of the sources; nil for all of it.
    var shard: (part: SitePart, sources: String)?
    /// How many findings earlier settings have silenced.
    var silenced = 0
    /// What the runs show of the simulator; nil if it was not asked for.
    var coverage: Coverage?
}
