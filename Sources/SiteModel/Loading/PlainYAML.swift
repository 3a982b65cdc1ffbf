import CYaml
import Yams

/// YAML without anchors and aliases, whose keys are text.
///
/// Yams puts the node of an anchor in the place of each alias, and takes the keys of a mapping apart to
/// tell whether one stands there twice. With lists of aliases as a key, half a kilobyte of YAML takes
/// forever, and so do keys within keys. So the events of libyaml, which come one after the other and
/// resolve nothing, are looked through first; Yams does not hand them out, so its C library is asked.
enum PlainYAML {
    /// Why a text is not read, although it is YAML.
    struct Refusal: Error {
        enum Reason {
            case tooLong
            case reference
            case keyIsNotText
        }

        var reason: Reason
        /// The line of the text, from 1.
        var line = 1
        /// The column in Unicode scalars, from 1.
        var column = 1
    }

    /// The most bytes of a text; files that people write are far below.
    static let mostBytes = 1_000_000

    /// The root of a text; nil if it is empty.
    ///
    /// - Throws: A `Refusal`, or what Yams says of a text that is not YAML.
    static func root(of text: String) throws -> Node? {
        guard text.utf8.count <= mostBytes else { throw Refusal(reason: .tooLong) }
        if let refusal = firstRefusal(in: Array(text.utf8)) { throw refusal }
        return try compose(yaml: text)
    }

    /// The first event that is refused; nil if there is none before the end or the first error, which
    /// Yams finds as well.
    private static func firstRefusal(in text: [UInt8]) -> Refusal? {
        text.withUnsafeBufferPointer { input in
            // The parser has its own address in it.
            let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
            defer { parser.deallocate() }
            guard yaml_parser_initialize(parser) == 1 else { return nil }
            defer { yaml_parser_delete(parser) }
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, input.baseAddress, input.count)
            var place = PlaceOfNode()
            while true {
                var event = yaml_event_t()
                guard yaml_parser_parse(parser, &event) == 1 else { return nil }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT { return nil }
                if let reason = place.refusal(of: event) {
                    return Refusal(
                        reason: reason, line: Int(event.start_mark.line) + 1,
                        column: Int(event.start_mark.column) + 1)
                }
            }
        }
    }
}

/// Where the next node of a text stands.
private struct PlaceOfNode {
    /// The collections that are open: whether each is a mapping whose next node is a key, a mapping
    /// whose next node is a value, or a list.
    private var collections: [Next] = []

    private enum Next {
        case key
        case value
        case member
    }

    /// Takes over an event, or says why it is refused.
    mutating func refusal(of event: yaml_event_t) -> PlainYAML.Refusal.Reason? {
        switch event.type {
        case YAML_ALIAS_EVENT: return .reference
        case YAML_SCALAR_EVENT:
            passNode()
            return event.data.scalar.anchor == nil ? nil : .reference
        case YAML_SEQUENCE_START_EVENT:
            return open(.member, anchor: event.data.sequence_start.anchor)
        case YAML_MAPPING_START_EVENT:
            return open(.key, anchor: event.data.mapping_start.anchor)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            collections.removeLast()
            return nil
        default: return nil
        }
    }

    private mutating func open(
        _ next: Next, anchor: UnsafePointer<UInt8>?
    ) -> PlainYAML.Refusal.Reason? {
        if anchor != nil { return .reference }
        if collections.last == .key { return .keyIsNotText }
        passNode()
        collections.append(next)
        return nil
    }

    /// Behind a key comes a value, and behind a value a key.
    private mutating func passNode() {
        switch collections.popLast() {
        case .key: collections.append(.value)
        case .value: collections.append(.key)
        case .member: collections.append(.member)
        case nil: break
        }
    }
}
