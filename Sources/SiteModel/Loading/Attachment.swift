/// A file beside the pages that is copied to the site as it is: a picture, a film, a sound or a document.
package struct Attachment: Equatable, Sendable {
    /// The path as messages name it.
    package var file: String
    /// The path on the site, beside the pages of its folder.
    package var output: String
    /// The file in the content folder.
    package var content: SourceFile

    private static let endings = [
        ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif", ".ico", ".mp4", ".webm", ".mov",
        ".mp3", ".m4a", ".wav", ".pdf", ".zip",
    ]

    /// Returns true if a path is that of such a file.
    package static func isOne(_ path: String) -> Bool {
        endings.contains(where: path.lowercased().hasSuffix)
    }
}

extension LoadedSite {
    /// The paths on the site of everything that is copied as it is.
    package func copiedPaths(beside assets: SourceFolder) -> Set<String> {
        Set(assets.files.map(\.path) + attachments.map(\.output))
    }
}
