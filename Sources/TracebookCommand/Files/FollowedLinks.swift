import ArgumentParser

/// The symbolic links that are followed to files of a site.
///
/// Version control keeps links, so a folder from elsewhere can have one to any file of the machine.
enum FollowedLinks {
    /// Only links to files in the folder that is read.
    case inside
    /// All links, if the command line asks for it.
    case all

    /// Rejects a path that leads out of a folder.
    ///
    /// - Parameters:
    ///   - path: An existing path, as the user gave it.
    ///   - folder: The folder, as the user gave it.
    /// - Throws: The failure, with the target of the path.
    func check(_ path: String, in folder: String) throws(FileFailure) {
        guard self == .inside, let real = FileSystem.realPath(path),
            let root = FileSystem.realPath(folder), !FileSystem.isPath(real, in: root)
        else { return }
        let place = folder.isEmpty || folder == "." ? "this folder" : "'\(folder)'"
        throw FileFailure(
            path: path,
            reason: "it leads to '\(real)', outside of \(place); '--follow-links' permits that")
    }

    /// Rejects a folder of a site that leads elsewhere by a link: `docs` must be in this folder,
    /// and `../docs` in the one above.
    ///
    /// A path that says so itself may lead anywhere.
    func checkRoot(_ path: String) throws(FileFailure) {
        let parts = path.split(separator: "/")
        let up = parts.prefix { $0 == "." || $0 == ".." }
        if path.hasPrefix("/") || parts[up.endIndex...].contains("..") { return }
        try check(path, in: up.isEmpty ? "." : up.joined(separator: "/"))
    }
}

/// The option that says which links are followed.
struct LinkOption: ParsableArguments {
    @Flag(help: "Also read and write the targets of links that lead outside the site's folders.")
    var followLinks = false

    var followed: FollowedLinks { followLinks ? .all : .inside }
}
