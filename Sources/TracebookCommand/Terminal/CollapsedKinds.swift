import Diagnostics
import SiteModel

/// The kinds of findings of which there are so many that they are told once.
///
///     error: 2501 findings of a kind: A page is not in the navigation. [site.unlisted-page]
///       first: Content/en/a.md:1:1, Content/en/b.md:1:1, Content/en/c.md:1:1
///       note: Add it to a section.
///       note: '--all' prints each of them
struct CollapsedKinds {
    /// How many findings of a kind are told one by one.
    static let most = 20
    /// How many of their places are named.
    private static let places = 3

    /// The findings of those kinds, by their ids.
    private let members: [[UInt8]: [Diagnostic]]
    private var told: Set<[UInt8]> = []

    /// True if findings keep their patches, so that each of them is told.
    private let keepsPatches: Bool

    /// Finds the kinds.
    ///
    /// - Parameters:
    ///   - diagnostics: All findings.
    ///   - isFull: True if each finding is asked for.
    ///   - keepsPatches: True if a finding with a patch is never left out, as the text is a patch.
    init(of diagnostics: [Diagnostic], isFull: Bool, keepsPatches: Bool) {
        self.keepsPatches = keepsPatches
        let plain = diagnostics.filter { Self.isPlain($0, keepsPatches: keepsPatches) }
        let members = isFull ? [:] : Dictionary(grouping: plain, by: Self.key)
        self.members = members.filter { $0.value.count > Self.most }
    }

    /// What is printed in place of a finding: all that is said of its kind at its first one, and nothing
    /// afterwards; nil if it is printed itself.
    mutating func text(inPlaceOf finding: Diagnostic, _ printer: DiagnosticPrinter) -> String? {
        let key = Self.key(finding)
        guard Self.isPlain(finding, keepsPatches: keepsPatches), let all = members[key] else {
            return nil
        }
        guard told.insert(key).inserted else { return "" }
        let kind = diagnosticCatalogue.first { Text($0.id) == finding.id.name }
        let label = printer.label(finding.severity == .warning ? .warning : .error)
        let meaning = kind.map { Text($0.meaning) } ?? Text()
        let number = printer.words("\(all.count) findings of one kind:")
        let places = all.prefix(Self.places).map { finding in
            let (file, start) = (printable(finding.file.string), finding.range.start)
            return "\(file):\(start.line):\(start.column)"
        }
        let remedy = kind.map { printer.words(Message(Text($0.remedy))) } ?? ""
        let note = printer.words("note:")
        return """
            \(label) \(number) \(printer.words(Message(meaning))) [\(Text(finding.id.name).string)]
              \(printer.words("first:")) \(places.joined(separator: ", "))
              \(note) \(remedy)
              \(note) \(printer.words("'--all' prints all of them"))

            """
    }

    /// Returns true for what is wrong with the form of a site.
    ///
    /// Each finding about a run says something of its own.
    private static func isPlain(_ finding: Diagnostic, keepsPatches: Bool) -> Bool {
        let id = key(finding)
        return !(keepsPatches && finding.isPatch)
            && ["site.", "page.", "link.", "markdown."].contains { id.starts(with: $0.utf8) }
    }

    private static func key(_ finding: Diagnostic) -> [UInt8] { Text(finding.id.name).bytes }
}
