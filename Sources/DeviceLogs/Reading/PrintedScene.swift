/// Finds the name of a scene in a message.
///
///     <UIWindowScene: 0x10590a>       the object
///     session 6B29FC40-CA47-…         the persistent identifier
///     scene 2, scene=A, [scene: 1]    a name given by the app
enum PrintedScene {
    /// The name of the scene that a message is about; nil if it names none.
    static func name(in message: ArraySlice<UInt8>) -> String? {
        let words = message.split { !($0.isNamePart || $0 == UInt8(ascii: "-")) }
        for (index, word) in words.enumerated().dropLast() {
            let title = String(decoding: word.map(\.lowercased), as: UTF8.self)
            let next = words[index + 1]
            guard titles.contains(title), isName(next) else { continue }
            // A name is in brackets, or after a colon or a blank. `scene.activationState` is a
            // member, and `scene(_:continue:)` a method.
            let between = message[word.endIndex..<next.startIndex]
            guard between.allSatisfy({ " :=#[\"'".utf8.contains($0) }) else { continue }
            return String(decoding: next, as: UTF8.self)
        }
        return nil
    }

    private static let titles = [
        "uiwindowscene", "uiscene", "scene", "session", "persistentidentifier", "window",
    ]

    /// Whether a word is a name rather than prose: a single letter, or a word with a digit.
    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        if word.count == 1 { return true }
        return word.contains { $0.isDigit }
    }
}
