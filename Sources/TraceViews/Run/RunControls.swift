public import Diagnostics
import LifecycleCore
public import Markup

/// The buttons of runs, once for all figures of a page.
///
/// A script puts them into the places that the figures have for them: those of class `tools` in a
/// figure that readers may run, those of class `stepper` in one with a table. They are useless
/// without scripts, and a page of twenty runs need not have them twenty times.
///
/// - Parameters:
///   - hasHiddenLines: Whether a scenario of the page has lines that are not shown.
///   - language: The language of the page.
/// - Returns: A `template` element, which no browser shows.
public func runControls(hasHiddenLines: Bool, in language: Language) -> HTML {
    var html = HTML()
    html.element(.template, ["id": "run-controls"]) { template in
        template.lineFeed()
        template.tools(in: language, hasHiddenLines: hasHiddenLines)
        template.stepper(in: language)
    }
    html.lineFeed()
    return html
}

/// What the buttons of runs make a page say, by the names that scripts have for it.
public func runWords(in language: Language) -> [(name: StaticString, text: Text)] {
    let words: [(StaticString, Word)] = [
        ("step", .step), ("here", .afterStep), ("scenario", .scenario), ("copied", .copied),
        ("restored", .restored), ("notOwn", .notOwn), ("working", .working), ("tooLong", .tooLong),
        ("cannotLoad", .cannotLoad), ("example", .example), ("own", .ownText),
        ("beside", .besideVersion), ("none", .noVersion), ("phrases", .phrases), ("ran", .ran),
        ("stated", .asStated),
    ]
    return words.map { ($0, $1[language]) }
}

extension HTML {
    /// Appends the buttons of the playground.
    fileprivate mutating func tools(in language: Language, hasHiddenLines: Bool) {
        element(.div, ["class": "tools"]) { tools in
            tools.button("go", Word.run[language])
            tools.element(.label) { label in
                label.append(Word.runOn[language])
                label.append(" ")
                label.versions(in: language)
            }
            tools.button("edit", Word.edit[language])
            tools.button("reset", Word.reset[language])
            tools.button("copy", Word.copy[language])
            if hasHiddenLines { tools.button("copy-all", Word.copyAll[language]) }
            tools.button("share", Word.share[language])
            tools.element(.p, ["class": "kept", "hidden": ""]) { kept in
                kept.append(Word.kept[language])
                kept.append(" ")
                kept.button("restore", Word.restore[language])
            }
            tools.element(.p, ["class": "hint"], text: Word.hint[language])
            tools.element(.p, ["class": "outcome", "role": "status"], text: Text())
        }
        lineFeed()
    }

    /// Appends the choice of versions; the script writes that of the page into the first one.
    private mutating func versions(in language: Language) {
        element(.select) { select in
            select.element(.option, ["value": ""], text: Word.asWritten[language])
            for major in IOSVersion.majors.reversed() {
                select.element(.option, text: "\(major)")
            }
        }
    }

    /// Appends the buttons that go from row to row.
    fileprivate mutating func stepper(in language: Language) {
        var attributes: Attributes = ["class": "stepper", "role": "group"]
        attributes.add("aria-label", .text(Word.stepper[language]))
        element(.div, attributes) { group in
            group.button("previous", Word.previous[language], isDisabled: true)
            group.button("next", Word.next[language])
            group.element(.p, ["role": "status"], text: Text())
        }
        lineFeed()
    }

    /// Appends a button.
    private mutating func button(
        _ name: StaticString, _ label: Text, isDisabled: Bool = false
    ) {
        var attributes: Attributes = ["type": "button", "class": .literal(name)]
        if isDisabled { attributes.add("aria-disabled", "true") }
        element(.button, attributes, text: label)
    }
}
