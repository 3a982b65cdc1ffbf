public import Diagnostics

/// Holds the colours of the style sheets of some templates against what readers can tell apart, in
/// light and in dark.
///
/// - Parameter templates: The folder of the templates. Nothing is asked of a custom property that
///   no style sheet has.
/// - Returns: A warning for each colour that is too near to what it stands on or beside.
public func themeFaults(of templates: SourceFolder) -> [Diagnostic] {
    var check = ThemeCheck(folder: templates, colours: ThemeColours(templates))
    for scheme in ColourScheme.allCases { check.hold(scheme) }
    return inOrder(check.diagnostics)
}

private struct ThemeCheck {
    /// Colours of one use, and the contrast that WCAG 2.2 wants of it: 1.4.3 and 1.4.11.
    struct Use {
        var names: [String]
        var grounds: [String]
        var least: Double
        var words: Text
    }

    let folder: SourceFolder
    let colours: ThemeColours
    var diagnostics: [Diagnostic] = []

    private static let states = [
        "--not-running", "--inactive", "--active", "--background", "--suspended",
    ]
    private static let uses = [
        Use(
            names: ["--ink", "--soft", "--link"], grounds: ["--page", "--wash"], least: 4.5,
            words: "text needs 4.5"),
        Use(
            names: states, grounds: ["--page", "--wash"], least: 3, words: "bars and marks need 3"
        ),
    ]
    /// The least distance in OKLab of two states.
    ///
    /// Place and name tell them apart too, so this asks for a difference that is seen at a glance,
    /// and not for the greatest one.
    private static let leastDistance = 0.1

    mutating func hold(_ scheme: ColourScheme) {
        let names = Self.uses.flatMap { $0.names + $0.grounds }
        for (index, name) in names.enumerated() where !names[..<index].contains(name) {
            guard case .unreadable(let text) = colours.value(of: name, in: scheme) else { continue }
            report(
                "theme.colour", name, text, scheme,
                """
                nothing can be told of the contrast of '\(name)'; a colour is '#rrggbb', or \
                'light-dark(#rrggbb, #rrggbb)'
                """)
        }
        for use in Self.uses {
            for name in use.names { hold(name, use, scheme) }
        }
        for (index, one) in Self.states.enumerated() {
            for other in Self.states[(index + 1)...] { compare(one, other, scheme) }
        }
    }

    private mutating func hold(_ name: String, _ use: Use, _ scheme: ColourScheme) {
        guard let (colour, text) = colour(name, scheme) else { return }
        for ground in use.grounds {
            guard let (behind, _) = self.colour(ground, scheme) else { continue }
            let contrast = colour.contrast(to: behind)
            guard contrast < use.least else { continue }
            report(
                "theme.contrast", name, text, scheme,
                """
                '\(name)' has a contrast of \(decimals(contrast)) to '\(ground)' in \
                \(scheme.rawValue); \(use.words)
                """)
        }
    }

    /// Compares the colours of two states as all kinds of eyes see them.
    private mutating func compare(_ one: String, _ other: String, _ scheme: ColourScheme) {
        guard let (first, _) = colour(one, scheme), let (second, text) = colour(other, scheme)
        else { return }
        let distances = Eyes.allCases.map { eyes in
            (eyes, eyes.seeing(first).distance(to: eyes.seeing(second)))
        }
        let least = distances.reduce(distances[0]) { $1.1 < $0.1 ? $1 : $0 }
        guard least.1 < Self.leastDistance else { return }
        let eyes: Text = least.0 == .normal ? "" : " with \(least.0.rawValue)"
        report(
            "theme.states", other, text, scheme,
            """
            '\(other)' and '\(one)' are \(decimals(least.1)) apart in OKLab for readers\(eyes) in \
            \(scheme.rawValue); states need \(decimals(Self.leastDistance))
            """)
    }

    private func colour(_ name: String, _ scheme: ColourScheme) -> (Colour, ArraySlice<UInt8>)? {
        guard case .colour(let colour, let text) = colours.value(of: name, in: scheme) else {
            return nil
        }
        return (colour, text)
    }

    private mutating func report(
        _ id: DiagnosticID, _ name: String, _ text: ArraySlice<UInt8>, _ scheme: ColourScheme,
        _ summary: Text
    ) {
        guard let file = colours.place(of: name, in: scheme)?.file else { return }
        let diagnostic = Diagnostic(
            .warning, id, range: range(of: text, in: file.bytes), summary
        ).inFile(folder.displayPath(of: file.path))
        // What is no colour is none in light and in dark.
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    private func range(of text: ArraySlice<UInt8>, in sheet: [UInt8]) -> SourceRange {
        let before = sheet[..<text.startIndex]
        let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourceRange(
            line: 1 + before.count { $0 == UInt8(ascii: "\n") },
            column: 1 + text.startIndex - line, length: text.count)
    }

    /// A number with two decimals, never rounded up: what is too little must not look like enough.
    private func decimals(_ number: Double) -> Text {
        let hundredths = Int(number * 100 + 1e-9)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
