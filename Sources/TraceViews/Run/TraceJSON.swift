public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Trace {
    /// The trace as a JSON array, with one entry a line.
    ///
    ///     {"row":1,"time":0,"actor":"user","kind":"event","name":"opens app","reads":null,
    ///      "state":"not running","rule":"open.launch"}
    ///
    /// `time` is in milliseconds. `row` is the number in the table and the timeline.
    public var json: Text {
        var json: Text = "["
        for (index, entry) in entries.enumerated() {
            json.append(index == 0 ? "\n" : ",\n")
            json.append(object(index + 1, entry))
        }
        json.append(entries.isEmpty ? "]\n" : "\n]\n")
        return json
    }

    private func object(_ row: Int, _ entry: TraceEntry) -> Text {
        var object: Text = "{\"row\":\(row),\"time\":\(entry.time.milliseconds)"
        object.append(",\"actor\":\(Text(quoting: Text(entry.actor.name)))")
        object.append(",\"kind\":\(Text(quoting: Text(entry.kind.name)))")
        object.append(",\"name\":\(Text(quoting: words(for: entry)))")
        let reads = entry.reads.map { Text(quoting: Text($0.name)) }
        object.append(",\"reads\":\(reads ?? "null")")
        object.append(",\"state\":\(Text(quoting: Text(entry.state.name)))")
        object.append(",\"rule\":\(Text(quoting: Text(entry.rule.rule.id)))}")
        return object
    }
}

extension Text {
    /// Creates a JSON string.
    package init(quoting text: Text) {
        self = "\""
        for byte in text.bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                append(UInt8(ascii: "\\"))
                append(byte)
            case ..<0x20:
                append("\\u\(Text(hexadecimal: UInt64(byte), digits: 4))")
            default:
                append(byte)
            }
        }
        append("\"")
    }
}
