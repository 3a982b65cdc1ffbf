import Diagnostics

/// The diagnostics about the HTML of a document, each kind once.
struct HTMLNotes {
    private(set) var diagnostics: [Diagnostic] = []
    private var told: Set<String> = []

    /// Reports an element that pages do not allow.
    ///
    /// - Parameters:
    ///   - name: Its name in lower case; each name is reported once.
    ///   - written: Its name as written.
    ///   - range: Its place.
    mutating func shown(_ name: String, _ written: String, _ range: SourceRange) {
        tell("text \(name)") { .rawHTML(Self.short(written), range) }
    }

    /// Reports an attribute that pages do not allow, or an invalid value.
    mutating func dropped(_ attribute: String, of start: HTMLStart) {
        tell("attribute \(attribute)") {
            .droppedAttribute(Self.short(attribute), of: start.name, start.range)
        }
    }

    /// Reports an element outside of the elements that it belongs to.
    mutating func misplaced(_ start: HTMLStart) {
        tell("place \(start.name)") { .misplacedElement(start.name, start.range) }
    }

    /// Reports a start tag without an end tag.
    mutating func unclosed(_ start: HTMLStart) {
        tell("open \(start.name)") { .unclosedElement(start.name, start.range) }
    }

    /// Reports an end tag without a start tag.
    mutating func stray(_ name: String, _ range: SourceRange) {
        tell("end \(name)") { .strayEndTag(name, range) }
    }

    private mutating func tell(_ kind: String, _ diagnostic: () -> Diagnostic) {
        if told.insert(kind).inserted { diagnostics.append(diagnostic()) }
    }

    /// A name that is short enough for a line.
    private static func short(_ name: String) -> String {
        name.utf8.count > 40 ? "\(name.prefix(40))…" : name
    }
}
