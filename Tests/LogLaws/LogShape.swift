/// A format of log lines.
///
/// A new row is enough to test another format with the laws.
struct LogShape: Sendable {
    var name: String
    /// True if it has the number of the process.
    var tellsProcess: Bool
    /// Prints a line with its end, or an entry of a list, which may be the first or the last.
    var print: @Sendable (_ line: Line, _ isFirst: Bool, _ isLast: Bool) -> String

    /// The values to print.
    struct Line {
        var time: Stamp
        var process: Int
        var message: String
    }

    static let all: [LogShape] = [
        LogShape(name: "NSLog", tellsProcess: true) { line, _, _ in
            "\(line.time.date("-")) \(line.time.time(".")) Demo[\(line.process):907] \(line.message)\n"
        },
        LogShape(name: "os_log in Xcode", tellsProcess: true) { line, _, _ in
            """
            \(line.time.date("-")) \(line.time.time(".", digits: 6))+0200 \
            Demo[\(line.process):4567] [life] \(line.message)

            """
        },
        LogShape(name: "log stream", tellsProcess: true) { line, isFirst, _ in
            (isFirst ? "Timestamp  Thread  Type  Activity  PID  TTL\n" : "")
                + """
                \(line.time.date("-")) \(line.time.time(".", digits: 6))+0200 0x1f4a  Default  0x0  \
                \(line.process)  0  Demo: (UIKitCore) [org.example:life] \(line.message)

                """
        },
        LogShape(name: "log, compact", tellsProcess: true) { line, _, _ in
            """
            \(line.time.date("-")) \(line.time.time(".")) Df Demo[\(line.process):1f4a] \
            [org.example:life] \(line.message)

            """
        },
        LogShape(name: "log, syslog style", tellsProcess: true) { line, _, _ in
            """
            \(line.time.date("-")) \(line.time.time(".", digits: 6))-0700  localhost \
            Demo[\(line.process)]: (Demo) [org.example:life] \(line.message)

            """
        },
        LogShape(name: "log, ndjson", tellsProcess: true) { line, _, _ in
            """
            {"traceID":1,"eventMessage":"\(escaped(line.message))","formatString":"%{public}s",\
            "processImagePath":"\\/var\\/Demo.app\\/Demo","timestamp":"\(line.time.date("-")) \
            \(line.time.time(".", digits: 6))+0200","processID":\(line.process),"category":"life"}

            """
        },
        LogShape(name: "log, json", tellsProcess: true) { line, isFirst, isLast in
            """
            \(isFirst ? "[" : ""){
              "traceID" : 1,
              "formatString" : "applicationWillTerminate(_:) %s",
              "backtrace" : {
                "frames" : [
                  {
                    "imageOffset" : 8
                  }
                ]
              },
              "processImagePath" : "\\/var\\/Demo.app\\/Demo",
              "timestamp" : "\(line.time.date("-")) \(line.time.time(".", digits: 6))+0200",
              "eventMessage" : "\(escaped(line.message))",
              "processID" : \(line.process)
            }\(isLast ? "]\n" : ",")
            """
        },
        LogShape(name: "idevicesyslog", tellsProcess: true) { line, _, _ in
            """
            \(line.time.dayOfYear) \(line.time.time("", digits: 0)) Annas-iPhone \
            SpringBoard(FrontBoard)[58] <Notice>: visibility of org.example.demo has changed
            \(line.time.dayOfYear) \(line.time.time("", digits: 0)) Annas-iPhone \
            Demo(UIKitCore)[\(line.process)] <Notice>: \(line.message)

            """
        },
        LogShape(name: "Console", tellsProcess: false) { line, _, _ in
            "default\t\(line.time.time(".", digits: 6))+0200\tDemo\t\(line.message)\n"
        },
        LogShape(name: "Xcode with metadata", tellsProcess: true) { line, _, _ in
            """
            \(line.message)
            Type: Default | Timestamp: \(line.time.date("-")) \
            \(line.time.time(".", digits: 6))+02:00 | Process: Demo | PID: \(line.process)

            """
        },
        LogShape(name: "CocoaLumberjack", tellsProcess: true) { line, _, _ in
            "\(line.time.date("/")) \(line.time.time(":")) Demo[\(line.process):907] \(line.message)\n"
        },
        LogShape(name: "swift-log", tellsProcess: false) { line, _, _ in
            """
            \(line.time.date("-"))T\(line.time.time("", digits: 0))+0200 info life : [Demo] \
            \(line.message)

            """
        },
        LogShape(name: "a logger with files and lines", tellsProcess: false) { line, _, _ in
            "\(line.time.time(".")) 💜 VERBOSE AppDelegate.swift:21 - \(line.message)\n"
        },
        LogShape(name: "print with the process", tellsProcess: true) { line, _, _ in
            "[pid \(line.process)] \(line.message)\n"
        },
        LogShape(name: "print", tellsProcess: false) { line, _, _ in "\(line.message)\n" },
    ]
}

/// A message as JSON writes it, with the slashes of `log`.
private func escaped(_ message: String) -> String {
    message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("/", with: "\\/")
}
