import Diagnostics

/// What is to be said of the HTML of a document, each kind of it once.
struct HTMLNotes {
    private(set) var diagnostics: [Diagnostic] = []
    private var told: Set<String> = []

    /// Something that pages do not take.
    ///
    /// - Parameters:
    ///   - name: Its name in small letters, by which it is told once.
    ///   - written: Its name as it is written.
    ///   - range: Its place.
    mutating func shown(_ name: String, _ written: String, _ range: SourceRange) {
        tell("text \(name)") { .rawHTML(Self.short(written), range) }
    }

    /// An attribute that pages do not take, or with a value that it cannot have.
    mutating func dropped(_ attribute: String, of start: HTMLStart) {
        tell("attribute \(attribute)") {
            .droppedAttribute(Self.short(attribute), of: start.name, start.range)
        }
    }

    /// An element outside of those that it belongs to.
    mutating func misplaced(_ start: HTMLStart) {
        tell("place \(start.name)") { .misplacedElement(start.name, start.range) }
    }

    /// A start tag without an end tag.
    mutating func unclosed(_ start: HTMLStart) {
        tell("open \(start.name)") { .unclosedElement(start.name, start.range) }
    }

    /// An end tag without a start tag.
    mutating func stray(_ name: String, _ range: SourceRange) {
        tell("end \(name)") { .strayEndTag(name, range) }
    }

    private mutating func tell(_ kind: String, _ diagnostic: () -> Diagnostic) {
        if told.insert(kind).inserted { diagnostics.append(diagnostic()) }
    }

    /// As much of a name as a line can show.
    private static func short(_ name: String) -> String {
        name.utf8.count > 40 ? "\(name.prefix(40))…" : name
    }
}
