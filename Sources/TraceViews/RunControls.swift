import Diagnostics
import LifecycleCore

/// The buttons of runs, once for all figures of a page.
///
/// A script puts them into the places that the figures have for them: those of class `tools` in a
/// figure that readers may run, those of class `stepper` in one with a table. They are useless
/// without scripts, and a page of twenty runs need not have them twenty times.
///
/// - Parameter language: The language of the page.
/// - Returns: A `template` element, which no browser shows.
public func runControls(in language: Language) -> HTML {
    var html = HTML()
    html.element("template", ["id": "run-controls"]) { template in
        template.lineFeed()
        template.tools(in: language)
        template.stepper(in: language)
    }
    html.lineFeed()
    return html
}

extension HTML {
    /// Appends the buttons of the playground.
    fileprivate mutating func tools(in language: Language) {
        var attributes: Attributes = ["class": "tools"]
        let words: [(StaticString, Word)] = [
            ("data-scenario", .scenario), ("data-copied", .copied), ("data-restored", .restored),
            ("data-working", .working), ("data-too-long", .tooLong),
            ("data-cannot-load", .cannotLoad),
        ]
        for (name, word) in words { attributes.add(name, .text(word[language])) }
        element("div", attributes) { tools in
            tools.button("go", Word.run[language])
            tools.element("label") { label in
                label.append(Word.runOn[language])
                label.append(" ")
                label.versions(in: language)
            }
            tools.button("edit", Word.edit[language])
            tools.button("reset", Word.reset[language])
            tools.button("copy", Word.copy[language])
            tools.button("copy-all", Word.copyAll[language])
            tools.button("share", Word.share[language])
            tools.element("p", ["class": "hint"], text: Word.hint[language])
            tools.element("p", ["class": "outcome", "role": "status"], text: Text())
        }
        lineFeed()
    }

    /// Appends the choice of versions; the script writes that of the page into the first one.
    private mutating func versions(in language: Language) {
        element("select") { select in
            select.element("option", ["value": ""], text: Word.asWritten[language])
            for major in IOSVersion.majors.reversed() {
                select.element("option", text: "\(major)")
            }
        }
    }

    /// Appends the buttons that go from row to row.
    fileprivate mutating func stepper(in language: Language) {
        var attributes: Attributes = ["class": "stepper", "role": "group"]
        attributes.add("aria-label", .text(Word.stepper[language]))
        attributes.add("data-step", .text(Word.step[language]))
        attributes.add("data-here", .text(Word.afterStep[language]))
        element("div", attributes) { group in
            group.button("previous", Word.previous[language], isDisabled: true)
            group.button("next", Word.next[language])
            group.element("p", ["role": "status"], text: Text())
        }
        lineFeed()
    }

    /// Appends a button.
    private mutating func button(
        _ name: StaticString, _ label: Text, isDisabled: Bool = false
    ) {
        var attributes: Attributes = ["type": "button", "class": .literal(name)]
        if isDisabled { attributes.add("aria-disabled", "true") }
        element("button", attributes, text: label)
    }
}
