#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The names of stray files, which programs leave beside the files that they edit or keep.
///
/// The guide to building a site has the same table.
enum StrayNames {
    /// The names, in which `*` matches anything.
    static let patterns =
        editors + [
            // Failed patches and merges.
            "*.orig", "*.rej",
            // Version control.
            ".git", ".gitignore", ".gitattributes", ".gitmodules", ".gitkeep", ".keep", ".hg",
            ".hgignore", ".svn", "CVS",
            // Operating systems: folder views, thumbnails, deleted files.
            ".DS_Store", "._*", "__MACOSX", "Thumbs.db", "ehthumbs.db", "desktop.ini",
            "$RECYCLE.BIN", ".directory", ".Trash-*", ".nfs*", ".fuse_hidden*",
        ]

    /// Backups, locks, and texts that are being edited.
    private static let editors = [
        "*~", "#*#", ".#*", "*.swp", "*.swo", "*.swx", "*.un~", "4913", "*.bak", "*.tmp", "~$*",
        ".~lock.*#", "*.kate-swp", "*___jb_tmp___", "*___jb_old___", "*.save", "*.crswap",
    ]

    /// The hidden names that are published, for servers and hosts that look for them.
    static let published = [".nojekyll", ".well-known", ".htaccess"]

    /// Returns true if a file or a folder is left out of the site.
    ///
    /// - Parameters:
    ///   - name: The name in its folder.
    ///   - isAsset: Whether it would be published as it is.
    /// - Returns: Whether it is left out.
    static func isLeftOut(_ name: String, isAsset: Bool) -> Bool {
        if name.hasPrefix("."), !(isAsset && published.contains(name)) { return true }
        // The icon that macOS keeps of a folder.
        if name == "Icon\r" { return true }
        return patterns.contains { fnmatch($0, name, 0) == 0 }
    }
}
