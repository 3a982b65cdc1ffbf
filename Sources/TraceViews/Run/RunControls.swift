public import Diagnostics
import LifecycleCore
public import Markup

/// The buttons of runs, once for all figures of a page.
///
/// A script copies them into the figures: into elements of class `tools` in figures that readers
/// may run, and of class `stepper` in figures with a table. They are useless without scripts, and a
/// page with many runs needs them only once.
///
/// - Parameters:
///   - hasHiddenLines: Whether a scenario of the page has lines that are not shown.
///   - language: The language of the page.
/// - Returns: A `template` element, which browsers do not show.
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

/// The messages that the buttons of runs show, by the names that scripts use.
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

    /// Appends the menu of versions; a script adds the page's version to the first option.
    private mutating func versions(in language: Language) {
        element(.select) { select in
            select.element(.option, ["value": ""], text: Word.asWritten[language])
            for major in IOSVersion.majors.reversed() {
                select.element(.option, text: "\(major)")
            }
        }
    }

    /// Appends the buttons that step through the rows.
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

    private mutating func button(
        _ name: StaticString, _ label: Text, isDisabled: Bool = false
    ) {
        var attributes: Attributes = ["type": "button", "class": .literal(name)]
        if isDisabled { attributes.add("aria-disabled", "true") }
        element(.button, attributes, text: label)
    }
}
