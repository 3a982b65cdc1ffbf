import SiteModel
import ThemeFiles

/// The templates and assets in the command.
enum Theme {
    /// The path of the simulator for pages.
    static let modulePath = "Public/playground.wasm"

    private static let built: [SourceFile] = (0..<theme_file_count()).map { index in
        let file = theme_file_at(index)
        return SourceFile(
            path: String(cString: file.path),
            bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.size)))
    }

    /// The simulator for pages; nil if the command was built without it.
    ///
    /// Tests set it, as they are built with one or without.
    @TaskLocal static var module = built.first { $0.path == modulePath }?.bytes

    /// The other files, with their paths below the folder of a site.
    ///
    /// Tests of sites with a look of their own leave them out.
    @TaskLocal static var look = built.filter { $0.path != modulePath }

    /// All files, with their paths below the folder of a site.
    static var files: [SourceFile] {
        look + (module.map { [SourceFile(path: modulePath, bytes: $0)] } ?? [])
    }

    /// True if the theme has an asset, by its path below the folder of the assets.
    static func hasAsset(_ path: String) -> Bool {
        files.contains { $0.path == "Public/\(path)" }
    }

    /// True if the theme has the simulator for pages.
    static var hasPlayground: Bool { module != nil }
}
