/// An XML element with text or child elements.
struct XML {
    var name: String
    var attributes: [(String, String)] = []
    var text = ""
    var elements: [XML] = []

    /// The document, ended by a line feed.
    var document: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        append(to: &text, indent: "")
        return text
    }

    private func append(to document: inout String, indent: String) {
        document += "\(indent)<\(name)"
        for (name, value) in attributes {
            document += " \(name)=\"\(Self.escaped(value, isAttribute: true))\""
        }
        if text.isEmpty, elements.isEmpty {
            document += "/>\n"
        } else if elements.isEmpty {
            document += ">\(Self.escaped(text))</\(name)>\n"
        } else {
            document += ">\n"
            for element in elements { element.append(to: &document, indent: indent + "  ") }
            document += "\(indent)</\(name)>\n"
        }
    }

    private static func escaped(_ text: String, isAttribute: Bool = false) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where isAttribute: escaped += "&#10;"
            case "\t" where isAttribute: escaped += "&#9;"
            // XML cannot contain any other control character.
            case "\0"..<"\t", "\u{0B}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
