/// One of several parts of a site.
///
/// The path alone decides to which part a file and its faults belong, whatever other files there
/// are.
public struct SitePart: Equatable, Sendable {
    /// The number of the part, from 1.
    public var number: Int
    /// The number of parts.
    public var count: Int

    /// Creates a part of a number of them.
    public init(number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// Returns true if a file is in this part.
    public func contains(_ file: String) -> Bool {
        var hash = WordHash()
        hash.add(Array(file.utf8))
        return Int(hash.bits % UInt32(count)) == number - 1
    }
}
