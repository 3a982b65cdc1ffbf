/// Recognises lines that report the end of a call that an earlier line reported.
///
///     applicationDidBecomeActive - begin      -> sceneWillResignActive(_:)
///     applicationDidBecomeActive - end        <- sceneWillResignActive(_:)
///
/// A boundary is right beside the name of the call, with nothing but the state between. A line with an
/// end boundary is matched with the last open line of the same call, in two cases:
/// - The earlier line has a begin boundary, and their other words are equal or no call came between.
/// - The earlier line has no boundary, their other words are equal, and no call came between.
struct MethodEnds<Call: Equatable> {
    private var open: [Open] = []

    /// A call whose end may still come.
    private struct Open {
        var call: Call
        var hasBoundary: Bool
        var otherWords: [[UInt8]]
    }

    /// Whether a line is the end of a call that was already counted.
    mutating func isEnd(
        _ call: Call, in message: ArraySlice<UInt8>, besides stretch: Range<Int>
    ) -> Bool {
        let marked = MarkedWords(message, besides: stretch)
        if marked.boundary == .end, let index = open.lastIndex(where: { $0.call == call }) {
            let isNext = index == open.count - 1
            let isSame = open[index].otherWords == marked.otherWords
            if open[index].hasBoundary ? isSame || isNext : isSame && isNext {
                open.removeSubrange(index...)
                return true
            }
        }
        open.append(
            Open(
                call: call, hasBoundary: marked.boundary == .begin, otherWords: marked.otherWords))
        if open.count > Self.deepest { open.removeFirst() }
        return false
    }

    /// More calls than are ever nested.
    private static var deepest: Int { 16 }
}

/// What a message says besides the name of a call.
private struct MarkedWords {
    enum Boundary {
        case begin
        case end
    }

    /// The boundary; nil if there is none.
    var boundary: Boundary?
    /// The words without the boundary, numbers and the printed state.
    var otherWords: [[UInt8]]

    init(_ message: ArraySlice<UInt8>, besides stretch: Range<Int>) {
        var before = Self.words(of: message[..<stretch.lowerBound])
        var after = Self.words(of: message[stretch.upperBound...])
        if let word = after.first, let boundary = Self.boundary(word) {
            self.boundary = boundary
            after.removeFirst()
        } else if let word = before.last, let boundary = Self.boundary(word) {
            self.boundary = boundary
            before.removeLast()
        }
        otherWords = before + after
    }

    /// The words and arrows of a part of the message, without what differs from line to line.
    private static func words(of text: ArraySlice<UInt8>) -> [[UInt8]] {
        var scanner = ByteScanner(text)
        var words: [[UInt8]] = []
        while let byte = scanner.next {
            if byte.isNamePart || byte >= 0x80 {
                let word = scanner.take { $0.isNamePart || $0 >= 0x80 }.map(\.lowercased)
                if !isLeftOut(word) { words.append(word) }
            } else if "-=<>{}".utf8.contains(byte) {
                let sign = scanner.take { "-=<>{}".utf8.contains($0) }
                if isArrow(sign, in: text) { words.append(Array(sign)) }
            } else {
                scanner.index += 1
            }
        }
        return words
    }

    /// Whether a sign is an arrow or a brace, and not a bracket as in `<UIWindowScene: 0x1>`.
    private static func isArrow(_ sign: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Bool {
        guard sign.contains(where: { "<>{}".utf8.contains($0) }) else { return false }
        let isBracket = sign.count == 1 && "<>".utf8.contains(sign[sign.startIndex])
        func isBlank(_ index: Int) -> Bool {
            !text.indices.contains(index) || text[index] == UInt8(ascii: " ")
        }
        return !isBracket || isBlank(sign.startIndex - 1) && isBlank(sign.endIndex)
    }

    private static func isLeftOut(_ word: [UInt8]) -> Bool {
        word.first.map(\.isDigit) ?? true
            || states.contains { state in state.withUTF8Buffer { word.elementsEqual($0) } }
    }

    private static func boundary(_ word: [UInt8]) -> Boundary? {
        func isIn(_ list: [StaticString]) -> Bool {
            list.contains { name in name.withUTF8Buffer { word.elementsEqual($0) } }
        }
        return isIn(begins) ? .begin : isIn(ends) ? .end : nil
    }

    private static let states: [StaticString] = [
        "active", "inactive", "background", "state", "applicationstate",
    ]

    private static let begins: [StaticString] = [
        "begin", "begins", "began", "beginning", "start", "starts", "started", "starting",
        "enter", "enters", "entered", "entering", "entry", "will", "before", "pre", "calling",
        "->", "-->", "=>", "==>", ">", ">>", ">>>", "{", "→", "开始", "进入", "開始", "시작",
    ]

    private static let ends: [StaticString] = [
        "end", "ends", "ended", "ending", "finish", "finishes", "finished", "finishing", "done",
        "exit", "exits", "exited", "exiting", "leave", "leaves", "leaving", "left", "return",
        "returns", "returned", "returning", "complete", "completes", "completed", "did", "after",
        "post", "called", "<-", "<--", "<=", "<==", "<", "<<", "<<<", "}", "←", "结束", "离开",
        "退出", "終了", "종료", "끝",
    ]
}
