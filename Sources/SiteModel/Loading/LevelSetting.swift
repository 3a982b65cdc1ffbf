package import Diagnostics

/// What a kind of diagnostic counts as, in place of its own severity.
package struct LevelSetting: Equatable, Sendable {
    package var id: Text
    package var level: Level

    package enum Level: String, CaseIterable, Sendable {
        case error
        case warning
        case off
    }

    /// Why a text is no setting.
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
    /// Takes the severity that settings give its kind; the last one counts.
    ///
    /// - Returns: Whether it is to be reported at all.
    package mutating func obey(_ settings: [LevelSetting]) -> Bool {
        guard let setting = settings.last(where: { $0.id == id.name }) else { return true }
        switch setting.level {
        case .off: return false
        case .warning: severity = .warning
        // A mismatch is an error that keeps its own exit code.
        case .error: severity = severity == .mismatch ? .mismatch : .error
        }
        return true
    }
}

extension [Diagnostic] {
    /// Those that are reported, with the severities that settings give them.
    package func obeying(_ settings: [LevelSetting]) -> [Diagnostic] {
        compactMap { diagnostic in
            var diagnostic = diagnostic
            return diagnostic.obey(settings) ? diagnostic : nil
        }
    }
}

extension SourceFolder {
    /// What kinds of diagnostics count as, by the `site.yml` of the folder.
    package var levels: [LevelSetting] {
        let file = files.first { $0.path == LoadedSite.configurationPath }
        return file.flatMap { SiteConfiguration.read($0.bytes, file: $0.path).0?.levels } ?? []
    }
}
