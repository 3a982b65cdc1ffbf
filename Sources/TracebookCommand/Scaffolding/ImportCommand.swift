import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// `tracebook import`: makes a site from a folder of Markdown.
struct ImportCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Create a site from a folder of Markdown. The folder is not changed.",
        discussion: """
            The order of pages comes from SUMMARY.md, _sidebar.md, 'nav' in mkdocs.yml, or the \
            folders. Links and keys of other tools are converted. What cannot be converted is \
            listed, and site.yml makes it a warning until you fix it.
            """)

    @Argument(help: ArgumentHelp("The folder to read.", valueName: "dir"))
    var folder: String

    @Option(
        help: ArgumentHelp(
            "The folder to create. (default: the name of the folder to read, and '-site')",
            valueName: "dir"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The title of the site. (default: from the name of the folder)", valueName: "text"))
    var title: String?

    @Option(
        help: ArgumentHelp("The language of the notes. (default: en)", valueName: "tag"))
    var language: SpokenLanguage?

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let path = FileSystem.realPath(folder) ?? folder
            let name = path.split(separator: "/").last.map(String.init) ?? "notes"
            let target = output ?? "\(name)-site"
            if try FileSystem.kind(of: target, followingLinks: true) != nil {
                throw FileFailure(path: target, reason: "already exists; nothing is written")
            }
            if FileSystem.isPath(target, in: folder) {
                throw FileFailure(
                    path: target, reason: "is inside the folder to read; name another one")
            }
            let notes = try self.notes()
            let spoken = (language ?? .english).language
            let site = ImportedSite(
                of: notes, title: title ?? titleWords(name),
                language: (spoken.tag.string, spoken.text("English").string))
            guard site.pages > 0 else {
                throw FileFailure(path: folder, reason: "there is no Markdown in it")
            }
            try write(site, to: target)
            return CommandResult(output: report(on: site, at: target))
        } catch {
            return CommandResult(error)
        }
    }

    /// The files of the folder, with bytes only for Markdown and `mkdocs.yml`.
    private func notes() throws(FileFailure) -> SourceFolder {
        let links = FollowedLinks.inside
        var notes = try SourceFolder.read(
            folder, following: links, areAssets: true, withBytes: false)
        notes.files.removeAll { file in
            file.path.split(separator: "/").dropLast().contains("node_modules")
        }
        for index in notes.files.indices {
            let path = notes.files[index].path
            let isRead = [".md", ".markdown", ".txt"].contains(where: path.hasSuffix)
            guard isRead || path == "mkdocs.yml" else { continue }
            notes.files[index].bytes = try FileSystem.read(notes.displayPath(of: path))
        }
        return notes
    }

    private func write(_ site: ImportedSite, to target: String) throws(FileFailure) {
        let content = site.files.map {
            SourceFile(path: "\(ContentOption.usual)/\($0.path)", bytes: $0.bytes)
        }
        let ignored = SourceFile(path: ".gitignore", bytes: Array(NewSiteCommand.ignored.utf8))
        var made = try NewFiles.write(content + [ignored], to: target)
        do throws(FileFailure) {
            for asset in site.assets {
                let path = "\(SourceOptions.usualAssets)/\(asset.to)"
                let bytes = try FileSystem.read("\(folder)/\(asset.from)")
                try made.add(SourceFile(path: path, bytes: bytes), to: target)
            }
        } catch {
            made.remove()
            throw error
        }
    }

    private func report(on site: ImportedSite, at target: String) -> String {
        let spoken = (language ?? .ofEnvironment).language
        func words(_ message: Message) -> String { spoken.text(message).string }
        var lines = [
            words("\(target): \(site.pages) pages, \(site.assets.count) pictures and other files"),
            "  " + words("links converted: \(site.repairedLinks)"),
        ]
        if site.namedPages > 0 {
            let message: Message = """
                pages without a title, now named after the contents or their file: \(site.namedPages)
                """
            lines.append("  " + words(message))
        }
        let keys = site.droppedKeys.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        if !keys.isEmpty {
            let named = keys.prefix(8).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
            let rest = keys.count > 8 ? ", …" : ""
            lines.append("  " + words("keys left out: \("\(named)\(rest)")"))
        }
        for path in site.leftOut {
            let message: Message =
                "left out, as its name is not allowed or is taken: \(printable(path))"
            lines.append("  " + words(message))
        }
        for fault in site.unread {
            let place = "\(printable(fault.file.string)):\(fault.range.start.line)"
            lines.append("  " + words("left out: \(place): \(fault.summary)"))
        }
        let kinds = Dictionary(grouping: site.findings) { Text($0.id.name).string }
        for (id, findings) in kinds.sorted(by: {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }) {
            let first = findings[0]
            let file = printable(first.file.string)
            let place = "\(ContentOption.usual)/\(file):\(first.range.start.line)"
            lines.append(
                "  " + words("left to you: \(findings.count) × \(id), the first at \(place)"))
        }
        lines += ["", "    cd \(shellWord(target))", "    tracebook serve", ""]
        return lines.joined(separator: "\n")
    }
}
