import Foundation
import Testing

/// The recipes of `CONTRIBUTING.md` say which files something new needs; each has an existing
/// example.
@Suite struct RecipeTests {
    struct Recipe: Sendable, CustomTestStringConvertible {
        var title: String
        /// The name of the example in Swift files.
        var example: String
        var testDescription: String { title }
    }

    static let recipes = [
        Recipe(title: "Add an event", example: #"\bsystemOffloadsApp\b"#),
        Recipe(
            title: "Add an option for what sources dispute",
            example: #"\bpushComesWhenActive\b"#),
        Recipe(title: "Add a condition of rules", example: #"\basksForFace\b"#),
        Recipe(title: "Add a rule, or change one", example: #"\bsplit\.pushed\b(?!-)"#),
        Recipe(
            title: "Add a view of a trace",
            example: #"\.diagram\b|static let diagram\b|func diagram\(|diagramOf"#),
    ]

    @Test(arguments: recipes) func namesTheFilesThatItsExampleNeeds(_ recipe: Recipe) throws {
        let guide = try String(
            contentsOf: repository.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let section = try #require(
            guide.components(separatedBy: "\n## ").first { $0.hasPrefix("\(recipe.title)\n") })
        let paths = section.matches(of: /\n\| `([^`]*)` \|/).map { String($0.1) }
        for path in paths {
            let url = repository.appendingPathComponent(path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
        }
        let example = try Regex(recipe.example)
        let needed = swiftFiles(in: "Sources").filter { $0.text.contains(example) }.map(\.path)
        let listed = paths.filter { $0.hasPrefix("Sources/") }
        for file in needed {
            let isListed = listed.contains {
                $0.hasSuffix("/") ? file.hasPrefix($0) : file == $0
            }
            #expect(isListed, "\(file) names the example and is not in the recipe")
        }
        for path in listed {
            #expect(
                needed.contains { path.hasSuffix("/") ? $0.hasPrefix(path) : $0 == path },
                "\(path) is in the recipe and does not name the example")
        }
    }
}
