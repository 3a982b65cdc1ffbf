#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The standard streams.
enum Console {
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Prints bytes; a closed pipe is not a failure.
    static func write(_ bytes: [UInt8], to stream: Stream) throws(FileFailure) {
        // `tracebook run … | head -1` must not end with a signal.
        signal(SIGPIPE, SIG_IGN)
        guard !bytes.isEmpty, !writeAll(bytes, to: stream.rawValue), errno != EPIPE else { return }
        throw FileSystem.failure(stream == .output ? "standard output" : "standard error")
    }

    /// Returns true if a stream is a terminal that wants colours (https://no-color.org).
    static func wantsColour(_ stream: Stream) -> Bool {
        if let setting = getenv("NO_COLOR"), setting.pointee != 0 { return false }
        if let terminal = getenv("TERM"), String(cString: terminal) == "dumb" { return false }
        return isTerminal(stream)
    }

    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// The value of an environment variable; nil if it is not set or empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Reads the whole standard input.
    static func readInput() throws(FileFailure) -> [UInt8] {
        try FileSystem.read(STDIN_FILENO, name: "standard input")
    }

    /// Writes all bytes to an open file; false with `errno` set on failure.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, part.baseAddress, part.count)
                #else
                    let count = Glibc.write(descriptor, part.baseAddress, part.count)
                #endif
                if count < 0, errno != EINTR { return false }
                rest = rest.dropFirst(max(0, count))
            }
            return true
        }
    }
}
