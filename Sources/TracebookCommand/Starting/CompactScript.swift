import SiteBuilder

extension SourceFolder {
    /// The folder with the scripts that came with the command as pages load them; those that
    /// somebody has written or changed stay as they are.
    var withCompactTheme: SourceFolder {
        let scripts = Theme.files.filter { $0.path.hasSuffix(".js") }
        var folder = self
        for index in files.indices {
            let file = files[index]
            let isOurs = scripts.contains {
                $0.path == "Public/\(file.path)" && $0.bytes == file.bytes
            }
            if isOurs { folder.files[index].bytes = compactScript(file.bytes) }
        }
        return folder
    }
}

/// A script without indentation, empty lines and the comments that have lines of their own.
///
/// It knows nothing of JavaScript, so it is for scripts that have no text of several lines, in which
/// all of that could mean something.
func compactScript(_ script: [UInt8]) -> [UInt8] {
    var compact: [UInt8] = []
    var isComment = false
    for line in script.split(separator: UInt8(ascii: "\n")) {
        let words = line.drop { $0 == UInt8(ascii: " ") }
        if words.starts(with: "/*".utf8) { isComment = true }
        if !isComment, !words.isEmpty, !words.starts(with: "//".utf8) {
            compact += words + [UInt8(ascii: "\n")]
        }
        if isComment, words.suffix(2).elementsEqual("*/".utf8) { isComment = false }
    }
    return compact
}
