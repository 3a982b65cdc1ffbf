import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// Interprets the attributes of a block, and reports those that are wrong.
struct OptionReader {
    /// A key of a kind of block.
    struct Key: Equatable, Sendable {
        var name: String
        /// True if the key has no value.
        var isFlag = false
        /// True if the key may be given several times.
        var isList = false
    }

    private var attributes: [Attribute] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Keeps the known attributes, each key once, and reports the others.
    init(_ attributes: [Attribute], keys: [Key], block: String) {
        for attribute in attributes {
            guard let key = keys.first(where: { $0.name == attribute.key }) else {
                reportUnknown(attribute, keys: keys.map(\.name), block: block)
                continue
            }
            if !key.isList, let earlier = self.attribute(key.name) {
                report(
                    "block.duplicate-key", attribute.keyRange,
                    "'\(key.name)' is given twice, first on line \(earlier.keyRange.start.line)"
                )
            } else if key.isFlag, attribute.value != nil {
                report(
                    "block.unexpected-value", attribute.valueRange,
                    "'\(key.name)' takes no value")
            } else if !key.isFlag, attribute.value == nil {
                report(
                    "block.missing-value", attribute.keyRange,
                    "'\(key.name)' needs a value, such as '\(key.name)=…'")
            } else {
                self.attributes.append(attribute)
            }
        }
    }

    func hasFlag(_ key: String) -> Bool {
        attributes.contains { $0.key == key }
    }

    func text(_ key: String) -> String? {
        attribute(key)?.value
    }

    func attribute(_ key: String) -> Attribute? {
        attributes.first { $0.key == key }
    }

    /// All attributes with a key that may be given several times.
    func attributes(_ key: String) -> [Attribute] {
        attributes.filter { $0.key == key }
    }

    /// The keys that are given, with their places.
    var given: [(key: String, range: SourceRange)] { attributes.map { ($0.key, $0.keyRange) } }

    /// The name of a block: lower-case letters, digits and hyphens, so that it needs no escapes in
    /// an address or an HTML id.
    mutating func name(_ key: String) -> BlockName? {
        guard let attribute = attribute(key), let value = attribute.value else { return nil }
        return name(value, at: attribute.valueRange)
    }

    /// Reads a name at a place.
    mutating func name(_ value: String, at range: SourceRange) -> BlockName? {
        let isName =
            !value.isEmpty
            && value.utf8.enumerated().allSatisfy { index, byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): index > 0
                default: false
                }
            }
        guard isName else {
            report(
                "block.bad-value", range,
                "'\(value)' is not a name: small letters, digits, hyphens; a letter first")
            return nil
        }
        return BlockName(text: value, range: range)
    }

    /// The versions of iOS in a list such as `12,17` or `9,12-17`; empty if none are given.
    mutating func versions(_ key: String) -> [StatedVersion] {
        var versions: [StatedVersion] = []
        for (part, range) in list(key) {
            if part.isEmpty {
                report("block.bad-value", range, "a version is missing, as in '\(key)=12,17'")
                continue
            }
            do throws(VersionSpan.VersionFault) {
                let span = try VersionSpan(written: part)
                if let other = versions.first(where: { $0.span.overlaps(span) }) {
                    let isSame = other.span == span
                    report(
                        "block.bad-value", range,
                        isSame
                            ? "iOS \(part) is listed twice"
                            : "'\(part)' and '\(Text(other.span))' have versions in common")
                } else {
                    versions.append(StatedVersion(span: span, range: range))
                }
            } catch {
                report("block.bad-value", range, error.summary)
            }
        }
        return versions
    }

    /// A version as a device reports it, `12.1` or `11.0.3`; nil if none is given.
    mutating func release(_ key: String) -> DeviceVersion? {
        guard let attribute = attributes.first(where: { $0.key == key }),
            let value = attribute.value
        else { return nil }
        guard let version = IOSVersion(release: value) else {
            report(
                "block.bad-value", attribute.valueRange,
                IOSVersion.fault(release: value, example: "12, 12.1 or 11.0.3"))
            return nil
        }
        return DeviceVersion(text: value, version: version, range: attribute.valueRange)
    }

    /// A time of a run such as `5s`; nil if none is given.
    mutating func moment(_ key: String) -> Instant? {
        guard let attribute = attributes.first(where: { $0.key == key }),
            let value = attribute.value
        else { return nil }
        guard let instant = Instant(written: Text(string: value)) else {
            report(
                "block.bad-value", attribute.valueRange,
                "'\(value)' is not a time, such as 5s, 500ms, 3m or 1h")
            return nil
        }
        return instant
    }

    /// The views in a list such as `timeline,table`; nil if none are given.
    ///
    /// A sketch must be the only view, and it must be of the run of another block.
    mutating func views(_ key: String) -> FigureViews? {
        guard hasFlag(key) else { return nil }
        let names = FigureViews.names
        var views: FigureViews = []
        for (part, range) in list(key) {
            guard let view = names.first(where: { $0.name == Text(string: part) })?.view else {
                let words = names.map(\.name)
                let nearest = nearestWord(to: Text(string: part), among: words)
                let list = words.map(\.string).joined(separator: ", ")
                let hint = didYouMean(nearest, else: "the views are \(list)")
                report("block.bad-value", range, "'\(part)' is not a view\(hint)")
                continue
            }
            if !views.insert(view).inserted {
                report("block.bad-value", range, "view '\(part)' is listed twice")
            }
        }
        // Messages about a run and links to it lead to a figure, and a sketch is not one.
        if views.contains(.sketch), views != .sketch || attribute("of") == nil,
            let attribute = attribute(key)
        {
            report(
                "block.bad-value", attribute.valueRange,
                "a sketch shows the run of another block, and no other view: 'of=ID view=sketch'")
        }
        return views
    }

    /// Reports a fault of the block.
    mutating func report(_ id: DiagnosticID, _ range: SourceRange, _ summary: Message) {
        diagnostics.append(Diagnostic(.error, id, range: range, summary))
    }

    /// The parts of a value between commas, with their places.
    func list(_ key: String) -> [(String, SourceRange)] {
        guard let attribute = attribute(key), let value = attribute.value else { return [] }
        var start = attribute.valueRange.start.column
        return value.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let blanks = part.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let word = part.drop { $0 == " " }
            defer { start += part.utf8.count + 1 }
            return (
                String(word),
                SourceRange(
                    line: attribute.valueRange.start.line, column: start + blanks,
                    length: word.utf8.count)
            )
        }
    }

    private mutating func reportUnknown(_ attribute: Attribute, keys: [String], block: String) {
        let words = keys.map { Text(string: $0) }
        let nearest = nearestWord(to: Text(string: attribute.key), among: words)
        diagnostics.append(
            Diagnostic(
                .error, "block.unknown-key", range: attribute.keyRange,
                "'\(attribute.key)' is not a key of a '\(block)' block\(didYouMean(nearest))",
                notes: nearest == nil && !keys.isEmpty
                    ? ["the keys are \(keys.joined(separator: ", "))"] : [],
                replacements: replacement(of: attribute.keyRange, by: nearest)))
    }
}
