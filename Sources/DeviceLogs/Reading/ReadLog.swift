public import Diagnostics
import LifecycleCore
import LifecycleSearch

extension DeviceLog {
    /// Reads what a device printed.
    ///
    /// - Parameters:
    ///   - bytes: The log in UTF-8, with line ends of either kind.
    ///   - process: The name of the process whose lines count; nil where there is but one.
    /// - Returns: The log, and what is wrong with it or strange in it.
    public static func read(
        _ bytes: [UInt8], process: String? = nil
    ) -> (log: DeviceLog, diagnostics: [Diagnostic]) {
        if let fault = faultOfEncoding(bytes) {
            return (DeviceLog(lines: [], calls: [], unknownCount: 0), [fault])
        }
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var lines = bytes[(isMarked ? 3 : 0)...].split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        if lines.last?.isEmpty == true { lines.removeLast() }
        var reader = LogReader(process: process, markLength: isMarked ? 3 : 0)
        for line in lines { reader.read(line) }
        let log = DeviceLog(
            lines: lines.map { Text($0) }, calls: reader.calls.map(\.call),
            unknownCount: reader.unknownCount)
        return (log, reader.diagnostics + reader.faults)
    }

    /// What is wrong with bytes that are no text in UTF-8.
    private static func faultOfEncoding(_ bytes: [UInt8]) -> Diagnostic? {
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        guard isUTF16 || bytes.contains(0) else { return nil }
        return Diagnostic(
            .error, "log.encoding", range: .fileStart,
            isUTF16
                ? "the log is in UTF-16; save it in UTF-8"
                : "the log is no text: there is a byte 0 in it")
    }
}

/// Reads line after line, and keeps what holds for all of them.
private struct LogReader {
    let process: String?
    /// How many bytes a byte order mark shifts the first line.
    let markLength: Int
    private(set) var calls: [(call: LoggedCall, process: String?)] = []
    private(set) var unknownCount = 0
    private(set) var diagnostics: [Diagnostic] = []
    private var line = 0
    private var mentions = MentionReader()
    private var lastTime: (time: LogTime, line: Int)?
    /// The names of scenes in the order in which they come.
    private var scenes: [String] = []
    /// The view controller that is followed: the first one that is named.
    private var viewController: String?

    init(process: String?, markLength: Int) {
        self.process = process
        self.markLength = markLength
    }

    mutating func read(_ text: ArraySlice<UInt8>) {
        line += 1
        let head = LineHead(of: text)
        if let process, let printer = head.process, printer != process { return }
        let message = text[head.messageStart...]
        let mention = mentions.read(message)
        for (stretch, meant) in mention.slips where mention.calls.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.misspelt", range: range(stretch, in: text),
                    "'\(Text(text[stretch]))' is not compared; did you mean '\(meant)'?"))
        }
        if mention.calls.isEmpty, mention.beginsWithUnknown { unknownCount += 1 }
        guard let named = mention.calls.first, isFollowed(named) else { return }
        let earlier = lastTime
        checkTime(head.time, text)
        if let other = mention.calls.first(where: { $0.calls != named.calls }) {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.two-calls", range: range(other.stretch, in: text),
                    "the line names another call already, which is the one that counts"))
        }
        let call = LoggedCall(
            range: range(named.stretch, in: text), calls: named.calls,
            reads: PrintedState.of(message, besides: named.stretch),
            scene: scene(of: named, in: message))
        if let last = calls.last, last.process == head.process, call.isRepetition(of: last.call),
            let time = head.time, let earlier, earlier.line == last.call.range.start.line,
            time.isSameMoment(as: earlier.time)
        {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.repeated", range: call.range,
                    "line \(earlier.line) has this call in the same moment; it counts once"))
            lastTime?.line = earlier.line
            return
        }
        calls.append((call, head.process))
    }

    /// Whether a call is of an object that the simulator has: there is one view controller.
    private mutating func isFollowed(_ named: NamedCall) -> Bool {
        let isOfView = named.calls.allSatisfy { call in
            if case .callback(let callback) = call {
                callback.receiver == .viewController
            } else {
                false
            }
        }
        guard isOfView, let receiver = named.receiver else { return true }
        viewController = viewController ?? receiver
        return viewController == receiver
    }

    /// The number of the scene that a message names, if the call is about one.
    private mutating func scene(of named: NamedCall, in message: ArraySlice<UInt8>) -> Int? {
        let isOfScene = named.calls.contains { call in
            switch call {
            case .callback(let callback): callback.receiver == .sceneDelegate
            case .notification(let name): "\(name.name)".hasPrefix("UIScene")
            }
        }
        guard isOfScene, let name = PrintedScene.name(in: message) else { return nil }
        if let known = scenes.firstIndex(of: name) { return known }
        scenes.append(name)
        return scenes.count - 1
    }

    private mutating func checkTime(_ time: LogTime?, _ text: ArraySlice<UInt8>) {
        guard let time else { return }
        if let last = lastTime, time.isBefore(last.time) {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.time", range: range(text.startIndex..<text.endIndex, in: text),
                    "the time is before that of line \(last.line); lines count in their order here"
                ))
        }
        lastTime = (time, line)
    }

    private func range(_ stretch: Range<Int>, in text: ArraySlice<UInt8>) -> SourceRange {
        SourceRange(
            line: line,
            column: stretch.lowerBound - text.startIndex + 1 + (line == 1 ? markLength : 0),
            length: stretch.count)
    }

    /// What is wrong with the log as a whole.
    var faults: [Diagnostic] {
        guard let first = calls.first, unknownCount > calls.count else { return faultsOfProcess }
        return faultsOfProcess + [
            Diagnostic(
                .warning, "log.mostly-unread", range: first.call.range,
                """
                \(calls.count) \(calls.count == 1 ? "call is" : "calls are") compared, and \
                \(unknownCount) lines with the names of others are not
                """)
        ]
    }

    private var faultsOfProcess: [Diagnostic] {
        guard let first = calls.first else {
            let whose = process.map { " of '\($0)'" } ?? ""
            return [
                Diagnostic(
                    .error, "log.nothing", range: .fileStart,
                    "no line\(whose) is a call of the lifecycle",
                    notes: [
                        """
                        a line names it as '#function', '__func__' or a notification does, such as \
                        '-[AppDelegate applicationDidBecomeActive:]'
                        """
                    ])
            ]
        }
        guard let other = calls.first(where: { $0.process != first.process }),
            let one = first.process, let two = other.process
        else { return [] }
        return [
            Diagnostic(
                .error, "log.processes", range: other.call.range,
                "the call is one of '\(two)', the first one was of '\(one)'",
                notes: ["a log is of one process; cut it to that, or name it"])
        ]
    }
}
