import Diagnostics

/// A call that a message names.
struct NamedCall {
    /// What the spelling can stand for.
    var calls: [ObservedCall]
    /// Where in the line it stands.
    var stretch: Range<Int>
    /// The class whose method is printed, as of `-[AppDelegate applicationDidBecomeActive:]`; nil
    /// where none is.
    var receiver: String?
}

/// Finds out what messages name, and remembers the words that it has looked up.
struct MentionReader {
    private var slips: [String: Text?] = [:]

    /// The spelling that a word is a slip of; nil if it is none.
    fileprivate mutating func slip(_ word: String) -> Text? {
        if let known = slips[word] { return known }
        let meant = CallSpelling.nearest(to: word)
        slips[word] = meant
        return meant
    }

    /// What a message names.
    mutating func read(_ message: ArraySlice<UInt8>) -> Mention {
        Mention(in: message, &self)
    }
}

/// What a message names.
struct Mention {
    /// The calls that it names, in order.
    var calls: [NamedCall] = []
    /// Words that are nearly the spelling of a call, with that spelling.
    var slips: [(stretch: Range<Int>, meant: Text)] = []
    /// Whether it begins with what looks like the name of a method of the lifecycle and is none
    /// that is known.
    var beginsWithUnknown = false
    /// Whether it names a method that no rule calls.
    var namesUnmodelled = false

    /// Searches a message.
    fileprivate init(in message: ArraySlice<UInt8>, _ reader: inout MentionReader) {
        var scanner = ByteScanner(message)
        var receiver: String?
        var hasWord = false
        while let byte = scanner.next {
            guard byte.isLetter || byte == UInt8(ascii: "_") else {
                if byte == UInt8(ascii: "]") { receiver = nil }
                scanner.index += 1
                continue
            }
            let start = scanner.index
            let isBehindBracket =
                start > message.startIndex
                && message[start - 1] == UInt8(ascii: "[")
            let spelling = Spelling(&scanner)
            if let (calls, length) = spelling.calls {
                self.calls.append(
                    NamedCall(calls: calls, stretch: start..<start + length, receiver: receiver))
            } else if spelling.isUnmodelled {
                namesUnmodelled = true
            } else if isBehindBracket, scanner.next == UInt8(ascii: " ") {
                receiver = spelling.word
            } else if let slip = spelling.possibleSlip {
                if !hasWord || receiver != nil { beginsWithUnknown = spelling.looksLikeCall }
                if let meant = reader.slip(slip) {
                    slips.append((start..<start + spelling.length, meant))
                }
            }
            hasWord = true
        }
        if calls.isEmpty, let call = Mention.baseAlone(in: message) { calls = [call] }
    }

    /// A message that is nothing but `application` or `scene`, which many methods begin with, or
    /// that has it in the brackets of `function:[…]`.
    private static func baseAlone(in message: ArraySlice<UInt8>) -> NamedCall? {
        var scanner = ByteScanner(message)
        scanner.skipBlanks()
        var start = scanner.index
        var word = scanner.take { $0.isNamePart }
        if word.elementsEqual("function".utf8), scanner.skip(":"), scanner.skip("[") {
            start = scanner.index
            word = scanner.take { $0.isNamePart }
        }
        guard let calls = CallSpelling.calls(ofBase: String(decoding: word, as: UTF8.self)),
            scanner.next.map({ ":],".utf8.contains($0) }) ?? true
        else { return nil }
        return NamedCall(calls: calls, stretch: start..<start + word.count)
    }
}

/// A word that could be the name of a method: `App.AppDelegate.scene(_:continue:)`, or a selector.
private struct Spelling {
    /// The word, with the labels of its arguments.
    var word: String
    /// The number of bytes.
    var length: Int
    private var isWorthLookingUp: Bool

    init(_ scanner: inout ByteScanner) {
        let start = scanner.index
        _ = scanner.take { $0.isNamePart || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
        var rest = scanner
        if rest.skip("(") {
            _ = rest.take { $0.isNamePart || $0 == UInt8(ascii: ":") }
            if rest.skip(")") { scanner = rest }
        }
        var bytes = scanner.bytes[start..<scanner.index]
        // Colons and full stops at the end are punctuation, or the end of a selector.
        while let last = bytes.last, last == UInt8(ascii: ":") || last == UInt8(ascii: ".") {
            bytes = bytes.dropLast()
        }
        length = bytes.count
        // Nearly all words of a log are too short, or have neither a capital nor a colon within.
        isWorthLookingUp =
            length >= CallSpelling.shortest
            && bytes.dropFirst().contains { $0 != $0.lowercased || $0 == UInt8(ascii: ":") }
        word = String(decoding: bytes, as: UTF8.self)
    }

    /// The word without the types that it is a member of.
    private var member: String {
        let end = word.firstIndex(of: "(") ?? word.endIndex
        guard let dot = word[..<end].lastIndex(of: ".") else { return word }
        return String(word[word.index(after: dot)...])
    }

    /// What the word stands for, and how much of it does; nil if it is the name of none of the
    /// calls.
    var calls: (calls: [ObservedCall], length: Int)? {
        guard isWorthLookingUp else { return nil }
        if let calls = CallSpelling.calls(word) ?? CallSpelling.calls(member) {
            return (calls, length)
        }
        // `applicationDidBecomeActive:active` is a name and what was printed behind it.
        guard let colon = word.firstIndex(of: ":"), !word.contains("(") else { return nil }
        let name = String(word[..<colon])
        return CallSpelling.calls(name).map { ($0, name.utf8.count) }
    }

    /// Whether it is the name of a callback that no rule makes.
    var isUnmodelled: Bool {
        isWorthLookingUp && (CallSpelling.isUnmodelled(word) || CallSpelling.isUnmodelled(member))
    }

    /// Whether it begins as the methods of the delegates and of views do.
    var looksLikeCall: Bool {
        let name = member
        return Self.beginnings.contains { beginning in
            name.hasPrefix(beginning)
                && name.dropFirst(beginning.count).first.map { $0.isUppercase || $0 == "(" } == true
        }
    }

    private static let beginnings = ["application", "scene", "viewDid", "viewWill"]

    /// The word without the types that it is a member of, if it looks like the name of a method.
    var possibleSlip: String? {
        guard isWorthLookingUp else { return nil }
        let name = member
        return name.utf8.count >= 12 && name.utf8.contains { $0 != $0.lowercased } ? name : nil
    }
}
