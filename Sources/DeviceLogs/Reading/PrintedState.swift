import LifecycleCore

/// Finds the printed `applicationState` in a message.
///
/// A message may mention a state without printing it, as in "going to background". So a word counts
/// only if something marks it as a value: a name such as `state` before it, a bracket, a quote, the
/// dot of an enumeration case, or no other word beside it.
enum PrintedState {
    /// The state printed after a call, or else before it; nil if there is none.
    static func of(_ message: ArraySlice<UInt8>, besides call: Range<Int>) -> ApplicationState? {
        state(in: message[call.upperBound...]) ?? state(in: message[..<call.lowerBound])
    }

    private static func state(in text: ArraySlice<UInt8>) -> ApplicationState? {
        let words = text.split { !$0.isNamePart }
        for (index, bytes) in words.enumerated() {
            let word = String(decoding: bytes.map(\.lowercased), as: UTF8.self)
            if let state = constants[word] { return state }
            // "state is active" names the value as "state: active" does.
            let title = words[..<index].last { !$0.elementsEqual("is".utf8) }
            let before = title?.map(\.lowercased) ?? []
            let isNamed = before.ends(with: "state") || before.elementsEqual("rawvalue".utf8)
            if isNamed, let state = rawValues[word] { return state }
            // A phase is a scene's, in SwiftUI's terms, and not an `applicationState`.
            guard let state = names[word], !before.ends(with: "phase") else { continue }
            let isValue = isNamed || words.count == 1 || isMarked(bytes.startIndex, in: text)
            if isValue, !isArrowBehind(bytes.endIndex, in: text) { return state }
        }
        return nil
    }

    /// Whether the byte before a word marks it as a value.
    private static func isMarked(_ start: Int, in text: ArraySlice<UInt8>) -> Bool {
        guard start > text.startIndex else { return false }
        let mark = text[start - 1]
        // `applicationDidBecomeActive:active` joins the name and the state.
        if mark == UInt8(ascii: ":") { return start - 1 == text.startIndex }
        // A dot counts only without a name before it.
        if mark == UInt8(ascii: ".") {
            return start - 1 == text.startIndex || !text[start - 2].isNamePart
        }
        return "[(\"'=".utf8.contains(mark)
    }

    /// Whether an arrow follows, which makes it a change of state described in words.
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
