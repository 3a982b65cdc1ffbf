/// A node of YAML: text, a list or a mapping.
package struct YAMLNode: Sendable {
    /// What the node is.
    var content: Content
    /// Where it begins.
    var mark: Mark

    enum Content {
        case scalar(Scalar)
        case sequence([YAMLNode], hasHyphens: Bool)
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    /// A text.
    struct Scalar {
        var string: String
        /// Whether it stands between quotes.
        var isQuoted = false
        /// Whether it stands there as it reads, without quotes or a sign in front of a block.
        var isPlain = true
    }

    /// A place in a text, as libyaml counts it.
    struct Mark: Equatable {
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

    /// The keys, which are text, with their values; nil where this is no mapping.
    var mapping: [(key: YAMLNode, value: YAMLNode)]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }
}

extension YAMLNode.Scalar {
    /// Whether this is YAML's way to say that there is no value.
    var isNull: Bool {
        isPlain && ["", "~", "null", "Null", "NULL"].contains(string)
    }

    /// The flag that is meant; nil for any other text.
    var flag: Bool? {
        guard isPlain else { return nil }
        return switch string.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }
}
