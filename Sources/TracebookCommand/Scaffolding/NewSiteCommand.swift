import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// `tracebook new site`: creates a folder with everything that a site needs.
struct NewSiteCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "site",
        abstract: "Create a site with a first lesson. Nothing is overwritten.",
        discussion: """
            The folder gets Content for the notes, Templates and Public for the design, and a \
            .gitignore. The site builds and verifies right away and needs only this command.
            """)

    @Argument(help: ArgumentHelp("The folder to create; '.' for this one.", valueName: "name"))
    var name: String

    @Option(
        help: ArgumentHelp(
            "The title of the site. (default: from the name of the folder)", valueName: "text"))
    var title: String?

    @Option(
        help: ArgumentHelp(
            """
            The language of the lessons, and of messages. (default: that of the environment, or \
            English)
            """, valueName: "tag"))
    var language: SpokenLanguage?

    func validate() throws {
        if name.isEmpty { throw ValidationError("The name of the folder must not be empty.") }
        if title?.isEmpty ?? false { throw ValidationError("The title must not be empty.") }
    }

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let folder = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
            let kind = try FileSystem.kind(of: folder, followingLinks: true)
            if kind == nil { try requireParent(of: folder) }
            if let kind, kind != .folder {
                throw FileFailure(path: folder, reason: "a file is in the way of the site")
            }
            let content = "\(folder)/\(ContentOption.usual)"
            if try FileSystem.kind(of: content, followingLinks: false) != nil {
                throw FileFailure(path: content, reason: "already exists; nothing is written")
            }
            return try written(to: folder)
        } catch {
            return CommandResult(error)
        }
    }

    private func requireParent(of folder: String) throws(FileFailure) {
        guard let parent = FileSystem.parent(of: folder) else { return }
        guard try FileSystem.kind(of: parent, followingLinks: true) == .folder else {
            throw FileFailure(
                path: parent, reason: "no such folder, so '\(folder)' cannot be created")
        }
    }

    private func written(to folder: String) throws(FileFailure) -> CommandResult {
        let ignored = "\(folder)/.gitignore"
        let hasIgnored = try FileSystem.kind(of: ignored, followingLinks: false) != nil
        var files = newSite(title: title ?? folderTitle(folder), language: spoken).map {
            SourceFile(path: "\(ContentOption.usual)/\($0.path)", bytes: $0.bytes)
        }
        if !hasIgnored {
            files.append(SourceFile(path: ".gitignore", bytes: Array(Self.ignored.utf8)))
        }
        try NewFiles.write(files, to: folder)
        return CommandResult(output: message(folder, hasIgnored: hasIgnored))
    }

    /// The files that do not belong in a repository: the site, and the leftovers of a killed
    /// process.
    static let ignored = "/_site/\n/_site.tracebook-*/\n.tracebook-*-*\n"

    private func folderTitle(_ folder: String) -> String {
        let path = FileSystem.realPath(folder) ?? folder
        return titleWords(String(path.split(separator: "/").last ?? "Lifecycle notes"))
    }

    /// The chosen language, or that of the environment.
    private var spoken: Language { (language ?? .ofEnvironment).language }

    private func message(_ folder: String, hasIgnored: Bool) -> String {
        func words(_ message: Message) -> String { spoken.text(message).string }
        var text = words("\(folder): a site with a first lesson. What to do next:") + "\n\n"
        if folder != "." { text += "    cd \(shellWord(folder))\n" }
        text += """
                tracebook serve              # \(words("shows it, and everything you change"))
                tracebook new lesson NAME    # \(words("adds a lesson"))
                tracebook verify             # \(words("compares every run with its committed trace"))
                tracebook language           # \(words("prints what a scenario can say"))
                tracebook claims             # \(words("prints what a sentence can quote of a run"))\n
            """
        if hasIgnored {
            text += "\n\(words("There is a .gitignore already: add these lines to it:"))\n"
            text += Self.ignored.split(separator: "\n").map { "    \($0)\n" }.joined()
        }
        if !Theme.hasPlayground {
            let reason: Message = """
                This tracebook was built without the simulator for browsers, so the pages have no Run \
                button. 'make site' in its sources makes one that has it.
                """
            text += "\n\(words(reason))\n"
        }
        return text
    }
}

/// A word quoted for a shell if needed.
func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
        byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
            || Character(UnicodeScalar(byte)).isNumber || "-_./+,:@%".utf8.contains(byte)
    }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
