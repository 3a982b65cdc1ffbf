import Diagnostics
import SiteModel

/// The files that blocks include, each read once.
struct Includes {
    /// A file as blocks see it.
    private struct Content {
        var file: BlockFile
        var lines: [Text]
        var directives: Directives
    }

    private var contents: [String: Content] = [:]
    /// The faults of the files themselves.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ files: [BlockFile]) {
        for file in files where file.path.hasSuffix(".scenario") {
            let lines = file.lines
            let directives = Directives(lines, isFile: true)
            contents[file.path] = Content(file: file, lines: lines, directives: directives)
            diagnostics += directives.faults.map { $0.inFile(file.file) }
        }
    }

    /// Returns the lines that a block includes.
    ///
    /// - Parameters:
    ///   - part: The file or region.
    ///   - page: The path of the page below the content folder.
    /// - Returns: The lines, or the fault of the reference.
    func lines(
        of part: FilePart, onPage page: String
    ) -> Result<[ScenarioSource.Line], Unreadable> {
        guard let path = SitePath.resolve(part.path, from: page), let content = contents[path]
        else {
            let known = contents.keys.sorted().map { SitePath.relative($0, from: page) }
            return .failure(Unreadable(fault: part.faultOfPath(known: known)))
        }
        var range = content.lines.indices
        if let region = part.region {
            let name = Text(string: region)
            guard let found = content.directives.regions.first(where: { $0.name == name }) else {
                let names = content.directives.regions.map(\.name)
                return .failure(Unreadable(fault: part.faultOfRegion(region, known: names)))
            }
            range = found.lines
        }
        let start = content.file.markLength
        return .success(
            range.map { index in
                ScenarioSource.Line(
                    text: content.lines[index], isShown: content.directives.isShown[index],
                    origin: .file(
                        content.file.file, line: index + 1, skipping: index == 0 ? start : 0))
            })
    }

    /// The reason why a file or region cannot be included.
    struct Unreadable: Error {
        var fault: Diagnostic
    }
}

extension FilePart {
    /// The fault of a path without a file, with the known paths as suggestions.
    func faultOfPath(known: [String]) -> Diagnostic {
        let nearest = nearestWord(to: Text(string: path), among: known.map { Text(string: $0) })
        return Diagnostic(
            .error, "block.unknown-file", range: pathRange,
            "there is no file '\(path)' next to the page\(didYouMean(nearest))",
            notes: nearest == nil ? ["write the path as in a link on this page"] : [],
            replacements: replacement(of: pathRange, by: nearest))
    }

    fileprivate func faultOfRegion(_ name: String, known: [Text]) -> Diagnostic {
        let nearest = nearestWord(to: Text(string: name), among: known)
        let hint = didYouMean(
            nearest, else: "a region begins with '#- region NAME' and ends with '#- end'")
        return Diagnostic(
            .error, "block.unknown-region", range: regionRange,
            "'\(path)' has no region '\(name)'\(hint)",
            replacements: replacement(of: regionRange, by: nearest))
    }
}
