import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// `tracebook new lesson`: adds a lesson to a site and to its navigation.
struct NewLessonCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "lesson",
        abstract: "Add a lesson to the site in this folder. Nothing is overwritten.",
        discussion: """
            The lesson has a scenario, its trace, and sentences that quote the trace. It is listed \
            in site.yml, in the section of its folder or the one that '--section' names.
            """)

    @Argument(
        help: ArgumentHelp(
            "The path below the folder of the language, such as 'background/fetch'.",
            valueName: "name"))
    var name: String

    @Option(
        name: .customLong("content"),
        help: ArgumentHelp("The folder of the notes.", valueName: "dir"))
    var path = ContentOption.usual

    @Option(help: ArgumentHelp("The title. (default: from the name)", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("The section of the navigation that lists it.", valueName: "title"))
    var section: String?

    @OptionGroup var links: LinkOption

    @OptionGroup var messages: MessageOptions

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            _ = try SiteRoot.enter(forContent: path)
            guard try FileSystem.kind(of: path, followingLinks: true) == .folder else {
                throw FileFailure(
                    path: path,
                    reason: "no such folder; \(SourceOptions.wayToASite)")
            }
            let folder = try SourceFolder.read(path, following: links.followed)
            let lesson: NewLesson
            do throws(RefusedLesson) {
                lesson = try newLesson(
                    LessonRequest(path: name, title: title, section: section), in: folder)
            } catch {
                return refusal(error, folder)
            }
            return try written(lesson, to: folder)
        } catch {
            return CommandResult(error)
        }
    }

    private func written(
        _ lesson: NewLesson, to folder: SourceFolder
    ) throws(FileFailure) -> CommandResult {
        let list = lesson.configuration
        let old = folder.files.first { $0.path == list.path }?.bytes ?? []
        let made = try NewFiles.write([lesson.page], to: path)
        do {
            try FileReplacement.write([
                FileReplacement(
                    path: folder.displayPath(of: list.path), old: old, new: list.bytes,
                    root: path, links: links.followed)
            ])
        } catch {
            made.remove()
            throw error
        }
        let page = folder.displayPath(of: lesson.page.path)
        let place: Message = """
            \(page): a new lesson, listed in '\(lesson.section)' in \
            \(folder.displayPath(of: list.path)). What to do next:
            """
        func words(_ message: Message) -> String { messages.spoken.text(message).string }
        return CommandResult(
            output: """
                \(words(place))

                    tracebook serve      # \(words("shows it, and everything you change"))
                    tracebook verify --bless \(shellWord(page))    # \(words("renews its trace"))\n
                """)
    }

    private func refusal(_ refusal: RefusedLesson, _ folder: SourceFolder) -> CommandResult {
        switch refusal {
        case .path(let reason):
            let refusal: Message = "'\(name)': \(reason)"
            return CommandResult(
                report: "\(messages.spoken.text(refusal).string)\n", status: .usage)
        case .exists(let file):
            return CommandResult(
                FileFailure(
                    path: folder.displayPath(of: file.path),
                    reason: "already exists; nothing is written"))
        case .section(let title, let known):
            let words = known.map { Text(string: $0) }
            let nearest = nearestWord(to: Text(string: title), among: words)
            let all: Message = "there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
            let hint = didYouMean(nearest, else: all)
            let refusal: Message = "site.yml has no section '\(title)'\(hint)"
            return CommandResult(
                report: "\(messages.spoken.text(refusal).string)\n", status: .usage)
        case .document(let faults):
            let printer = DiagnosticPrinter(
                [folder], in: messages.spoken, isColoured: Console.wantsColour(.error))
            return CommandResult(report: printer.text(of: faults), status: .document)
        }
    }
}
