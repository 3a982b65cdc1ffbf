import CYaml

/// YAML without anchors and aliases, whose keys are text.
///
/// With lists of aliases as a key, half a kilobyte of YAML can expand to more nodes than fit into
/// memory. The events of libyaml come one by one and expand nothing, so such YAML is refused before
/// a node is made of it.
enum PlainYAML {
    /// The reason why a text cannot be read.
    enum Fault: Error {
        /// YAML of a kind that is refused.
        case refusal(Refusal, YAMLNode.Position)
        /// Not YAML, with libyaml's message and the place that it is about.
        case syntax(String, YAMLNode.Position)
        /// A byte that is not allowed in YAML.
        case byte(String, offset: Int)
        /// Duplicate keys of a mapping: each repeated key, with the line of the first one.
        case duplicates([(key: YAMLNode, firstLine: Int)])
    }

    enum Refusal {
        case tooLong
        case reference
        case keyIsNotText
        case tag
    }

    /// The largest size of a text in bytes; files that people write are much smaller.
    static let mostBytes = 1_000_000

    /// The root of a text; nil if it is empty.
    static func root(of text: [UInt8]) throws(Fault) -> YAMLNode? {
        guard text.count <= mostBytes else {
            throw .refusal(.tooLong, YAMLNode.Position(line: 1, column: 1))
        }
        let result: Result<YAMLNode?, Fault> = text.withUnsafeBufferPointer { input in
            // The parser contains its own address, so it must not move.
            let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
            defer { parser.deallocate() }
            guard yaml_parser_initialize(parser) == 1 else {
                return .failure(.syntax("out of memory", YAMLNode.Position(line: 1, column: 1)))
            }
            defer { yaml_parser_delete(parser) }
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, input.baseAddress, input.count)
            return Result { () throws(Fault) in try root(from: parser) }
        }
        return try result.get()
    }

    private static func root(
        from parser: UnsafeMutablePointer<yaml_parser_t>
    ) throws(Fault) -> YAMLNode? {
        var composer = Composer()
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else { throw fault(of: parser.pointee) }
            defer { yaml_event_delete(&event) }
            if event.type == YAML_STREAM_END_EVENT { return composer.root }
            try composer.take(event)
        }
    }

    private static func fault(of parser: yaml_parser_t) -> Fault {
        let problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
        if parser.error == YAML_READER_ERROR {
            return .byte(problem, offset: parser.problem_offset)
        }
        guard let context = parser.context else {
            return .syntax(problem, YAMLNode.Position(parser.problem_mark))
        }
        // If something is not closed, its start helps more than the end of the text.
        let words = String(cString: context)
        let isOpen =
            problem.contains("end of stream")
            || words.contains("flow") && parser.context_mark.line < parser.problem_mark.line
        return .syntax(
            "\(problem) \(words)",
            YAMLNode.Position(isOpen ? parser.context_mark : parser.problem_mark))
    }
}

/// Builds nodes from events.
private struct Composer {
    /// The root of the document.
    private(set) var root: YAMLNode?
    private var open: [Collection] = []

    private struct Collection {
        var mark: YAMLNode.Position
        var isMapping: Bool
        var hasHyphens = false
        /// The members of a list, or the keys and values of a mapping in turn.
        var nodes: [YAMLNode] = []

        var expectsKey: Bool { isMapping && nodes.count.isMultiple(of: 2) }
    }

    /// Takes an event, or throws if it is refused.
    mutating func take(_ event: yaml_event_t) throws(PlainYAML.Fault) {
        let mark = YAMLNode.Position(event.start_mark)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT where root != nil:
            throw .syntax(
                "but found another document expected a single document in the stream", mark)
        case YAML_ALIAS_EVENT: throw .refusal(.reference, mark)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            if scalar.anchor != nil { throw .refusal(.reference, mark) }
            if scalar.tag != nil { throw .refusal(.tag, mark) }
            add(YAMLNode(content: .scalar(YAMLNode.Scalar(scalar)), mark: mark))
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            try begin(
                Collection(
                    mark: mark, isMapping: false,
                    hasHyphens: start.style == YAML_BLOCK_SEQUENCE_STYLE), anchor: start.anchor)
        case YAML_MAPPING_START_EVENT:
            try begin(
                Collection(mark: mark, isMapping: true), anchor: event.data.mapping_start.anchor)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try end()
        default: break
        }
    }

    private mutating func begin(
        _ collection: Collection, anchor: UnsafePointer<UInt8>?
    ) throws(PlainYAML.Fault) {
        if anchor != nil { throw .refusal(.reference, collection.mark) }
        if open.last?.expectsKey == true { throw .refusal(.keyIsNotText, collection.mark) }
        open.append(collection)
    }

    private mutating func end() throws(PlainYAML.Fault) {
        guard let collection = open.popLast() else { return }
        let nodes = collection.nodes
        guard collection.isMapping else {
            return add(
                YAMLNode(
                    content: .sequence(nodes, hasHyphens: collection.hasHyphens),
                    mark: collection.mark))
        }
        let entries = stride(from: 0, to: nodes.count - 1, by: 2).map {
            (key: nodes[$0], value: nodes[$0 + 1])
        }
        let duplicates = Self.duplicates(among: entries.map(\.key))
        if !duplicates.isEmpty { throw .duplicates(duplicates) }
        add(YAMLNode(content: .mapping(entries), mark: collection.mark))
    }

    private mutating func add(_ node: YAMLNode) {
        if open.isEmpty { root = node } else { open[open.count - 1].nodes.append(node) }
    }

    private static func duplicates(
        among keys: [YAMLNode]
    ) -> [(key: YAMLNode, firstLine: Int)] {
        var lines: [String: Int] = [:]
        return keys.compactMap { key in
            guard let name = key.scalar?.string else { return nil }
            if let line = lines[name] { return (key, line) }
            lines[name] = key.mark.line
            return nil
        }
    }
}

extension YAMLNode.Position {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
}

extension YAMLNode.Scalar {
    /// The data of an event with a text.
    fileprivate typealias Event = yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar

    fileprivate init(_ event: Event) {
        string = String(
            decoding: UnsafeBufferPointer(start: event.value, count: event.length), as: UTF8.self)
        isQuoted =
            event.style == YAML_SINGLE_QUOTED_SCALAR_STYLE
            || event.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
        isPlain = event.style == YAML_PLAIN_SCALAR_STYLE
    }
}
