import Diagnostics
import SiteModel

/// Which files of the theme the command has written into a site, and what was in them, so that a later
/// command can tell those that are as it wrote them from those that were changed since.
struct ThemeRecord {
    /// The path of the record below the folder of a site.
    static let path = "Templates/\(name)"
    /// Its name in the folder of the templates.
    static let name = "theme-files.txt"

    private static let heading = """
        # What 'tracebook' wrote here, each file with a fingerprint of its bytes. 'tracebook theme' tells
        # by it which files you have changed; those it leaves as they are.
        """

    /// The fingerprints by the paths of the files.
    private(set) var fingerprints: [String: String] = [:]
    /// The bytes that the record was read from; nil if the site has none.
    private(set) var source: [UInt8]?

    /// The record of some files.
    init(of files: [SourceFile] = []) {
        for file in files { record(file.bytes, at: file.path) }
    }

    /// Reads the record of a site; one without it has none of the files on record.
    init(in templates: SourceFolder) {
        guard let file = templates.files.first(where: { $0.path == Self.name }) else { return }
        source = file.bytes
        for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if words.count == 2, words[0] != "#" { fingerprints[words[1]] = words[0] }
        }
    }

    /// Puts the bytes of a file on record; without any the file is off it.
    mutating func record(_ bytes: [UInt8]?, at path: String) {
        fingerprints[path] = bytes.map { fingerprint(of: $0) }
    }

    /// Whether bytes are those of a file that are on record; nil if none are.
    func has(_ bytes: [UInt8], at path: String) -> Bool? {
        fingerprints[path].map { $0 == fingerprint(of: bytes) }
    }

    /// The record as a file.
    var file: SourceFile {
        let lines = fingerprints.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        return SourceFile(
            path: Self.path, bytes: Array("\(Self.heading)\n\(lines.joined())".utf8))
    }
}
