import Diagnostics

extension SourceFolder {
    /// The folder without files whose names compare as equal but have other bytes, such as an `é`
    /// of one character and one of two.
    ///
    /// Many systems treat both as one name, and so does any comparison of strings.
    ///
    /// - Returns: The folder, and a fault for each file that is left out.
    func withoutTwins() -> (SourceFolder, [Diagnostic]) {
        var paths: Set<String> = []
        var kept = SourceFolder(name: name, files: [])
        var diagnostics: [Diagnostic] = []
        for file in sortedFiles {
            if paths.insert(file.path).inserted {
                kept.files.append(file)
            } else {
                diagnostics.append(
                    Diagnostic(
                        .error, "site.output-conflict", range: .fileStart,
                        "another file has this name, in different characters that look the same"
                    ).inFile(displayPath(of: file.path)))
            }
        }
        return (kept, diagnostics)
    }
}
