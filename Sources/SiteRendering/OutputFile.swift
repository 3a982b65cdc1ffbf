/// A file of the finished site.
public struct OutputFile: Equatable, Sendable {
    /// The path below the output folder, with slashes.
    public var path: String
    /// What is in the file.
    public var bytes: [UInt8]
}
