import Diagnostics

/// A section of the original as a translation names it: the hash of its words, and the id of its
/// heading for people.
struct SectionMark: Equatable {
    /// The hash; nil if there is none or it is malformed.
    var hash: String?
    /// The id of the heading, empty for the beginning of the page; nil if not given.
    var name: String?

    /// The mark as written after the hyphen of a list.
    var line: String {
        [hash, name].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A hash in a form that YAML does not read as a number.
    static func hash(of value: UInt32) -> String {
        "h" + Text(hexadecimal: UInt64(value), digits: 8).string
    }
}

extension SectionMark {
    /// Reads a mark; one without a hash can still have a name.
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
