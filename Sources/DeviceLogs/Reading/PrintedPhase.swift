import LifecycleCore

/// Finds the value of SwiftUI's `scenePhase` in a message.
///
///     scenePhase: active -> inactive          the previous phase and the current one
///     Scene phase changed to .background      the current one
///     phase is inactive, was active
///     onChange active
///
/// A message is about a phase if it has a word such as `scenePhase` or `newPhase`, or `onChange`,
/// and one or two of the three values. Before one value, the word "phase" alone counts if only words
/// such as "is" are between: not in "the phase of the moon is active". Of two values, the second is
/// the current phase, unless a word marks it as the previous one.
struct PrintedPhase {
    var phase: ScenePhase
    var earlier: ScenePhase?
    /// The place of the phase in the message.
    var stretch: Range<Int>

    init?(in message: ArraySlice<UInt8>) {
        let words = message.split { !$0.isNamePart }
        guard words.contains(where: Self.isTitle) else { return nil }
        var values: [(phase: ScenePhase, word: ArraySlice<UInt8>, isPast: Bool)] = []
        for (index, word) in words.enumerated() {
            guard let phase = Self.value(of: word) else { continue }
            let before = words[..<index].suffix(2)
            if before.contains(where: { Self.isWord($0, in: Self.denials) }) { return nil }
            let isPast = before.contains { word in
                Self.value(of: word) == nil && Self.pasts.contains { Self.begins(word, with: $0) }
            }
            values.append((phase, word, isPast))
        }
        guard let first = values.first, let last = values.last, values.count <= 2 else {
            return nil
        }
        let now = values.count == 2 && last.isPast && !first.isPast ? first : last
        phase = now.phase
        stretch = now.word.startIndex..<now.word.endIndex
        guard values.count == 2 else {
            // `scenePhase was active` does not give the current phase.
            if now.isPast || !Self.isAbout(now.word, words) { return nil }
            return
        }
        earlier = now.word.startIndex == first.word.startIndex ? last.phase : first.phase
    }

    /// Reads a message that is only a phase, such as `print(newPhase)` prints.
    init?(alone message: ArraySlice<UInt8>) {
        let words = message.split { !$0.isNamePart }
        guard let word = words.last, let phase = Self.value(of: word),
            words.dropLast().allSatisfy({ Self.isWord($0, in: ["ScenePhase", "SwiftUI"]) })
        else { return nil }
        self.phase = phase
        stretch = word.startIndex..<word.endIndex
    }

    /// The place of the first word in a message that is the name of a phase; nil if there is none.
    static func word(in message: ArraySlice<UInt8>) -> Range<Int>? {
        message.split { !$0.isNamePart }.first { value(of: $0) != nil }
            .map { $0.startIndex..<$0.endIndex }
    }

    private static func value(of word: ArraySlice<UInt8>) -> ScenePhase? {
        for (name, phase) in values where isWord(word, in: [name]) { return phase }
        return nil
    }

    /// Returns true if a value is that of a phase, not of something else that has phases.
    private static func isAbout(_ value: ArraySlice<UInt8>, _ words: [ArraySlice<UInt8>]) -> Bool {
        let titles = words.indices.filter { isTitle(words[$0]) }
        return titles.contains { title in
            guard isWord(words[title], in: ["phase"]) else { return true }
            if title > 0, isWord(words[title - 1], in: ["scene"]) { return true }
            guard let place = words.firstIndex(where: { $0.startIndex == value.startIndex })
            else { return false }
            return place < title
                || words[(title + 1)..<place].allSatisfy { isWord($0, in: links) }
        }
    }

    private static func isTitle(_ word: ArraySlice<UInt8>) -> Bool {
        isWord(word, in: ["onChange"])
            || word.map(\.lowercased).suffix(5).elementsEqual("phase".utf8)
    }

    /// Whether a word is in a list, ignoring case.
    private static func isWord(_ word: ArraySlice<UInt8>, in list: [StaticString]) -> Bool {
        list.contains { name in
            name.withUTF8Buffer { bytes in
                bytes.count == word.count
                    && zip(bytes, word).allSatisfy { $0.lowercased == $1.lowercased }
            }
        }
    }

    private static func begins(_ word: ArraySlice<UInt8>, with name: StaticString) -> Bool {
        isWord(word.prefix(name.utf8CodeUnitCount), in: [name])
    }

    private static let values: [(StaticString, ScenePhase)] = [
        ("active", .active), ("inactive", .inactive), ("background", .background),
    ]

    /// Words that mark the previous phase.
    private static let pasts: [StaticString] = ["from", "old", "was", "previous", "prev", "before"]
    /// Words between `phase` and its value.
    private static let links: [StaticString] = [
        "is", "now", "changed", "change", "changes", "to", "became", "becomes", "ScenePhase",
        "SwiftUI",
        "value", "new", "newValue", "current", "state", "moved", "went", "into", "in", "the",
        "updated",
    ]
    private static let denials: [StaticString] = ["not", "never", "isn", "no"]
}
