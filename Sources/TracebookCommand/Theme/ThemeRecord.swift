import Diagnostics
import SiteModel

/// A record of the theme files that the command has copied into a site, with fingerprints.
///
/// By it a later command can tell unchanged copies from edited ones, and a file that the author has
/// removed from one that was never copied.
struct ThemeRecord {
    /// The path of the record below the folder of a site.
    static let path = "Templates/\(name)"
    /// The name in the folder of the templates.
    static let name = "theme-files.txt"

    private static let heading = """
        # What 'tracebook theme --copy' wrote here, each file with a fingerprint of its bytes. By it
        # 'tracebook theme' tells which files you have changed.
        """

    /// The fingerprints by the paths of the files.
    private(set) var fingerprints: [String: String] = [:]
    /// The bytes of the record's file; nil if the site has none.
    private(set) var source: [UInt8]?

    /// Reads the record of a site; it is empty if the site has none.
    init(in templates: SourceFolder) {
        guard let file = templates.files.first(where: { $0.path == Self.name }) else { return }
        source = file.bytes
        for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if words.count == 2, words[0] != "#" { fingerprints[words[1]] = words[0] }
        }
    }

    /// Records the bytes of a file; nil removes the file.
    mutating func record(_ bytes: [UInt8]?, at path: String) {
        fingerprints[path] = bytes.map { fingerprint(of: $0) }
    }

    /// Returns true if the bytes of a file are those on record; nil if the file has no record.
    func has(_ bytes: [UInt8], at path: String) -> Bool? {
        fingerprints[path].map { $0 == fingerprint(of: bytes) }
    }

    var file: SourceFile {
        let lines = fingerprints.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        return SourceFile(
            path: Self.path, bytes: Array("\(Self.heading)\n\(lines.joined())".utf8))
    }
}
