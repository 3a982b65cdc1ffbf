/// Knows Han text, which has no spaces between words.
package enum Han {
    /// Returns true if a character belongs to a script without spaces, punctuation included.
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x303F, 0x3040...0x30FF, 0x3100...0x312F, 0x31A0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF01...0xFF60, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension LeafContent {
    /// Returns true if the line break at an offset has Han characters on both sides.
    func isHan(around offset: Int) -> Bool {
        var before = offset
        while before > 0, bytes[before - 1].isSpace { before -= 1 }
        var after = offset
        while after < bytes.count, bytes[after].isSpace { after += 1 }
        guard let left = bytes.scalar(before: before), let right = bytes.scalar(at: after) else {
            return false
        }
        return Han.contains(left) && Han.contains(right)
    }
}

extension [UInt8] {
    /// The character that starts at an index of well-formed UTF-8.
    func scalar(at index: Int) -> Unicode.Scalar? {
        guard index < count else { return nil }
        var decoder = UTF8()
        var rest = self[index...].prefix(4).makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
        return nil
    }

    /// The character that ends before an index of well-formed UTF-8.
    func scalar(before index: Int) -> Unicode.Scalar? {
        guard index > 0 else { return nil }
        var start = index - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start)
    }
}
