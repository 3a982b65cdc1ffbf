import CommonMark
import Diagnostics
import Markup
import SiteModel
import TraceViews

extension CodeTabs {
    /// The blocks one below the other with labels; a script turns them into tabs.
    func html(in language: Language) -> HTML {
        var attributes: Attributes = ["class": "code-tabs", "role": "group"]
        attributes.add("aria-label", .text(Word.codeTabs[language]))
        return HTML { html in
            html.element(.div, attributes) { group in
                group.lineFeed()
                for tab in tabs { group.append(tab.html) }
            }
            html.lineFeed()
        }
    }
}

extension CodeTab {
    fileprivate var html: HTML {
        HTML { html in
            html.element(.figure) { figure in
                figure.lineFeed()
                figure.element(.figcaption, text: Text(string: label))
                figure.lineFeed()
                figure.append(code.highlighted ?? code.html)
            }
            html.lineFeed()
        }
    }
}
