import CommonMark
import Diagnostics
import LifecycleReference
import SiteChecks
import SiteModel

/// The methods in the Swift code of a page, for the pages of the reference about them.
func codeSamples(on sitePage: SitePage, _ page: ParsedPage) -> [CodeSample] {
    guard page.page.frontMatter.givesExamples else { return [] }
    return page.document.codeBlocks.filter { $0.language == "swift" }.flatMap { code in
        methods(in: code.lines.map(\.text)).map { method in
            CodeSample(
                name: method.name, code: Text(string: method.code),
                page: Text(string: page.page.frontMatter.title),
                path: SitePath.page(ofSource: sitePage.path))
        }
    }
}

/// Finds the methods in lines of Swift.
///
/// - Parameter lines: The lines, without line feeds.
/// - Returns: The name of each method with its labels, and its code without the indentation of the
///   first line. A method that is asynchronous or has no end in these lines is left out.
func methods(in lines: [String]) -> [(name: String, code: String)] {
    lines.indices.compactMap { start in
        let indentation = lines[start].prefix { $0 == " " }
        let first = lines[start].dropFirst(indentation.count)
        guard first.hasPrefix("func ") || first.hasPrefix("override func ") else { return nil }
        var depth = 0
        for end in start..<lines.count {
            depth += openedBraces(in: lines[end])
            guard depth == 0, lines[end].contains("}") else { continue }
            let code = lines[start...end].map { line in
                "\(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line[...])\n"
            }.joined()
            return selector(of: code).map { ($0, code) }
        }
        return nil
    }
}

/// How many more braces a line opens than it closes, without those in text and comments.
private func openedBraces(in line: String) -> Int {
    var count = 0
    var isInText = false
    var previous: Character?
    for character in line {
        switch character {
        case "\"" where previous != "\\": isInText.toggle()
        case "/" where previous == "/" && !isInText: return count
        case "{" where !isInText: count += 1
        case "}" where !isInText: count -= 1
        default: break
        }
        previous = character
    }
    return count
}

/// The name of a method with the labels of its parameters, such as `scene(_:willConnectTo:options:)`.
private func selector(of method: String) -> String? {
    guard let start = method.firstRange(of: "func ")?.upperBound,
        let open = method[start...].firstIndex(of: "(")
    else { return nil }
    var labels = ""
    var depth = 0
    var isAtLabel = true
    for index in method[open...].indices {
        switch method[index] {
        case "(", "[", "<":
            depth += 1
            continue
        case ")", "]",
            ">" where method[..<index].last != "-":
            depth -= 1
        case "," where depth == 1: isAtLabel = true
        case let character where isAtLabel && !character.isWhitespace:
            labels += "\(method[index...].prefix { !$0.isWhitespace && $0 != ":" }):"
            isAtLabel = false
        default: break
        }
        guard depth == 0 else { continue }
        let rest = method[index...].prefix { $0 != "{" }
        return rest.contains("async") ? nil : "\(method[start..<open])(\(labels))"
    }
    return nil
}
