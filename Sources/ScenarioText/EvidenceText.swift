public import Diagnostics
public import LifecycleCore

extension Evidence {
    /// The reason, the sources and the note on one line, for messages:
    /// `Reason; Title (Author); Title (Author): note`.
    public var plainText: Text {
        var text = Text(reason)
        for source in sources {
            if !text.isEmpty { text.append("; ") }
            text.append(source.row.plainText)
        }
        let note = Text(note)
        if !note.isEmpty { text.append(": \(note)" as Text) }
        return text
    }
}

extension SourceRow {
    /// The title and the author: `Title (Author)`.
    fileprivate var plainText: Text {
        author.map { "\(Text(title)) (\(Text($0)))" } ?? Text(title)
    }
}
