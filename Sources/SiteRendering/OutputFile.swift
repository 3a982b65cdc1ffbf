/// A file of the finished site.
public struct OutputFile: Equatable, Sendable {
    /// The path below the output folder, with slashes.
    public var path: String
    /// The contents of the file.
    public var bytes: [UInt8]
}
