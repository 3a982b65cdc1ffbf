package import Diagnostics
import LifecycleCore
package import Markup

/// What lets a reader compare two versions of iOS: a script shows it, and marks in every table of
/// the page the rows that hold on one of the two only.
///
/// - Parameter language: The language of the page.
/// - Returns: A `form` that is hidden until the script has found it.
package func versionSwitch(in language: Language) -> HTML {
    var html = HTML()
    let attributes: Attributes = [
        "class": "version-switch", "hidden": "", "data-only": .text(Word.onlyOn[language]),
        "data-found": .text(Word.rowsDiffer[language]),
    ]
    html.element(.form, attributes) { form in
        form.lineFeed()
        form.element(.label) { label in
            label.append(Word.compare[language])
            label.versions(selected: IOSVersion(12))
        }
        form.element(.label) { label in
            label.append(Word.with[language])
            label.versions(selected: .standard)
        }
        form.element(.label) { label in
            label.empty(.input, ["type": "checkbox"])
            label.append(Word.differingOnly[language])
        }
        form.element(.p, ["role": "status"]) { _ in }
        form.lineFeed()
    }
    html.lineFeed()
    return html
}

extension HTML {
    /// Appends a choice of the versions that are modelled; none is chosen yet.
    fileprivate mutating func versions(selected: IOSVersion) {
        element(.select, ["data-start": .number(Int(selected.major) * 100)]) { select in
            select.element(.option, ["value": ""], text: "–")
            for major in IOSVersion.majors {
                select.element(
                    .option, ["value": .number(Int(major) * 100)], text: "iOS \(major)")
            }
        }
    }
}
