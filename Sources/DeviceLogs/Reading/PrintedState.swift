import LifecycleCore

/// Finds in a message what is printed as `applicationState`.
///
/// A message may speak of states without printing one: "going to background". So a word counts only
/// where something says that it is a value: a name such as `state` before it, a bracket, a quote,
/// the dot of an enumeration, or nothing else beside it.
enum PrintedState {
    /// The state that is printed behind or before a call; nil if there is none.
    static func of(_ message: ArraySlice<UInt8>, besides call: Range<Int>) -> ApplicationState? {
        state(in: message[call.upperBound...]) ?? state(in: message[..<call.lowerBound])
    }

    private static func state(in text: ArraySlice<UInt8>) -> ApplicationState? {
        let words = text.split { !$0.isNamePart }
        for (index, bytes) in words.enumerated() {
            let word = String(decoding: bytes.map(\.lowercased), as: UTF8.self)
            if let state = constants[word] { return state }
            // "state is active" names it as "state: active" does.
            let title = words[..<index].last { !$0.elementsEqual("is".utf8) }
            let before = title?.map(\.lowercased) ?? []
            let isNamed = before.ends(with: "state") || before.elementsEqual("rawvalue".utf8)
            if isNamed, let state = rawValues[word] { return state }
            // A phase is SwiftUI's word for what a scene is in.
            guard let state = names[word], !before.ends(with: "phase") else { continue }
            let isValue = isNamed || words.count == 1 || isMarked(bytes.startIndex, in: text)
            if isValue, !isArrowBehind(bytes.endIndex, in: text) { return state }
        }
        return nil
    }

    /// Whether the byte before a word makes it a value.
    private static func isMarked(_ start: Int, in text: ArraySlice<UInt8>) -> Bool {
        guard start > text.startIndex else { return false }
        let mark = text[start - 1]
        // `applicationDidBecomeActive:active`, the name and the state in one.
        if mark == UInt8(ascii: ":") { return start - 1 == text.startIndex }
        // A dot counts where no name stands before it.
        if mark == UInt8(ascii: ".") {
            return start - 1 == text.startIndex || !text[start - 2].isNamePart
        }
        return "[(\"'=".utf8.contains(mark)
    }

    /// Whether what follows is `->`: then it is a change of state in words.
    private static func isArrowBehind(_ end: Int, in text: ArraySlice<UInt8>) -> Bool {
        let rest = text[end...].drop { $0 == UInt8(ascii: " ") }
        return rest.starts(with: "->".utf8) || rest.starts(with: "→".utf8)
            || rest.starts(with: "=>".utf8)
    }

    private static let constants: [String: ApplicationState] = [
        "uiapplicationstateactive": .active, "uiapplicationstateinactive": .inactive,
        "uiapplicationstatebackground": .background,
    ]

    private static let names: [String: ApplicationState] = [
        "active": .active, "inactive": .inactive, "background": .background,
    ]

    private static let rawValues: [String: ApplicationState] = [
        "0": .active, "1": .inactive, "2": .background,
    ]
}

extension Array<UInt8> {
    fileprivate func ends(with word: StaticString) -> Bool {
        word.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
