#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Names of files that nobody wrote for a site: what programs leave beside those that they edit or keep.
///
/// The guide to building a site has the same table.
enum StrayNames {
    /// The names, in which `*` stands for anything.
    static let patterns =
        editors + [
            // Patches and merges that did not go through.
            "*.orig", "*.rej",
            // Version control.
            ".git", ".gitignore", ".gitattributes", ".gitmodules", ".gitkeep", ".keep", ".hg",
            ".hgignore", ".svn", "CVS",
            // Systems: folders as they were shown, small pictures, what was deleted.
            ".DS_Store", "._*", "__MACOSX", "Thumbs.db", "ehthumbs.db", "desktop.ini",
            "$RECYCLE.BIN", ".directory", ".Trash-*", ".nfs*", ".fuse_hidden*",
        ]

    /// Backups, locks, and texts that are being edited.
    private static let editors = [
        "*~", "#*#", ".#*", "*.swp", "*.swo", "*.swx", "*.un~", "4913", "*.bak", "*.tmp", "~$*",
        ".~lock.*#", "*.kate-swp", "*___jb_tmp___", "*___jb_old___",
    ]

    /// The hidden names that are published, for servers and hosts that look for them.
    static let published = [".nojekyll", ".well-known", ".htaccess"]

    /// Whether a file or a folder is left out.
    ///
    /// - Parameters:
    ///   - name: Its name in the folder that it is in.
    ///   - isAsset: Whether it would be published as it is.
    /// - Returns: Whether it is no part of the site.
    static func isLeftOut(_ name: String, isAsset: Bool) -> Bool {
        if name.hasPrefix("."), !(isAsset && published.contains(name)) { return true }
        return patterns.contains { fnmatch($0, name, 0) == 0 }
    }
}
