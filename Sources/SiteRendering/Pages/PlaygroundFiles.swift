import Diagnostics
import SiteModel
import TraceViews

extension SourceFolder {
    private static let module = "playground.wasm"

    package var hasPlayground: Bool {
        files.contains { $0.path == Self.module }
    }

    var hasSteps: Bool {
        files.contains { $0.path == "steps.js" }
    }

    /// The module as a script, for pages opened from disk, where browsers load no other kind of
    /// file.
    var playgroundScript: OutputFile? {
        let name = Self.module + ".js"
        guard let module = files.first(where: { $0.path == Self.module }) else { return nil }
        let script = Array("window.tracebookModule=\"".utf8) + base64(module.bytes)
        return OutputFile(path: name, bytes: script + Array("\"\n".utf8))
    }
}

/// The messages that the buttons of runs show.
///
/// The script is loaded when a reader presses a button, so pages need not contain it.
enum RunWords {
    static func files(of site: LoadedSite) -> [OutputFile] {
        site.languages.map { language in
            let words = runWords(in: language).map {
                "\($0):\(Text(quoting: $1).string)"
            }
            let script = "tracebookParts.words={\(words.joined(separator: ",\n"))}\n"
            return OutputFile(path: "runs.\(language.tag.string).js", bytes: Array(script.utf8))
        }
    }
}

/// Encodes bytes in Base64 (RFC 4648).
private func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(4 * (bytes.count + 2) / 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for place in 0..<4 {
            let isPadding = place > group.count
            text.append(isPadding ? UInt8(ascii: "=") : alphabet[number >> (18 - 6 * place) & 63])
        }
    }
    return text
}
