/// A failure to read or write a file.
struct FileFailure: Error, Equatable {
    /// The path as the user gave it.
    var path: String
    var reason: String

    /// The failure in one line, as printed.
    var message: String { "\(path): error: \(reason)" }
}
