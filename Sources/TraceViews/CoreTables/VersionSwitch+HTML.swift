package import Diagnostics
import LifecycleCore
package import Markup

/// A form for comparing two versions of iOS.
///
/// A script shows it, and marks the rows of every table that hold on only one of the two versions.
///
/// - Parameter language: The language of the page.
/// - Returns: A `form` that is hidden until the script finds it.
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
    /// Appends a menu of the modelled versions with none selected; a script uses `selected`.
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
