package import Diagnostics

/// The level of a kind of diagnostic, instead of its own severity.
package struct LevelSetting: Equatable, Sendable {
    package var id: Text
    package var level: Level

    package enum Level: String, CaseIterable, Sendable {
        case error
        case warning
        case off
    }

    /// The reason why a text is not a setting.
    package enum Refusal: Error {
        case level
        case unknown(nearest: Text?)
    }

    /// Reads a setting.
    ///
    /// - Parameters:
    ///   - name: The id of the kind, such as `link.empty`.
    ///   - level: The name of the level.
    /// - Throws: `Refusal` if there is no such kind or no such level.
    package init(_ name: String, _ level: String) throws(Refusal) {
        guard let level = Level(rawValue: level) else { throw .level }
        let id = Text(string: name)
        let ids = diagnosticCatalogue.map { Text($0.id) }
        guard ids.contains(id) else { throw .unknown(nearest: nearestWord(to: id, among: ids)) }
        self.id = id
        self.level = level
    }
}

extension Diagnostic {
    /// Sets the severity that settings give to its kind; the last setting counts.
    ///
    /// - Returns: False if the diagnostic is turned off.
    package mutating func obey(_ settings: [LevelSetting]) -> Bool {
        guard let setting = settings.last(where: { $0.id == id.name }) else { return true }
        switch setting.level {
        case .off: return false
        case .warning: severity = .warning
        // A mismatch is an error with its own exit code.
        case .error: severity = severity == .mismatch ? .mismatch : .error
        }
        return true
    }
}

extension [Diagnostic] {
    /// The diagnostics that are not turned off, with the severities of the settings.
    package func obeying(_ settings: [LevelSetting]) -> [Diagnostic] {
        compactMap { diagnostic in
            var diagnostic = diagnostic
            return diagnostic.obey(settings) ? diagnostic : nil
        }
    }
}

extension SourceFolder {
    /// The levels of kinds of diagnostics in the `site.yml` of the folder.
    package var levels: [LevelSetting] {
        let file = files.first { $0.path == LoadedSite.configurationPath }
        return file.flatMap { SiteConfiguration.read($0.bytes, file: $0.path).0?.levels } ?? []
    }
}
