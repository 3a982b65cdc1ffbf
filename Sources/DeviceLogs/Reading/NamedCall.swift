import Diagnostics

/// A call that a message names.
struct NamedCall {
    /// The calls that the spelling can mean.
    var calls: [ObservedCall]
    /// The place of the name in the message.
    var stretch: Range<Int>
    /// The class whose method is printed, as in `-[AppDelegate applicationDidBecomeActive:]`; nil
    /// if none is.
    var receiver: String?
}

/// Finds the names in messages, and caches the words that it has looked up.
struct NamedCallReader {
    private var slips: [String: Text?] = [:]

    /// The spelling that a word misspells; nil if there is none.
    fileprivate mutating func slip(_ word: String) -> Text? {
        if let known = slips[word] { return known }
        let meant = CallSpelling.nearest(to: word)
        slips[word] = meant
        return meant
    }

    mutating func read(_ message: ArraySlice<UInt8>) -> NamedCalls {
        NamedCalls(in: message, &self)
    }
}

/// What a message names.
struct NamedCalls {
    /// The calls named in the message, in order.
    var calls: [NamedCall] = []
    /// Words that misspell a call, each with the right spelling.
    var slips: [(stretch: Range<Int>, meant: Text)] = []
    /// Whether it begins with what looks like a lifecycle method but is unknown.
    var beginsWithUnknown = false
    /// Whether it names a method that no rule calls.
    var namesUnmodelled = false

    fileprivate init(in message: ArraySlice<UInt8>, _ reader: inout NamedCallReader) {
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
            let spelling = WrittenName(&scanner)
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
        if calls.isEmpty, let call = NamedCalls.baseAlone(in: message) { calls = [call] }
    }

    /// Reads a message that is only `application` or `scene`, the first part of many methods, or
    /// has it in the brackets of `function:[…]`.
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

/// A word that could name a method, such as `App.AppDelegate.scene(_:continue:)`, or a selector.
private struct WrittenName {
    /// The word, with the labels of its arguments.
    var word: String
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
        // Nearly all words of a log are shorter, or have neither a capital nor a colon inside.
        isWorthLookingUp =
            length >= CallSpelling.shortest
            && bytes.dropFirst().contains { $0 != $0.lowercased || $0 == UInt8(ascii: ":") }
        word = String(decoding: bytes, as: UTF8.self)
    }

    /// The word without the types before it.
    private var member: String {
        let end = word.firstIndex(of: "(") ?? word.endIndex
        guard let dot = word[..<end].lastIndex(of: ".") else { return word }
        return String(word[word.index(after: dot)...])
    }

    /// The calls that the word can mean, and the length of the part that names them; nil if there
    /// are none.
    var calls: (calls: [ObservedCall], length: Int)? {
        guard isWorthLookingUp else { return nil }
        if let calls = CallSpelling.calls(word) ?? CallSpelling.calls(member) {
            return (calls, length)
        }
        // `applicationDidBecomeActive()` and `applicationDidBecomeActive(UIApplication)` are names
        // with brackets that hold no labels.
        if let bracket = word.firstIndex(of: "("), !word.contains(":") {
            let name = String(word[..<bracket])
            return CallSpelling.calls(name).map { ($0, length) }
        }
        // `applicationDidBecomeActive:active` is a name followed by a printed value.
        guard let colon = word.firstIndex(of: ":"), !word.contains("(") else { return nil }
        let name = String(word[..<colon])
        return CallSpelling.calls(name).map { ($0, name.utf8.count) }
    }

    /// Whether it names a callback that no rule makes.
    var isUnmodelled: Bool {
        isWorthLookingUp && (CallSpelling.isUnmodelled(word) || CallSpelling.isUnmodelled(member))
    }

    /// Whether it begins like the methods of delegates and view controllers.
    var looksLikeCall: Bool {
        let name = member
        return Self.beginnings.contains { beginning in
            name.hasPrefix(beginning)
                && name.dropFirst(beginning.count).first.map { $0.isUppercase || $0 == "(" } == true
        }
    }

    private static let beginnings = ["application", "scene", "viewDid", "viewWill"]

    /// The word without the types before it, if it looks like the name of a method.
    var possibleSlip: String? {
        guard isWorthLookingUp else { return nil }
        let name = member
        return name.utf8.count >= 12 && name.utf8.contains { $0 != $0.lowercased } ? name : nil
    }
}
