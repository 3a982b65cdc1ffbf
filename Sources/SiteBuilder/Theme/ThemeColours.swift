/// The colours of a theme by the names of their custom properties.
struct ThemeColours {
    /// A custom property, and the file that it is in.
    struct Place {
        var file: SourceFile
        var token: ThemeToken
    }

    /// What a custom property is in one scheme.
    enum Value {
        /// A colour, and where in the style sheet it is written.
        case colour(Colour, ArraySlice<UInt8>)
        /// Something that is no colour, or one that nothing can be told of.
        case unreadable(ArraySlice<UInt8>)
    }

    /// The properties that hold in each scheme: of two with one name the later.
    private var tokens: [ColourScheme: [String: Place]] = [:]

    /// Reads the style sheets of some templates.
    init(_ templates: SourceFolder) {
        for file in templates.sortedFiles where file.path.hasSuffix(StyleSheet.suffix) {
            for token in ThemeToken.tokens(in: file.bytes) {
                for scheme in token.schemes {
                    tokens[scheme, default: [:]][token.name] = Place(file: file, token: token)
                }
            }
        }
    }

    /// Where a custom property is given; nil if it is not.
    func place(of name: String, in scheme: ColourScheme) -> Place? { tokens[scheme]?[name] }

    /// What a custom property is; nil if nobody gives it a value.
    func value(of name: String, in scheme: ColourScheme) -> Value? {
        guard let token = place(of: name, in: scheme)?.token else { return nil }
        return value(token.value, in: scheme, depth: 0)
    }

    private func value(_ text: ArraySlice<UInt8>, in scheme: ColourScheme, depth: Int) -> Value {
        let text = trimmed(text)
        if let (name, arguments) = Self.function(text) {
            if name == "light-dark", arguments.count == 2 {
                return value(arguments[scheme == .light ? 0 : 1], in: scheme, depth: depth + 1)
            }
            // Properties may name each other in a ring.
            if name == "var", let first = arguments.first, depth < 16 {
                let other = String(decoding: trimmed(first), as: UTF8.self)
                let token = place(of: other, in: scheme)?.token
                let value = (token?.value ?? arguments.dropFirst().first).map {
                    self.value($0, in: scheme, depth: depth + 1)
                }
                if case .colour(let colour, _) = value { return .colour(colour, text) }
            }
        }
        return Colour(css: text).map { .colour($0, text) } ?? .unreadable(text)
    }

    /// The name and the arguments of a call, `light-dark(#fff, #111)`; nil if it is none.
    fileprivate static func function(
        _ text: ArraySlice<UInt8>
    ) -> (name: String, arguments: [ArraySlice<UInt8>])? {
        guard text.last == UInt8(ascii: ")"), let open = text.firstIndex(of: UInt8(ascii: "("))
        else { return nil }
        var depth = 0
        let arguments = text[(open + 1)...].dropLast().split(omittingEmptySubsequences: false) {
            if $0 == UInt8(ascii: "(") { depth += 1 }
            if $0 == UInt8(ascii: ")") { depth -= 1 }
            return $0 == UInt8(ascii: ",") && depth == 0
        }
        return (String(decoding: text[..<open], as: UTF8.self).lowercased(), arguments)
    }
}

extension Colour {
    /// Reads `#rgb`, `#rrggbb`, `rgb(1, 2, 3)`, `rgb(1 2 3)`, `white` or `black`.
    init?(css: ArraySlice<UInt8>) {
        let text = String(decoding: css, as: UTF8.self).lowercased()
        let named = ["white": "#fff", "black": "#000"][text] ?? text
        if named.hasPrefix("#") {
            let digits = named.dropFirst().compactMap(\.hexDigitValue)
            guard digits.count == named.utf8.count - 1 else { return nil }
            switch digits.count {
            case 3: self.init(bytes: digits.map { $0 * 17 })
            case 6: self.init(bytes: [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] })
            // With a fourth part it depends on what is behind it.
            default: return nil
            }
        } else {
            guard let (name, arguments) = ThemeColours.function(css), name == "rgb" else {
                return nil
            }
            let isSeparator: (UInt8) -> Bool = { StyleSheet.isSpace($0) || $0 == UInt8(ascii: ",") }
            let words = arguments.flatMap { $0.split(whereSeparator: isSeparator) }
            let bytes = words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
            guard words.count == 3, bytes.count == 3, bytes.allSatisfy((0...255).contains)
            else { return nil }
            self.init(bytes: bytes)
        }
    }
}
