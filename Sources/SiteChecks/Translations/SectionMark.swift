import Diagnostics

/// What a translation says of one section of its original: the hash of its words, and the id of its
/// heading, by which people know it.
struct SectionMark: Equatable {
    /// The hash; nil if there is none that could be one.
    var hash: String?
    /// The id of the heading, empty where the page begins; nil if it is not said.
    var name: String?

    /// A mark as it is written behind the hyphen of a list.
    var line: String {
        [hash, name].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A hash in a form that no YAML takes for a number.
    static func hash(of value: UInt32) -> String {
        "h" + Text(hexadecimal: UInt64(value), digits: 8).string
    }
}

extension SectionMark {
    /// Reads a mark; one without a hash is of some use too, as it has a name.
    init(parsing line: String) {
        let words = line.split(separator: " ")
        let hash = words.first.map(String.init).flatMap { Self.isHash($0) ? $0 : nil }
        switch (hash, words.count) {
        case (let hash?, 1): self.init(hash: hash, name: "")
        case (let hash?, 2): self.init(hash: hash, name: String(words[1]))
        default: self.init(hash: nil, name: words.count < 3 ? words.last.map(String.init) : nil)
        }
    }

    private static func isHash(_ word: String) -> Bool {
        let digits = word.utf8.dropFirst()
        return word.hasPrefix("h") && digits.count == 8
            && digits.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
}
