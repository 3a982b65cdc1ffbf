/// A node of YAML: text, a list or a mapping.
package struct YAMLNode: Sendable {
    /// The kind of the node, with its content.
    var content: Content
    /// The start of the node.
    var mark: Position

    enum Content {
        case scalar(Scalar)
        case sequence([YAMLNode], hasHyphens: Bool)
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    /// A text.
    struct Scalar {
        var string: String
        /// True if it is in quotes.
        var isQuoted = false
        /// True if it is written as it reads, without quotes or the sign of a block scalar.
        var isPlain = true
    }

    /// A place in a text, as libyaml counts it.
    struct Position: Equatable {
        /// The line, from 1.
        var line: Int
        /// The column in Unicode scalars, from 1.
        var column: Int
    }

    /// The text; nil for a list or a mapping.
    var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The members of a list; nil for anything else.
    var sequence: [YAMLNode]? {
        if case .sequence(let members, _) = content { members } else { nil }
    }

    /// The keys, which are text, with their values; nil for anything else.
    var mapping: [(key: YAMLNode, value: YAMLNode)]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }
}

extension YAMLNode.Scalar {
    /// True if it is one of YAML's words for no value.
    var isNull: Bool {
        isPlain && ["", "~", "null", "Null", "NULL"].contains(string)
    }

    /// The value of a flag; nil for any other text.
    var flag: Bool? {
        guard isPlain else { return nil }
        return switch string.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }
}
