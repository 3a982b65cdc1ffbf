import ArgumentParser
import SiteChecks

extension SitePart {
    static func argument(_ text: String) throws -> SitePart {
        if let part = SitePart(name: text) { return part }
        guard let (_, count) = numbers(in: text), count > 0 else {
            throw ValidationError("'\(text)' is not a shard; '2/8' is the second of eight.")
        }
        throw ValidationError(
            "There is no shard '\(text)'; they are '1/\(count)' to '\(count)/\(count)'.")
    }

    /// Reads the name of a part; nil if it is malformed.
    init?(name: String) {
        guard let (number, count) = Self.numbers(in: name), number > 0, number <= count else {
            return nil
        }
        self.init(number: number, of: count)
    }

    private static func numbers(in name: String) -> (number: Int, count: Int)? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        return (number, count)
    }

    /// The name on the command line, `2/8`.
    var name: String { "\(number)/\(count)" }
}
