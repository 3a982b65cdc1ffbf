import CodeHighlighting
import CommonMark
import Diagnostics
import Markup

extension CodeBlock {
    /// The code with its parts told apart; nil for code in any other language.
    var highlighted: HTML? {
        guard let known = CodeLanguage(named: language) else { return nil }
        return HTML { html in
            html.element(.pre, ["class": "code"]) { block in
                block.element(.code, ["class": "language-\(language)"]) {
                    $0.append(known.html(of: Text(string: literal)))
                }
            }
            html.lineFeed()
        }
    }
}
