import BuildStamp

/// The version of the command and the commit that it was built from.
enum CommandVersion {
    /// The released version of the build, or the next one.
    static let number = "0.1.0"

    /// The commit, with `-changed` if files differed from it; nil if the build did not know it.
    static let commit: String? = {
        let commit = String(cString: build_commit())
        return commit.isEmpty ? nil : commit
    }()

    /// The version as `--version` prints it.
    static let description = commit.map { "\(number) (\($0))" } ?? "\(number) (commit not known)"
}
