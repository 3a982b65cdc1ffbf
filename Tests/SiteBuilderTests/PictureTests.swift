import Foundation
import LifecycleCore
import ScenarioText
import Testing

@testable import SiteBuilder
@testable import SiteRendering

/// The pictures for previews, as a reader of PNG files decodes them.
@Suite struct PictureTests {
    @Test(arguments: [4, 5, 6, 257, 258, 259, 260, 261, 262, 517, 1200])
    func equalPointsComeOutAgain(_ width: Int) {
        let rows = [
            PNG.Band(height: 1, row: (0..<width).map { UInt8($0 % 16) }),
            PNG.Band(height: 7, row: [UInt8](repeating: 15, count: width)),
            PNG.Band(height: 2, row: (0..<width).map { UInt8($0 / 100 % 2) }),
        ]
        let png = PNG(palette: (0..<16).map { UInt32($0) }, bands: rows).bytes
        #expect(
            inflated(png)
                == rows.flatMap { band in
                    (0..<band.height).flatMap { _ in packed(band.row) }
                })
    }

    @Test func aPictureIsSmall() throws {
        let page = Array(
            """
            ```scenario id=a
            ios 17
            at 0s user opens app
            at 10s user goes home
            ```

            """.utf8)
        let run = try #require(runs(ofPage: page, file: "a.md", id: nil, version: nil).runs.first)
        let png = RunPicture(of: run.trace).png
        #expect(inflated(png).count == RunPicture.height * (RunPicture.width / 2 + 1))
        #expect(png.count < 6_000)
    }

    private func packed(_ row: [UInt8]) -> [UInt8] {
        [0]
            + stride(from: 0, to: row.count, by: 2).map {
                row[$0] << 4 | ($0 + 1 < row.count ? row[$0 + 1] : 0)
            }
    }

    /// The rows of a picture, decompressed by the few rules of a block with fixed codes.
    private func inflated(_ png: [UInt8]) -> [UInt8] {
        guard let name = png.indices.first(where: { png[$0...].starts(with: "IDAT".utf8) }) else {
            return []
        }
        var reader = Bits(bytes: Array(png[(name + 6)...]), place: 3)
        var rows: [UInt8] = []
        while true {
            let symbol = reader.symbol()
            if symbol == 256 { return rows }
            if symbol < 256 {
                rows.append(UInt8(symbol))
                continue
            }
            let (length, extra) = Self.lengths[symbol - 257]
            let count = length + reader.number(extra)
            let (first, more) = Self.distances[reader.code(5)]
            let distance = first + reader.number(more)
            for _ in 0..<count { rows.append(rows[rows.count - distance]) }
        }
    }

    // The values are from RFC 1951.
    private static let lengths: [(Int, Int)] =
        zip(
            [
                3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99,
                115, 131, 163, 195, 227, 258,
            ],
            [
                0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5,
                0,
            ]
        ).map { ($0, $1) }
    private static let distances: [(Int, Int)] =
        zip(
            [
                1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025,
                1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
            ],
            [
                0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11,
                12,
                12, 13, 13,
            ]
        ).map { ($0, $1) }
}

/// The bits of a stream, with the lowest of each byte first.
private struct Bits {
    let bytes: [UInt8]
    var place: Int

    mutating func number(_ count: Int) -> Int {
        (0..<count).reduce(0) { number, index in
            defer { place += 1 }
            return number | Int(bytes[place / 8] >> UInt8(place % 8) & 1) << index
        }
    }

    mutating func code(_ count: Int) -> Int {
        (0..<count).reduce(0) { code, _ in code << 1 | number(1) }
    }

    /// A literal, a length or the end in the fixed code.
    mutating func symbol() -> Int {
        let seven = code(7)
        if seven < 24 { return seven + 256 }
        let eight = seven << 1 | number(1)
        if eight < 0xC0 { return eight - 0x30 }
        if eight < 0xC8 { return eight - 0xC0 + 280 }
        return (eight << 1 | number(1)) - 0x190 + 144
    }
}
