/// A colour of the screen, as parts of light from 0 to 1.
struct Colour: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2, "relative luminance").
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The contrast to another colour, from 1 to 21 (WCAG 2.2, "contrast ratio").
    func contrast(to other: Colour) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// How far apart two colours look, in OKLab (https://bottosson.github.io/posts/oklab/).
    func distance(to other: Colour) -> Double {
        let pairs = zip(lab, other.lab).map { ($0 - $1) * ($0 - $1) }
        return pairs.reduce(0, +).squareRoot()
    }

    private var lab: [Double] {
        let parts = [red, green, blue].map { min(1, max(0, $0)) }
        let cones = Self.cones.map { row in root(3, of: dot(row, parts)) }
        return Self.axes.map { dot($0, cones) }
    }

    private static let cones = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    private static let axes = [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
}

extension Colour {
    /// Creates a colour from its bytes, as `#rrggbb` has them.
    init(bytes: [Int]) {
        // The curve of sRGB (IEC 61966-2-1).
        let parts = bytes.map { byte in
            let part = Double(byte) / 255
            if part <= 0.04045 { return part / 12.92 }
            let base = (part + 0.055) / 1.055
            return base * base * root(5, of: base * base)
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }
}

/// Eyes that tell other colours apart than most do.
enum Eyes: String, CaseIterable {
    case normal
    case protanopia
    case deuteranopia
    case tritanopia

    /// What they see of a colour.
    ///
    /// The matrices are those for a missing kind of cones in G. M. Machado et al., "A
    /// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
    func seeing(_ colour: Colour) -> Colour {
        let parts = [colour.red, colour.green, colour.blue]
        let seen = matrix.map { dot($0, parts) }
        return Colour(red: seen[0], green: seen[1], blue: seen[2])
    }

    private var matrix: [[Double]] {
        switch self {
        case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ]
        case .deuteranopia:
            [
                [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ]
        case .tritanopia:
            [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ]
        }
    }
}

private func dot(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).map { $0 * $1 }.reduce(0, +)
}

/// The root of a number from 0 to 1, by Newton's method: the same bits on every system.
private func root(_ degree: Int, of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    while true {
        let power = (1..<degree).reduce(1.0) { product, _ in product * root }
        let next = root - (root - number / power) / Double(degree)
        // It falls towards the root, until it is as near as a number can be.
        if next >= root { return root }
        root = next
    }
}
