import Diagnostics
import SiteModel

/// Fingerprints of findings that stay the same while lines move: 64-bit FNV-1a in hexadecimal.
struct Fingerprints {
    private var seen: [String: Int] = [:]

    /// The fingerprint of a finding; equal findings are numbered.
    mutating func next(_ parts: [String]) -> String {
        let key = parts.joined(separator: "\0")
        let count = seen[key, default: 0]
        seen[key] = count + 1
        return fingerprint(of: count == 0 ? key : "\(key)\0\(count)")
    }
}

/// The 64-bit FNV-1a hash in hexadecimal, the same on each machine.
func fingerprint(of text: String) -> String { fingerprint(of: Array(text.utf8)) }

/// The 64-bit FNV-1a hash in hexadecimal, the same on each machine.
func fingerprint(of bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
}

/// The 64-bit FNV-1a hash of the paths and the bytes of all files in some folders.
func fingerprint(of folders: [SourceFolder]) -> String {
    var fingerprint = Fingerprint()
    for folder in folders { fingerprint.add(folder) }
    return fingerprint.text
}
