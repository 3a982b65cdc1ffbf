import Diagnostics

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
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Text(hexadecimal: hash, digits: 16).string
}
