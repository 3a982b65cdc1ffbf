import FixtureTesting
import Foundation
import Testing

/// The colours of our own theme: readable in light and in dark.
@Suite struct ThemeTests {
    /// The contrast that WCAG 2.2 asks of a colour on the page.
    struct Pair: CustomTestStringConvertible, Sendable {
        var colour: String
        var ground: String
        var least: Double

        var testDescription: String { "\(colour) on \(ground)" }
    }

    private static let texts = ["ink", "soft", "link"].flatMap { colour in
        ["page", "wash"].map { Pair(colour: colour, ground: $0, least: 4.5) }
    }
    private static let marks = ["not-running", "inactive", "active", "background", "suspended"]
        .map { Pair(colour: $0, ground: "page", least: 3) }

    @Test(arguments: texts + marks)
    func isReadable(_ pair: Pair) throws {
        let colours = try colours()
        let colour = try #require(colours[pair.colour])
        let ground = try #require(colours[pair.ground])
        for (scheme, one, other) in [
            ("light", colour.light, ground.light), ("dark", colour.dark, ground.dark),
        ] {
            let contrast = contrast(one, other)
            #expect(contrast >= pair.least, "\(scheme): \(contrast)")
        }
    }

    /// The custom properties that are a colour for light and one for dark.
    private func colours() throws -> [String: (light: [Double], dark: [Double])] {
        let url = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Templates/tracebook.css")
        let style = try String(contentsOf: url, encoding: .utf8)
        let token = #/--([a-z-]+): light-dark\(#([0-9a-f]+), #([0-9a-f]+)\)/#
        return Dictionary(
            style.matches(of: token).map { match in
                (
                    String(match.1),
                    (light: components(of: match.2), dark: components(of: match.3))
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    private func components(of digits: Substring) -> [Double] {
        let wide = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits)
        return stride(from: 0, to: 6, by: 2).map { start in
            Double(Int(String(wide[start..<start + 2]), radix: 16) ?? 0) / 255
        }
    }

    private func contrast(_ one: [Double], _ other: [Double]) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private func luminance(_ colour: [Double]) -> Double {
        let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
