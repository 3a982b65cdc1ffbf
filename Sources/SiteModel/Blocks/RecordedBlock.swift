package import CommonMark
package import DeviceLogs
package import Diagnostics
package import LifecycleCore

/// A block with the output of a device.
///
/// It is evidence: it is compared with a run, but never rewritten to match one.
package struct RecordedBlock: Sendable {
    /// The scenario with the same events; nil if the block does not name one.
    package var scenario: BlockName?
    /// The name of the device; nil if it is not given.
    package var device: String?
    /// The version of iOS on the device; nil if it is not given.
    package var release: DeviceVersion?
    /// The part of the run that the log covers.
    package var span: Range<Instant>
    package var log: DeviceLog
    package var code: CodeBlock
    package var fence: Fence
    package var isSound: Bool
}

/// A version of iOS as a device reports it; no rule depends on its third number.
package struct DeviceVersion: Equatable, Sendable {
    package var text: String
    /// The version without the third number.
    package var version: IOSVersion
    package var range: SourceRange
}

extension RecordedBlock {
    private static let keys = ["for", "device", "os", "from", "until"].map {
        OptionReader.Key(name: $0)
    }

    /// Reads the options and the log.
    static func parse(_ code: CodeBlock, _ fence: Fence) -> (RecordedBlock, [Diagnostic]) {
        let (info, infoFaults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        var options = OptionReader(info, keys: keys, block: "recorded")
        let (log, logFaults) = DeviceLog.read(
            code.lines.flatMap { Array($0.text.utf8) + [UInt8(ascii: "\n")] })
        let scenario = options.name("for")
        let release = options.release("os")
        let start = options.moment("from") ?? .zero
        let end = options.moment("until") ?? Instant(milliseconds: .max)
        if infoFaults.isEmpty, options.diagnostics.isEmpty {
            if scenario == nil { options.reportMissing("for=ID", "whose run it records", fence) }
            if release == nil { options.reportMissing("os=N", "what the device ran", fence) }
            if end <= start {
                options.report(
                    "block.bad-value", fence.opening, "the log ends before it begins")
            }
        }
        // The text that an unclosed fence contains by mistake is not a log.
        let placed = fence.isClosed ? logFaults.map { $0.placed(in: code) } : []
        let diagnostics = infoFaults + options.diagnostics + placed
        let block = RecordedBlock(
            scenario: scenario, device: options.text("device"), release: release,
            span: start..<max(start, end), log: log, code: code, fence: fence,
            isSound: fence.isClosed && !diagnostics.contains { $0.severity == .error })
        return (block, diagnostics)
    }
}

extension OptionReader {
    fileprivate mutating func reportMissing(_ key: Text, _ what: Message, _ fence: Fence) {
        report(
            "block.missing-key", fence.opening,
            "a recorded log must say \(what): '\(key)' is missing")
    }
}
