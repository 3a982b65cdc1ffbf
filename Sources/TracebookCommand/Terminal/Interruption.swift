#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Holds back signals that would end a command while it writes.
///
/// The command first removes its incomplete output, so Ctrl-C leaves no temporary files.
enum Interruption {
    /// The signal that has arrived; 0 if there is none.
    ///
    /// A handler may only set it.
    nonisolated(unsafe) fileprivate static var pending: sig_atomic_t = 0

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Does some work, and then ends the process if a signal has arrived meanwhile.
    ///
    /// - Parameter work: The work, which calls `check` where it can stop.
    /// - Returns: The result of the work.
    /// - Throws: The errors of the work.
    static func deferred<Result>(
        _ work: () throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
        var former: [(number: Int32, action: sigaction)] = []
        for number in signals {
            var action = sigaction()
            sigaction(number, nil, &action)
            // An ignored signal, as under `nohup`, stays ignored.
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

    /// Stops the work if a signal has arrived.
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
