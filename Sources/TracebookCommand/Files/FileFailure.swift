/// Why a file could not be read or written.
struct FileFailure: Error, Equatable {
    /// The path as the user gave it.
    var path: String
    /// What is wrong with it.
    var reason: String

    /// The failure in one line, as it is printed.
    var message: String { "\(path): error: \(reason)" }
}
