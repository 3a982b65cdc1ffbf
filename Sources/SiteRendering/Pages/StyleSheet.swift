/// Style sheets as they are written, and as pages have them.
enum StyleSheet {
    /// The end of the names of the templates' files that are style sheets.
    static let suffix = ".css"

    /// A style sheet without indentation, empty lines, and comments that begin a line.
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
