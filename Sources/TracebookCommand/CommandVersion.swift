import BuildStamp

/// Which build of the command this is.
enum CommandVersion {
    /// The released version that the build is of, or leads to.
    static let number = "0.1.0"

    /// The commit that it was built from, with `-changed` where files differed from it; nil if the
    /// build did not know.
    static let commit: String? = {
        let commit = String(cString: build_commit())
        return commit.isEmpty ? nil : commit
    }()

    /// The version as `--version` prints it.
    static let description = commit.map { "\(number) (\($0))" } ?? "\(number) (commit not known)"
}
