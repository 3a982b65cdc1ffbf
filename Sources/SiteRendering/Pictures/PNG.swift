/// An image of few colours, made of bands of equal rows, as a PNG file.
///
/// It is compressed by two rules only: repeated bytes and repeated rows. So equal images are equal
/// bytes on every machine, and no library is needed.
struct PNG {
    /// A number of equal rows.
    struct Band {
        /// The number of rows, from 1.
        var height: Int
        /// The colours from left to right, as indices of the palette.
        var row: [UInt8]
    }

    /// The colours as `0xRRGGBB`, at most 16.
    var palette: [UInt32]
    /// The bands from top to bottom, all of the same width.
    var bands: [Band]

    var bytes: [UInt8] {
        let width = bands.first?.row.count ?? 0
        let height = bands.reduce(0) { $0 + $1.height }
        // Four bits a pixel, palette colours, not interlaced.
        let header =
            Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [4, 3, 0, 0, 0]
        let colours = palette.flatMap { Self.bigEndian($0).dropFirst() }
        return Self.signature + Self.chunk("IHDR", header) + Self.chunk("PLTE", colours)
            + Self.chunk("IDAT", compressed) + Self.chunk("IEND", [])
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The rows as a zlib stream.
    private var compressed: [UInt8] {
        var deflate = Deflate()
        var checksum = Adler32()
        for band in bands {
            let packed = Self.packed(band.row)
            deflate.append(packed)
            deflate.repeatLast(packed.count, times: band.height - 1)
            for _ in 0..<band.height { checksum.add(packed) }
        }
        // Deflate with a 32 KB window and no dictionary.
        return [0x78, 0x01] + deflate.finished() + Self.bigEndian(checksum.value)
    }

    /// A row without a filter, two pixels a byte.
    private static func packed(_ row: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0]
        bytes.reserveCapacity(row.count / 2 + 2)
        for start in stride(from: 0, to: row.count, by: 2) {
            bytes.append(row[start] << 4 | (start + 1 < row.count ? row[start + 1] : 0))
        }
        return bytes
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bigEndian(UInt32(content.count)) + named + bigEndian(crc32(of: named))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The checksum of a chunk (ISO 3309).
    private static func crc32(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }

    private static let crcTable: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { code, _ in
            code & 1 == 1 ? 0xEDB8_8320 ^ code >> 1 : code >> 1
        }
    }
}

/// The checksum of a zlib stream (RFC 1950).
private struct Adler32 {
    private var low: UInt32 = 1
    private var high: UInt32 = 0

    var value: UInt32 { high << 16 | low }

    mutating func add(_ bytes: [UInt8]) {
        // The most bytes whose sums do not overflow.
        for start in stride(from: 0, to: bytes.count, by: 5_552) {
            for byte in bytes[start..<min(bytes.count, start + 5_552)] {
                low &+= UInt32(byte)
                high &+= low
            }
            low %= 65_521
            high %= 65_521
        }
    }
}
