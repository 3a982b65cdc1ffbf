import Diagnostics

/// A JSON value whose objects keep the order of their members.
enum JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral
{
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }

    init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// The value on one line.
    var line: String {
        var text = ""
        append(to: &text, indent: nil)
        return text
    }

    /// The value with one member on each line, ended by a line feed.
    var lines: String {
        var text = ""
        append(to: &text, indent: 0)
        return text + "\n"
    }

    private func append(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += "\(value)"
        case .string(let value): Self.append(value, to: &text)
        case .array(let values):
            Self.append(values, "[", "]", to: &text, indent) { value, text, indent in
                value.append(to: &text, indent: indent)
            }
        case .object(let members):
            Self.append(members, "{", "}", to: &text, indent) { member, text, indent in
                Self.append(member.0, to: &text)
                text += indent == nil ? ":" : ": "
                member.1.append(to: &text, indent: indent)
            }
        }
    }

    private static func append<Member>(
        _ members: [Member], _ open: String, _ close: String, to text: inout String, _ indent: Int?,
        _ appendMember: (Member, inout String, Int?) -> Void
    ) {
        text += open
        let deeper = indent.map { $0 + 2 }
        for (index, member) in members.enumerated() {
            if index > 0 { text += "," }
            if let deeper { text += "\n" + String(repeating: " ", count: deeper) }
            appendMember(member, &text, deeper)
        }
        if let indent, !members.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
        text += close
    }

    private static func append(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ":
                text += "\\u" + Text(hexadecimal: UInt64(scalar.value), digits: 4).string
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
