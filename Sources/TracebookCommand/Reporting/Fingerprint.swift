import Diagnostics
import SiteModel

/// Marks of findings that stay the same while lines move: 64 bits of FNV-1a in hexadecimal.
struct Fingerprints {
    private var seen: [String: Int] = [:]

    /// The mark of a finding; one that is told apart by nothing else is told apart by its number.
    mutating func next(_ parts: [String]) -> String {
        let key = parts.joined(separator: "\0")
        let count = seen[key, default: 0]
        seen[key] = count + 1
        return fingerprint(of: count == 0 ? key : "\(key)\0\(count)")
    }
}

/// 64 bits of FNV-1a in hexadecimal, the same on each machine.
func fingerprint(of text: String) -> String { fingerprint(of: Array(text.utf8)) }

/// 64 bits of FNV-1a in hexadecimal, the same on each machine.
func fingerprint(of bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
}

/// 64 bits of FNV-1a of the paths and the bytes of all files in some folders.
func fingerprint(of folders: [SourceFolder]) -> String {
    var fingerprint = Fingerprint()
    for folder in folders { fingerprint.add(folder) }
    return fingerprint.text
}
