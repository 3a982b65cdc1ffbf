import Diagnostics
import TraceViews

extension Translation {
    /// The texts that a run can show, for a page on which a reader runs a scenario: the simulator
    /// there gives the English ones, and this script is loaded then.
    ///
    ///     window.tracebookTranslation = {"The lock puts the app …": "锁屏使应用…", …}
    ///
    /// - Parameter language: The tag of the language.
    /// - Returns: A file of the site; nil if there is nothing in it.
    func script(_ language: String) -> OutputFile? {
        var written: Set<String> = []
        let entries = SimulatorText.ofRuns.compactMap { said -> String? in
            guard let text = texts[said.original], written.insert(said.original).inserted else {
                return nil
            }
            return "\(literal(said.original)):\(literal(text))"
        }
        if entries.isEmpty { return nil }
        let script = "window.tracebookTranslation={\(entries.joined(separator: ",\n"))}\n"
        return OutputFile(path: "simulator.\(language).js", bytes: Array(script.utf8))
    }
}

extension Templates {
    /// The script of each translation, in the order of the tags.
    var translationScripts: [OutputFile] {
        translations.sorted { $0.key < $1.key }.compactMap { $1.script($0) }
    }
}

/// Text as a string of JavaScript.
private func literal(_ text: String) -> String {
    Text(quoting: Text(string: text)).string
}
