import ArgumentParser
import CommonMark
import Diagnostics
import Markup
import SiteChecks
import SiteModel
import SiteRendering

/// `tracebook render`: prints Markdown as HTML.
struct RenderCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Print a Markdown file as HTML.",
        discussion: """
            Without '--commonmark', the file is read like a page of a site: with tables, footnotes \
            and raw HTML that runs nothing, and without its front matter. Scenarios are not run.
            """)

    @Flag(name: .customLong("commonmark"), help: "Render plain CommonMark 0.30, raw HTML and all.")
    var isCommonMark = false

    @Argument(help: ArgumentHelp("The file, or '-' for standard input.", valueName: "file"))
    var file: String

    @OptionGroup var messages: MessageOptions

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let bytes = file == "-" ? try Console.readInput() : try FileSystem.read(file)
            if isCommonMark {
                let document = Document(parsing: bytes, dialect: .commonMark)
                return CommandResult(output: HTMLRenderer().render(document).markup.bytes)
            }
            let document = Document(parsing: body(ofPage: bytes))
            let folder = SourceFolder(name: "", files: [SourceFile(path: file, bytes: bytes)])
            let printer = DiagnosticPrinter(
                [folder], in: messages.spoken, isColoured: Console.wantsColour(.error))
            let diagnostics = document.diagnostics.map { $0.inFile(file) }
            return CommandResult(
                output: HTMLRenderer().render(document).markup.bytes,
                report: Array(printer.text(of: diagnostics).utf8), status: ExitStatus(diagnostics))
        } catch {
            return CommandResult(error)
        }
    }
}
