import Diagnostics

/// A 64-bit FNV-1a hash that is computed piece by piece.
package struct Fingerprint: Sendable {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    /// Adds bytes; a generic function would be called byte by byte from other modules.
    package mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// Adds a text and a terminator, so that texts cannot run together.
    package mutating func add(_ text: String) {
        add(Array(text.utf8))
        add([0])
    }

    /// Adds the paths and the bytes of all files in a folder, in any order.
    package mutating func add(_ folder: SourceFolder) {
        add(folder.name)
        add("\(folder.files.count)")
        for file in folder.files.sorted(by: { $0.path < $1.path }) {
            add(file.path)
            add("\(file.bytes.count)")
            add(file.bytes)
        }
    }

    /// The hash in hexadecimal.
    package var text: String { Text(hexadecimal: hash, digits: 16).string }
}
