public import Diagnostics
import LifecycleCore
import ScenarioText

/// How the readers of a page may run a scenario themselves.
public struct PlaygroundTools: Sendable {
    /// The lines that they may edit, from 1; nil for all of them.
    public var editableLines: ClosedRange<Int>?
    /// What is run, where the page shows only a part of it; nil where it shows all.
    public var source: Text?

    /// Creates tools for the whole scenario or for some of its lines.
    public init(editableLines: ClosedRange<Int>? = nil, source: Text? = nil) {
        self.editableLines = editableLines
        self.source = source
    }
}

extension HTML {
    /// Appends the buttons of the playground, which a script shows.
    mutating func tools(
        _ playground: PlaygroundTools, id: Text, version: IOSVersion, in language: Language
    ) {
        var attributes: Attributes = ["class": "tools", "hidden": ""]
        let words: [(StaticString, Word)] = [
            ("data-scenario", .scenario), ("data-copied", .copied), ("data-restored", .restored),
            ("data-working", .working), ("data-too-long", .tooLong),
            ("data-cannot-load", .cannotLoad),
        ]
        for (name, word) in words { attributes.add(name, .text(word[language])) }
        element("div", attributes) { tools in
            tools.lineFeed()
            tools.button("go", Word.run[language])
            tools.element("label") { label in
                label.append(Word.runOn[language])
                label.append(" ")
                label.versions(besides: version, in: language)
            }
            tools.button("edit", Word.edit[language])
            tools.button("reset", Word.reset[language])
            tools.button("copy", Word.copy[language])
            if playground.source != nil { tools.button("copy-all", Word.copyAll[language]) }
            tools.button("share", Word.share[language])
            tools.lineFeed()
            tools.element("p", ["class": "hint", "id": "\(id)-hint"], text: Word.hint[language])
            tools.element("p", ["class": "outcome", "role": "status"], text: Text())
            tools.lineFeed()
        }
        lineFeed()
    }

    /// Appends the choice of versions; the first one is that of the page.
    private mutating func versions(besides version: IOSVersion, in language: Language) {
        element("select") { select in
            select.element(
                "option", ["value": ""], text: "\(Text(version))\(Word.asWritten[language])")
            for major in IOSVersion.majors.reversed() where IOSVersion(major) != version {
                select.element("option", ["value": "\(major)"], text: "\(major)")
            }
        }
    }
}
