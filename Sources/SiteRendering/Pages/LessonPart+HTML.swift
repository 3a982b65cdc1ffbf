import CommonMark
import Diagnostics
import Markup
import SiteModel

extension LessonPart {
    /// The section of the page that the part is, given its heading and what is below it.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - content: What is below it.
    ///   - mark: The note that the original has changed; nil for none.
    /// - Returns: A section, or details that open with a click.
    func html(_ title: HTML, _ content: HTML, _ mark: HTML?) -> HTML {
        HTML { html in
            let look: Attributes = ["class": "part part-\(Text(string: rawValue))"]
            html.element(isFolded ? .details : .section, look) { part in
                part.lineFeed()
                if isFolded {
                    part.element(.summary) { $0.append(title) }
                    part.lineFeed()
                    if let mark { part.append(mark) }
                } else {
                    part.append(title)
                }
                part.append(content)
                part.freshLine()
            }
            html.lineFeed()
        }
    }
}
