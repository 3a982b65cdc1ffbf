/// Raw HTML on pages: comments are dropped, and everything else is shown as text.
enum RawHTML {
    /// The HTML without its comments; one without an end is not a comment.
    static func withoutComments(_ html: String) -> String {
        let bytes = Array(html.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == .less, bytes[index...].starts(with: "<!--".utf8) {
                guard let end = commentEnd(bytes, from: index + 4) else {
                    result += bytes[index...]
                    break
                }
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns true if the HTML has more than comments and white space.
    static func isVisible(_ html: String) -> Bool {
        !withoutComments(html).utf8.allSatisfy(\.isSpace)
    }

    private static func commentEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + 2 < bytes.count {
            if bytes[index] == .hyphen, bytes[index + 1] == .hyphen, bytes[index + 2] == .greater {
                return index + 3
            }
            index += 1
        }
        return nil
    }
}
