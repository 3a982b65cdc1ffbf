import Diagnostics

/// What a reader's connection is asked for, which is why a page is there before they wait for it.
///
/// All sizes are compressed.
enum SizeBudget {
    /// The most bytes of a page with its figures.
    static let page = 30 * 1024
    /// The most bytes of all style sheets of a page.
    static let styles = 10 * 1024
    /// The most bytes of all scripts that are loaded with a page.
    static let scripts = 6 * 1024
    /// The most files that are loaded with a page, with the page and its icon.
    static let requests = 4

    /// What is wrong with the size of a finished page.
    static func diagnostics(of file: OutputFile, from source: String) -> [Diagnostic] {
        guard mostCompressedSize(of: file.bytes) > page else { return [] }
        let size = compressedSize(of: file.bytes)
        guard size > page else { return [] }
        return [
            warning(
                "page.size", "'\(file.path)' has about \(kilobytes(size)) compressed", page
            ).inFile(source)
        ]
    }

    /// What is wrong with the size of the styles, of which a page contains a part.
    static func diagnostics(ofStyles styles: String, in templates: SourceFolder) -> [Diagnostic] {
        let first = templates.sortedFiles.first { $0.path.hasSuffix(StyleSheet.suffix) }
        let size = compressedSize(of: Array(styles.utf8))
        guard let first, size > Self.styles else { return [] }
        return [
            warning("site.size", "the styles have about \(kilobytes(size)) compressed", Self.styles)
                .inFile(templates.displayPath(of: first.path))
        ]
    }

    /// What is wrong with what the pages load; each set of files is reported once.
    ///
    /// - Parameters:
    ///   - pages: The finished pages.
    ///   - assets: The files that are copied.
    ///   - known: The compressed sizes of files that have not changed.
    /// - Returns: A warning for each budget that is exceeded.
    static func diagnostics(
        of pages: [FinishedPage], assets: SourceFolder, _ known: inout Memo<String, [UInt8], Int>
    ) -> [Diagnostic] {
        let files = Dictionary(
            assets.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        var reported: Set<[String]> = []
        var diagnostics: [Diagnostic] = []
        for page in pages {
            let loaded = page.loads
            guard reported.insert(loaded).inserted else { continue }
            for (suffix, most) in [(".css", styles), (".js", scripts)] {
                let ours = loaded.filter { $0.hasSuffix(suffix) }
                let size = ours.reduce(0) { sum, path in
                    sum + known.output(path, files[path] ?? []) { compressedSize(of: $0) }
                }
                guard size > most, let first = ours.first else { continue }
                let names = ours.joined(separator: " and ")
                diagnostics.append(
                    warning("site.size", "\(names): about \(kilobytes(size)) compressed", most)
                        .inFile(assets.displayPath(of: first)))
            }
            if loaded.count + 1 > requests {
                diagnostics.append(
                    Diagnostic(
                        .warning, "site.requests", range: .fileStart,
                        "a page loads \(loaded.count + 1) files, and the budget is \(requests)",
                        notes: loaded.map { "\($0)" }
                    ).inFile(page.file.path))
            }
        }
        return diagnostics
    }

    private static func warning(_ id: DiagnosticID, _ fact: Text, _ most: Int) -> Diagnostic {
        Diagnostic(
            .warning, id, range: .fileStart, "\(fact), and the budget is \(kilobytes(most))")
    }

    private static func kilobytes(_ size: Int) -> Text { "\((size + 1023) / 1024) KB" }

    /// The paths of the style sheets, scripts and icons that a page at a path loads from the site,
    /// as it is rendered.
    static func loadedFiles(of page: [UInt8], at path: String) -> [String] {
        var files: [String] = []
        var rest = page[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[open...]
            guard rest.starts(with: "<script".utf8) || rest.starts(with: "<link".utf8) else {
                rest = rest.dropFirst()
                continue
            }
            let element = rest.prefix { $0 != UInt8(ascii: ">") }
            rest = rest[element.endIndex...]
            let text = String(decoding: element, as: UTF8.self)
            let isLoaded =
                text.hasPrefix("<script") || text.contains("stylesheet") || text.contains("icon")
            guard isLoaded, let address = text.value(of: "src") ?? text.value(of: "href"),
                !address.hasPrefix("data:"),
                let file = SitePath.resolve(SitePath.decoded(address), from: path)
            else { continue }
            files.append(file)
        }
        return files
    }
}

extension String {
    /// The value of an attribute in the text of an element.
    fileprivate func value(of attribute: String) -> String? {
        guard let start = firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
        return String(self[start...].prefix { $0 != "\"" })
    }
}
