enum StyleSheet {
    /// The extension of style sheets.
    static let suffix = ".css"

    /// Removes indentation, empty lines, and comments at the start of lines.
    static func shortened(_ css: String) -> String {
        var text = ""
        var isInComment = false
        for line in css.split(whereSeparator: \.isNewline) {
            var rest = line.drop(while: \.isWhitespace)
            while isInComment || rest.hasPrefix("/*") {
                if !isInComment { rest = rest.dropFirst(2) }
                let end = rest.firstRange(of: "*/")
                isInComment = end == nil
                rest = rest[(end?.upperBound ?? rest.endIndex)...].drop(while: \.isWhitespace)
                if isInComment { break }
            }
            if !rest.isEmpty { text += rest + "\n" }
        }
        return text
    }
}
