import CommonMark
import Diagnostics
import Markup

extension Table {
    /// The table, given as HTML, in a box that scrolls on its own.
    ///
    /// The keyboard reaches the box, and a screen reader names it after the columns. It is no
    /// landmark, as a page may have many tables with the same columns.
    ///
    /// - Parameters:
    ///   - html: The table.
    ///   - separator: What is between the names of two columns.
    /// - Returns: The box.
    func boxed(_ html: HTML, separator: Text) -> HTML {
        let columns = header.map(\.content.plainText).filter { !$0.isEmpty }
        var attributes: Attributes = ["class": "table-box", "role": "group", "tabindex": "0"]
        if !columns.isEmpty {
            let name = columns.joined(separator: separator.string)
            attributes.add("aria-label", .text(Text(string: name)))
        }
        return HTML { page in
            page.element(.div, attributes) { box in
                box.lineFeed()
                box.append(html)
            }
            page.lineFeed()
        }
    }
}
