public import Diagnostics
public import SiteModel
import TraceViews

/// A request for a new lesson.
public struct LessonRequest: Sendable {
    /// The path below the folder of the language, with or without `.md`.
    public var path: String
    /// The title; nil to make it from the path.
    public var title: String?
    /// The section of the navigation to list it in; nil to choose one.
    public var section: String?

    /// Creates a request.
    public init(path: String, title: String? = nil, section: String? = nil) {
        self.path = path
        self.title = title
        self.section = section
    }
}

/// A lesson, and the site with it in the navigation.
public struct NewLesson: Equatable, Sendable {
    /// The page.
    public var page: SourceFile
    /// `site.yml` with the page listed.
    public var configuration: SourceFile
    /// The title of the section that it is listed in.
    public var section: String
}

/// The reason why there is no new lesson.
public enum RefusedLesson: Error, Equatable {
    /// The path is not one for a page, with the reason.
    case path(Message)
    /// The page exists already.
    case exists(SourceFile)
    /// The navigation has no section with that title; the known titles are given.
    case section(String, known: [String])
    /// The files of the site cannot be read, or the page cannot be listed.
    case document([Diagnostic])
}

/// Makes a lesson in the original language of a site, listed in the navigation.
///
/// - Parameters:
///   - request: The request.
///   - content: The folder of the notes.
/// - Returns: The files to write.
/// - Throws: The reason why there is no lesson.
public func newLesson(
    _ request: LessonRequest, in content: SourceFolder
) throws(RefusedLesson) -> NewLesson {
    let path = try pagePath(request.path)
    let site = load(content, options: SiteOptions(includesDrafts: true))
    let source = content.files.first { $0.path == LoadedSite.configurationPath }
    let file = content.displayPath(of: LoadedSite.configurationPath)
    guard let source else { throw .document(site.diagnostics.filter { $0.id == "site.missing" }) }
    let faults = SiteConfiguration.read(source.bytes, file: file).1
    guard faults.isEmpty else { throw .document(faults) }
    let language = site.configuration.languages[0].tag
    let place = "\(language)/\(path)"
    // Some file systems ignore case.
    if let old = content.files.first(where: { $0.path.lowercased() == place.lowercased() }) {
        throw .exists(old)
    }
    guard path != "404.md", path != "print.md" else {
        throw .path("the build creates '\(SitePath.page(ofSource: path))' itself")
    }
    let listing = try Listing(of: path, request.section, in: site.configuration, file)
    let page = NewPage(
        title: request.title ?? title(ofPath: path), id: freeID(ofPath: path, in: site),
        language: Language(tag: language, theme: nil))
    return NewLesson(
        page: SourceFile(path: place, bytes: Array(page.markdown.utf8)),
        configuration: try listing.added(to: source), section: listing.section)
}

/// The path of a page, with `.md` added if it is missing.
private func pagePath(_ text: String) throws(RefusedLesson) -> String {
    let path = text.hasSuffix(".md") ? text : text + ".md"
    let parts = path.dropLast(3).split(separator: "/", omittingEmptySubsequences: false)
    for part in parts {
        if part.isEmpty || part.hasPrefix(".") {
            throw .path("a lesson has a path such as 'background/fetch'")
        }
        let strange = part.unicodeScalars.first {
            !$0.properties.isAlphabetic && $0.properties.numericType == nil && $0 != "-"
                && $0 != "_"
        }
        if let strange {
            throw .path(
                "'\(String(strange))' is not allowed in the path; use letters, digits, '-' and '_'")
        }
    }
    return path
}

/// The last part of a path as words: `first-launch.md` is "First launch".
private func title(ofPath path: String) -> String {
    let name = path.split(separator: "/").last?.dropLast(3) ?? ""
    return titleWords(String(name))
}

/// A name as a title, with spaces for hyphens and underscores and a capital first letter.
public func titleWords(_ name: String) -> String {
    let words = name.replacing("-", with: " ").replacing("_", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
}

/// An id for the scenario of a new page that no other scenario of the site has.
private func freeID(ofPath path: String, in site: LoadedSite) -> String {
    let isName = { (byte: UInt8) in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    let words = path.dropLast(3).lowercased().utf8.split { !isName($0) }
    var id = words.compactMap { String($0) }.joined(separator: "-")
    if id.first?.isLetter != true { id = id.isEmpty ? "lesson" : "lesson-\(id)" }
    let taken = Set(parse(site).pages.flatMap(\.scenarios).map(\.name))
    let numbered = (2...).lazy.map { "\(id)-\($0)" }
    return taken.contains(id) ? numbered.first { !taken.contains($0) } ?? id : id
}
