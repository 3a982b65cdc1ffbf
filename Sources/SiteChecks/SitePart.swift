/// One of several parts that the files of a site are divided into, by their paths: each file, and with
/// it whatever is wrong with it, is in one of them, whatever other files there are.
public struct SitePart: Equatable, Sendable {
    /// Which one it is, from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    /// Creates a part of a number of them.
    public init(number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// Whether a file is in it.
    public func contains(_ file: String) -> Bool {
        var hash = WordHash()
        hash.add(Array(file.utf8))
        return Int(hash.bits % UInt32(count)) == number - 1
    }
}
