extension CodeSyntax {
    static let swift = CodeSyntax(
        comments: .slashes(areNested: true),
        strings: [
            StringSyntax(quote: "\"\"\"", mayBeRaw: true, hasExpressions: true, spansLines: true),
            StringSyntax(quote: "\"", mayBeRaw: true, hasExpressions: true),
        ],
        keywords: words(
            """
            Any Self actor any as associatedtype async await borrowing break case catch class
            consuming continue convenience default defer deinit didSet do else enum extension
            fallthrough false fileprivate final for func guard if import in indirect init inout
            internal is isolated lazy let mutating nil nonisolated open operator override package
            precedencegroup private protocol public repeat required rethrows return self sending
            some static struct subscript super switch throw throws true try typealias unowned var
            weak where while willSet
            """),
        labels: words("as for import in is open package repeat where while"),
        atSign: .attribute, numberSign: .attribute, hasTypes: true)

    static let objectiveC = CodeSyntax(
        comments: .slashes(areNested: false),
        strings: [
            StringSyntax(quote: "\"", prefix: UInt8(ascii: "@")), StringSyntax(quote: "'"),
        ],
        keywords: words(
            """
            BOOL Class IMP NO NULL Nil SEL YES atomic auto bool break case char const continue
            default do double else enum extern float for goto id if in inline instancetype int
            long nil nonatomic nonnull nullable readonly readwrite return self short signed sizeof
            static strong struct super switch typedef union unsigned void volatile weak while
            __block __bridge __kindof __strong __weak
            """),
        atSign: .keyword, numberSign: .attribute, hasTypes: true)

    static let json = CodeSyntax(
        comments: .slashes(areNested: false), strings: [StringSyntax(quote: "\"")],
        keywords: words("false null true"), hasKeys: true)

    static let shell = CodeSyntax(
        comments: .numberSign,
        strings: [
            StringSyntax(quote: "\"", spansLines: true),
            StringSyntax(quote: "'", hasEscapes: false, spansLines: true),
        ],
        keywords: words(
            """
            case do done elif else esac exit export fi for function if local readonly return set
            shift then trap unset until while
            """),
        isShell: true)
}
