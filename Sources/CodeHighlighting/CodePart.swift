/// What a piece of code is, if it looks different from the rest.
enum CodePart {
    case keyword, type, string, number, comment
    /// An attribute such as `@MainActor`, or a directive such as `#if`.
    case attribute
    /// The key of a value in JSON, or a variable of a shell.
    case name
    case addedLine, removedLine
    /// The heading of a file or of a hunk in a patch, or the prompt of a console.
    case heading

    /// The class of its element, which `Templates/classes/code.css` styles.
    var look: StaticString {
        switch self {
        case .keyword: "k"
        case .type: "t"
        case .string: "s"
        case .number: "n"
        case .comment: "c"
        case .attribute: "a"
        case .name: "v"
        case .addedLine: "i"
        case .removedLine: "d"
        case .heading: "h"
        }
    }
}

/// A piece of code that looks different from the rest.
struct CodeSpan {
    var part: CodePart
    /// The place in the code, in bytes; never empty.
    var range: Range<Int>
}
