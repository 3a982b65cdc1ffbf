import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText
import SiteModel

/// A name of the vocabulary in a code span.
struct APIName: Equatable {
    var text: String
    /// The place of the name, without the backticks.
    var range: SourceRange
    var kind: Kind

    /// The kind of thing that a name is for.
    enum Kind: Equatable {
        case callback(Callback)
        case notification(NotificationName)
        case killCode(KillCode)
        /// A key of `launchOptions`, or a property of `UIScene.ConnectionOptions`.
        case option
        /// A value of `UIBackgroundModes`.
        case backgroundMode
    }
}

extension ParsedPage {
    /// The names of the vocabulary in the code spans of the page, in order.
    var apiNames: [APIName] {
        codeSpans.compactMap { text, range in
            APIVocabulary.kinds[text].map { APIName(text: text, range: range, kind: $0) }
        }
    }

    /// The code spans on one line, with the places of the text between their backticks.
    fileprivate var codeSpans: [(text: String, range: SourceRange)] {
        var spans: [(text: String, range: SourceRange)] = []
        document.forEachInline { inline in
            guard case .code(let text) = inline.kind else { return }
            spans.append((text, inline.range))
        }
        if spans.isEmpty { return [] }
        let source = SourceText(page.bytes)
        return spans.map { (text: $0.text, range: source.insideOfCode($0.range)) }
            .filter { $0.range.start.line == $0.range.end.line }
    }
}

/// Checks the names in the code spans of pages; the answer for each spelling is cached.
struct APINameCheck {
    private var answers: [String: String?] = [:]
    private(set) var search = NearestWordSearch()

    /// The faults of names that are nearly in the vocabulary.
    mutating func faults(of page: ParsedPage) -> [Diagnostic] {
        var faults: [Diagnostic] = []
        for (text, range) in page.codeSpans {
            guard let right = correction(of: text) else { continue }
            faults.append(
                Diagnostic(
                    .warning, "page.api-name", range: range,
                    "'\(text)' is not a known name\(didYouMean(Text(string: right)))",
                    replacements: [Replacement(range: range, text: Text(string: right))]))
        }
        return faults
    }

    /// The name that a spelling is a slip of; nil if it is correct or not meant as a known name.
    mutating func correction(of name: String) -> String? {
        if let known = answers[name] { return known }
        let answer = APIVocabulary.correction(of: name, &search)
        answers[name] = .some(answer)
        return answer
    }
}

/// The names that the simulator knows, as written in code.
enum APIVocabulary {
    /// The kind of name for each spelling.
    static let kinds: [String: APIName.Kind] = {
        var kinds: [String: APIName.Kind] = [:]
        func add(_ name: StaticString, _ kind: APIName.Kind) {
            let name = Text(name).string
            kinds[name] = kinds[name] ?? kind
        }
        for callback in Callback.allCases {
            add(callback.name, .callback(callback))
            add(callback.selector, .callback(callback))
            add(callback.alias, .callback(callback))
            // Prose often has the name without its arguments.
            let name = Text(callback.name).string
            let base = String(name.prefix { $0 != "(" })
            if name.contains("(_:)") || name.contains("()") {
                kinds[base] = kinds[base] ?? .callback(callback)
            }
        }
        for notification in NotificationName.allCases {
            add(notification.name, .notification(notification))
            let name = Text(notification.name).string
            let parts = name.split(separator: ".").map(String.init)
            kinds[parts[1]] = .notification(notification)
            // Objective-C joins the type and the name.
            let objectiveC = parts[0] + parts[1].prefix(1).uppercased() + parts[1].dropFirst()
            kinds[objectiveC] = .notification(notification)
        }
        for code in KillCode.allCases { add(code.code, .killCode(code)) }
        for key in LaunchReason.optionKeys { add(key, .option) }
        for (name, _) in BackgroundModes.all { add(name, .backgroundMode) }
        return kinds
    }()

    /// The spellings in a fixed order, with their letters.
    private static let spellings = kinds.keys.sorted().map { Text(string: $0) }
        .map { (name: $0, letters: letters(in: $0)) }

    /// Names of UIKit that are as near to a known name as a slip.
    private static let others = ["shortcutItems", "URLContexts", "didReceiveMemoryWarning:"]

    /// The names of callbacks, by the part before their arguments.
    private static let callbacks = Dictionary(
        grouping: Callback.allCases.map { Text($0.name).string },
        by: { String($0.prefix { $0 != "(" }) })

    /// The name that a spelling is a slip of; nil if it is correct or not meant as a known name.
    static func correction(of name: String, _ search: inout NearestWordSearch) -> String? {
        guard kinds[name] == nil, !others.contains(name), isLikelyName(name) else { return nil }
        let isCode = name.lowercased().hasPrefix("0x")
        // A hexadecimal number may have capital letters.
        if isCode, kinds[name.lowercased()] != nil { return nil }
        if let other = withOtherArguments(name) { return other }
        // A near name is at most an eighth longer. In a sequence of bytes, a letter that moves
        // counts as two changes: one removed and one inserted.
        let length = name.utf8.count
        let most = mostChanges(in: length + length / 8)
        let written = Text(string: name)
        let letters = letters(in: written)
        let candidates = spellings.filter { spelling in
            abs(spelling.name.count - length) <= most
                && (letters & ~spelling.letters).nonzeroBitCount <= most
                && (spelling.letters & ~letters).nonzeroBitCount <= most
        }
        let near = search.nearest(to: written, among: candidates.map(\.name), within: 2 * most)?
            .string
        guard let near, isCode == near.hasPrefix("0x"), isNear(name, near) else { return nil }
        return near
    }

    /// Returns true if a code span may be meant as a known name.
    ///
    /// Names in code have no blanks, and short ones are near to too many others. Parentheses must
    /// contain labels; otherwise it is a call with arguments.
    private static func isLikelyName(_ name: String) -> Bool {
        guard name.utf8.count >= 9 else { return false }
        if let open = name.firstIndex(of: "(") {
            guard name.hasSuffix("()") || name.hasSuffix(":)"), open > name.startIndex else {
                return false
            }
        }
        return name.utf8.allSatisfy { byte in
            switch byte | 0x20 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): true
            default: "0123456789._():-".utf8.contains(byte)
            }
        }
    }

    /// The callback with the same words before its arguments but other arguments, such as
    /// `sceneDidDisconnect()`.
    ///
    /// Several callbacks share `application`; for those the nearest name counts instead.
    private static func withOtherArguments(_ name: String) -> String? {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
        let base = name[..<open]
        let same = callbacks[String(base)] ?? []
        return same.count == 1 && base.utf8.count > 12 ? same[0] : nil
    }

    /// Returns true if two names differ in a letter or two, not in a word.
    ///
    /// For example, `viewDidDisappear` is not a slip of `viewDidAppear`.
    private static func isNear(_ name: String, _ other: String) -> Bool {
        let length = max(name.utf8.count, other.utf8.count)
        let change = name.difference(from: other)
        // A replaced letter counts as one removed and one inserted.
        return max(change.insertions.count, change.removals.count) <= mostChanges(in: length)
            || name.lowercased() == other.lowercased()
    }

    /// A bit for each letter of a name; names with other letters are not near, whatever their
    /// order.
    private static func letters(in name: Text) -> UInt64 {
        name.bytes.reduce(0) { letters, byte in
            let isCapital = (0x41...0x5A).contains(byte)
            return letters | 1 << UInt64((isCapital ? byte + 0x20 : byte) & 63)
        }
    }

    /// The number of letters that a slip changes in a name.
    private static func mostChanges(in length: Int) -> Int { max(1, length / 12) }
}
