#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Signals that end a command, held back while it writes: what it has begun is taken back first, so
/// Ctrl-C leaves no file of Tracebook behind.
enum Interruption {
    /// The signal that has come; 0 if none has.
    ///
    /// A handler may do no more than set it.
    nonisolated(unsafe) fileprivate static var pending: sig_atomic_t = 0

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Does some work, and ends the process afterwards if a signal has come in between.
    ///
    /// - Parameter work: Asks `check` where it can stop.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    static func deferred<Result>(
        _ work: () throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
        var former: [(number: Int32, action: sigaction)] = []
        for number in signals {
            var action = sigaction()
            sigaction(number, nil, &action)
            // What is ignored, as under 'nohup', is to be ignored.
            guard !action.isIgnored else { continue }
            former.append((number, action))
            signal(number, note)
        }
        defer {
            for (number, action) in former {
                var action = action
                sigaction(number, &action, nil)
            }
            if pending != 0 { raise(pending) }
        }
        return try work()
    }

    /// Stops the work if a signal has come.
    static func check() throws(FileFailure) {
        guard pending == 0 else {
            throw FileFailure(path: "tracebook", reason: "interrupted, so nothing is written")
        }
    }
}

extension sigaction {
    fileprivate var isIgnored: Bool {
        #if canImport(Darwin)
            let handler = __sigaction_u.__sa_handler
        #else
            let handler = __sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

private func note(_ signal: Int32) { Interruption.pending = signal }
