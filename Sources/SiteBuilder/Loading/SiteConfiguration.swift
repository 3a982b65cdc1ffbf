import Diagnostics

/// What `site.yml` says about the site as a whole.
struct SiteConfiguration: Equatable, Sendable {
    /// The name of the site.
    var title = ""
    /// One sentence about the site; empty if there is none.
    var description = ""
    /// The address of the site's root without a slash at its end; nil if it is not known.
    var baseURL: String?
    /// The folders of the languages; pages of the first one are at the root of the site.
    var languages = ["en"]
    /// The sections of the navigation in their order.
    var sections: [Section] = []

    /// A section of the navigation.
    struct Section: Equatable, Sendable {
        var title: String
        var pages: [Entry]
    }

    /// A page in the navigation.
    struct Entry: Equatable, Sendable {
        /// The path of the page below the folder of its language.
        var path: String
        /// Where `site.yml` lists it.
        var range: SourceRange
    }
}
