/// Addresses without brackets, as GitHub links them.
enum BareAddress {
    /// The end of an address that starts at an index; nil if none starts there.
    static func end(_ bytes: [UInt8], at start: Int) -> Int? {
        let rest = bytes[start...]
        let scheme: Int
        if rest.starts(with: "https://".utf8) {
            scheme = 8
        } else if rest.starts(with: "http://".utf8) {
            scheme = 7
        } else if rest.starts(with: "www.".utf8) {
            scheme = 0
        } else {
            return nil
        }
        if start > 0 {
            let before = bytes[start - 1]
            // Han text needs no blank before an address, but an address cannot start within a word.
            guard !before.isLetter, !before.isDigit,
                scheme > 0 || before.isSpace || before > 0x7F || "*_~(".utf8.contains(before)
            else { return nil }
        }
        let host = start + scheme
        var end = host
        while end < bytes.count, bytes[end].isHost { end += 1 }
        guard isHost(bytes[host..<end], needsPeriod: scheme == 0) else { return nil }
        if end < bytes.count, "/?#".utf8.contains(bytes[end]) { end = endOfPath(bytes, from: end) }
        return withoutPunctuation(bytes, start..<end)
    }

    /// Returns true if the bytes are a host name, with or without a port.
    private static func isHost(_ bytes: ArraySlice<UInt8>, needsPeriod: Bool) -> Bool {
        let name = bytes.prefix { $0 != .colon }
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        // The last period may end the sentence.
        let count = parts.last?.isEmpty ?? true ? parts.count - 1 : parts.count
        guard count > (needsPeriod ? 2 : 0) else { return false }
        return parts.prefix(count).allSatisfy { !$0.isEmpty }
            && !parts.prefix(count).suffix(2).joined().contains(UInt8(ascii: "_"))
    }

    /// The end of a path, which white space or the punctuation of Han text ends.
    private static func endOfPath(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, !bytes[end].isSpace, bytes[end] != .less {
            guard bytes[end] > 0x7F, let scalar = bytes.scalar(at: end) else {
                end += 1
                continue
            }
            if isPunctuation(scalar) { break }
            end += UTF8.width(scalar)
        }
        return end
    }

    /// Returns true if a character outside ASCII ends the phrase around an address.
    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .dashPunctuation, .otherPunctuation, .spaceSeparator:
            true
        default: false
        }
    }

    /// The end of an address without the punctuation of the sentence around it.
    private static func withoutPunctuation(_ bytes: [UInt8], _ stretch: Range<Int>) -> Int {
        var end = stretch.upperBound
        var open = 0
        for byte in bytes[stretch] {
            if byte == .openParenthesis { open += 1 }
            if byte == .closeParenthesis { open -= 1 }
        }
        while end > stretch.lowerBound {
            let last = bytes[end - 1]
            if last == .closeParenthesis, open < 0 {
                open += 1
            } else if !"?!.,:*_~'\";".utf8.contains(last) {
                break
            }
            end -= 1
        }
        return end
    }
}

extension UInt8 {
    /// True if it can be part of a host name or port.
    fileprivate var isHost: Bool {
        isLetter || isDigit || self == .hyphen || self == UInt8(ascii: ".") || self == .colon
            || self == UInt8(ascii: "_")
    }
}
