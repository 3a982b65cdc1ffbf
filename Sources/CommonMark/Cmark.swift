import CCmark

/// The interface to libcmark: bytes in, values out; no pointer leaves this file.
enum Cmark {
    /// Parses well-formed UTF-8; `firstLine` is the number of the first line.
    static func parse(_ bytes: [UInt8], firstLine: Int = 1) -> [SyntaxNode] {
        withTree(of: bytes) { root in
            var nodes: [SyntaxNode] = []
            nodes.reserveCapacity(bytes.count / 12 + 8)
            guard let iterator = cmark_iter_new(root) else { return [] }
            defer { cmark_iter_free(iterator) }
            var open: [Int] = []
            while true {
                let event = cmark_iter_next(iterator)
                if event == CMARK_EVENT_DONE { break }
                if event == CMARK_EVENT_EXIT {
                    if let index = open.popLast() { nodes[index].end = nodes.count }
                    continue
                }
                guard let pointer = cmark_iter_get_node(iterator) else { continue }
                var node = value(of: pointer, shift: firstLine - 1)
                node.end = nodes.count + 1
                if !node.kind.isLeaf { open.append(nodes.count) }
                nodes.append(node)
            }
            return nodes
        }
    }

    /// The HTML that cmark renders for a document, raw HTML included.
    static func html(of bytes: [UInt8]) -> String {
        withTree(of: bytes) { root in
            guard let html = cmark_render_html(root, CMARK_OPT_UNSAFE) else { return "" }
            defer { free(html) }
            return String(cString: html)
        }
    }

    private static func withTree<Result>(
        of bytes: [UInt8], _ body: (OpaquePointer) -> Result
    ) -> Result {
        // An empty array may have no address, but cmark needs one.
        let text = bytes.isEmpty ? [.lineFeed] : bytes
        let root = text.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
            }
        }
        guard let root else { preconditionFailure("cmark could not allocate a document") }
        defer { cmark_node_free(root) }
        return body(root)
    }

    private static func value(of pointer: OpaquePointer, shift: Int) -> SyntaxNode {
        var node = SyntaxNode(
            kind: kind(of: pointer),
            line: Int(cmark_node_get_start_line(pointer)) + shift,
            column: Int(cmark_node_get_start_column(pointer)) - 1,
            lastLine: Int(cmark_node_get_end_line(pointer)) + shift)
        switch node.kind {
        case .text, .code, .html, .htmlBlock:
            node.literal = string(cmark_node_get_literal(pointer))
        case .codeBlock:
            node.literal = string(cmark_node_get_literal(pointer))
            node.attribute = string(cmark_node_get_fence_info(pointer))
        case .link, .image:
            node.literal = string(cmark_node_get_url(pointer))
            node.attribute = string(cmark_node_get_title(pointer))
        case .heading:
            node.number = Int(cmark_node_get_heading_level(pointer))
        case .list:
            node.isOrdered = cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
            node.isTight = cmark_node_get_list_tight(pointer) != 0
            node.number = Int(cmark_node_get_list_start(pointer))
        default: break
        }
        return node
    }

    private static func kind(of pointer: OpaquePointer) -> SyntaxNode.Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .html
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_DOCUMENT: .document
        default: preconditionFailure("cmark made a node of a kind that it never parses")
        }
    }

    private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer else { return "" }
        return String(cString: pointer)
    }
}

extension SyntaxNode.Kind {
    /// True if cmark visits the node once instead of on entry and on exit.
    fileprivate var isLeaf: Bool {
        switch self {
        case .htmlBlock, .thematicBreak, .codeBlock, .text, .softBreak, .lineBreak, .code, .html:
            true
        default: false
        }
    }
}
