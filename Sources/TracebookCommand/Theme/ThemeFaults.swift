import Diagnostics
import SiteBuilder
import SiteChecks

extension SiteTheme {
    /// The faults of the simulator for readers, and of its scripts.
    ///
    /// This command makes the traces of the pages. With a simulator of another version in `Public`,
    /// readers would see other runs, and nothing on the page would tell why.
    ///
    /// - Parameter isBuilt: Whether the site is made for its readers, so that a simulator that
    ///   cannot be compared is an error.
    /// - Returns: The faults, in the order of the files.
    func faults(isBuilt: Bool) -> [Diagnostic] {
        let hasModule = files.contains { $0.path == Theme.modulePath && $0.own != nil }
        return files.filter { $0.own != nil }.compactMap { file in
            if file.path == Theme.modulePath { return file.faultOfModule(isBuilt: isBuilt) }
            return file.isScript ? file.faultOfScript(besideModule: hasModule) : nil
        }
    }
}

extension SiteTheme.File {
    fileprivate var isScript: Bool { path.hasPrefix("Public/") && path.hasSuffix(".js") }

    fileprivate func faultOfModule(isBuilt: Bool) -> Diagnostic? {
        if state == .current { return nil }
        guard new != nil else {
            return fault(
                isBuilt ? .error : .warning, "theme.module",
                "this tracebook was built without a simulator for pages and cannot compare this one",
                advice: "use a tracebook that was built with 'make site', or remove the file")
        }
        return fault(
            .error, "theme.module",
            "this is not the simulator of this tracebook, so readers would see different runs",
            advice: "'tracebook theme --prune' removes it, and pages get that of this tracebook")
    }

    fileprivate func faultOfScript(besideModule hasModule: Bool) -> Diagnostic? {
        let word = shellWord(name)
        switch state {
        case .outdated:
            return fault(
                .error, "theme.outdated", "the script is from another version of tracebook",
                advice: "'tracebook theme --prune' removes it, and pages get that of this tracebook"
            )
        case .changed(isBehind: true):
            return fault(
                .warning, "theme.changed",
                "you have changed the script, and the theme has a newer one",
                advice: """
                    'tracebook theme --diff \(word)' shows what differs; \
                    'tracebook theme --keep \(word)' keeps yours and ends this warning
                    """)
        case .unknown where hasModule:
            return fault(
                .warning, "theme.changed", "the script is not that of this tracebook",
                advice: "remove it, or keep it with 'tracebook theme --keep \(word)'")
        case .current, .missing, .removed, .changed, .unknown: return nil
        }
    }

    private func fault(
        _ severity: Severity, _ id: DiagnosticID, _ summary: Message, advice: Message
    ) -> Diagnostic {
        Diagnostic(
            severity, id, file: Text(string: name), range: .fileStart, summary,
            notes: [advice])
    }
}
