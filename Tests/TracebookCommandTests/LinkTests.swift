import Foundation
import Testing

/// A symbolic link cannot lead out of the folder of a site that contains it.
@Suite struct LinkTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Site\n", to: "site/Content/site.yml")
        try folder.write(
            """
            ---
            title: Home
            ---
            ```scenario id=home
            at 0s user opens app
            ```

            """, to: "site/Content/en/index.md")
        try folder.write("{{{body}}}\n", to: "site/Templates/page.mustache")
        try folder.write("x\n", to: "site/Public/notes.txt")
        try folder.write("secret\n", to: "secret.txt")
        try folder.write("---\ntitle: Secret\n---\n", to: "secrets/secret.md")
    }

    private func link(_ path: String, to target: String) throws {
        try? folder.remove("site/\(path)")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/site/\(path)", withDestinationPath: target)
    }

    private func run(_ command: String) throws -> ProcessRun {
        try ProcessRun(of: command, in: TemporaryFolder(at: "\(folder.path)/site"))
    }

    /// The path of a link, its target, and the path and folder in the message.
    static let links = [
        ("Public/secret.txt", "../../secret.txt", "Public/secret.txt", "'Public'"),
        ("Public/secrets", "../../secrets", "Public/secrets", "'Public'"),
        ("Public/templates", "../Templates", "Public/templates", "'Public'"),
        ("Content/en/secret.md", "../../../secrets/secret.md", "Content/en/secret.md", "'Content'"),
        ("Content/zh", "../../secrets", "Content/zh", "'Content'"),
        ("Content/site.yml", "../../secret.txt", "Content/site.yml", "'Content'"),
        ("Templates/page.mustache", "../../secret.txt", "Templates/page.mustache", "'Templates'"),
        ("Public", "../secrets", "Public", "this folder"),
        ("Content", "../secrets", "Content", "this folder"),
    ]

    @Test(arguments: links)
    func isRefusedByBuild(_ path: String, _ target: String, _ named: String, _ root: String) throws
    {
        try link(path, to: target)
        let result = try run("build")
        #expect(result.status == 3)
        #expect(result.output.hasPrefix("\(named): error: it leads to '/"), "\(result.output)")
        #expect(result.output.contains("outside of \(root); '--follow-links' permits that"))
        #expect(folder.files(in: "site/_site") == [])
    }

    @Test func isRefusedWhereverTheContentIsRead() throws {
        try link("Content/en/i.scenario", to: "../../../secret.txt")
        for command in [
            "verify", "verify --bless", "run Content/en/index.md", "new lesson more",
            "check-log --scenario Content/en/index.md#home Content/en/index.md",
        ] {
            let result = try run(command)
            #expect(result.status == 3, "\(command): \(result.output)")
            #expect(result.output.contains("Content/en/i.scenario: error: it leads to '/"))
            #expect(!result.output.contains("secret\n"), "\(result.output)")
        }
    }

    @Test func isRefusedInTheTemplatesOfVerify() throws {
        try link("Templates/colours.css", to: "../../secret.txt")
        #expect(try run("verify").status == 3)
    }

    @Test func blessWritesOutsideOnlyWhereThatIsAskedFor() throws {
        let page = "site/Content/en/index.md"
        let text = try #require(folder.text(of: page))
        try folder.write(text + "```trace for=home file=home.trace\n```\n", to: page)
        try link("Content/en/home.trace", to: "../../../secret.txt")
        #expect(try run("verify --bless").status == 3)
        #expect(folder.text(of: "secret.txt") == "secret\n")
        #expect(try run("verify --bless --follow-links").status == 0)
        #expect(folder.text(of: "secret.txt")?.contains("user    opens app") == true)
    }

    @Test func isFollowedWhereThatIsAskedFor() throws {
        try link("Public/secret.txt", to: "../../secret.txt")
        try link("Templates", to: "../templates")
        try folder.write("{{{body}}}\n", to: "templates/page.mustache")
        #expect(try run("build --follow-links").status == 0)
        #expect(folder.text(of: "site/_site/secret.txt") == "secret\n")
    }

    @Test func staysAllowedInsideOfTheFolder() throws {
        try link("Public/other.txt", to: "notes.txt")
        try folder.write("y\n", to: "site/Public/deep/notes.txt")
        try link("Public/again", to: "deep")
        #expect(try run("build").status == 0)
        #expect(folder.text(of: "site/_site/other.txt") == "x\n")
        #expect(folder.text(of: "site/_site/again/notes.txt") == "y\n")
    }

    /// The path of a folder says where it must be: `docs` in this folder, and `../docs` above it.
    @Test func leavesNoFolderThatThePathOfTheSiteNames() throws {
        try link("docs", to: "../elsewhere")
        try folder.write("title: Site\n", to: "elsewhere/site.yml")
        try folder.write(
            try #require(folder.text(of: "site/Content/en/index.md")), to: "elsewhere/en/index.md")
        #expect(try run("verify --content ../elsewhere").status == 0)
        #expect(try run("verify --content ../site/docs").status == 0)
        #expect(try run("verify --content Public/../../elsewhere").status == 0)
        #expect(try run("verify --content \(folder.path)/site/docs").status == 0)
        #expect(try run("verify --content docs").status == 3)
        #expect(try run("verify --content ./docs").status == 3)
        #expect(try run("verify --content docs --follow-links").status == 0)
    }

    @Test func aNameThatIsNoTextIsNamed() throws {
        let name =
            Array("\(folder.path)/site/Public/x".utf8CString.dropLast()) + [
                CChar(bitPattern: 0xE9), 0,
            ]
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
        // Some file systems do not allow such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let result = try run("build")
        #expect(result.status == 3)
        #expect(result.output.contains("the name of the file is not UTF-8: rename it"))
    }
}
