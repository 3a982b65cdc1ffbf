import SiteBuilder
import ThemeFiles

/// The templates and assets that came with the command.
enum Theme {
    /// All files, with their paths below the folder of a site.
    static let files: [SourceFile] = (0..<theme_file_count()).map { index in
        let file = theme_file_at(index)
        return SourceFile(
            path: String(cString: file.path),
            bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.size)))
    }

    /// Whether the simulator for pages is one of them.
    static var hasPlayground: Bool { files.contains { $0.path.hasSuffix(".wasm") } }
}
