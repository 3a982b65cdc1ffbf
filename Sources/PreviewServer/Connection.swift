import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A connection of a browser: one request, and its answer or the events from then on.
///
/// It is used only on the queue that it was created with.
final class Connection: @unchecked Sendable {
    enum Input {
        /// The head of a request, without the empty line that ends it.
        case head([UInt8])
        case tooLong
    }

    /// The time limits in seconds: for a request to arrive, an answer to be read, and a browser to
    /// close.
    private static let patience = (request: 60, answer: 60, close: 2)
    /// The number of bytes of an answer that are sent at a time.
    private static let partLength = 65_536
    /// The largest number of events that wait for a browser to read them.
    private static let mostUnsent = 64

    private let descriptor: Int32
    private let queue: DispatchQueue
    private let channel: DispatchIO
    private var input: [UInt8] = []
    private var isAnswered = false
    private var unsent = 0

    /// True if the connection gets events.
    private(set) var isListening = false

    /// Takes over a socket.
    init(_ descriptor: Int32, on queue: DispatchQueue) {
        self.descriptor = descriptor
        self.queue = queue
        channel = DispatchIO(type: .stream, fileDescriptor: descriptor, queue: queue) { _ in
            close(descriptor)
        }
        channel.setLimit(lowWater: 1)
    }

    /// Reads until the browser closes the connection.
    ///
    /// - Parameters:
    ///   - answer: Called once, with the input.
    ///   - ended: Called once, after the last input.
    func read(
        answer: @escaping @Sendable (Input) -> Void, ended: @escaping @Sendable () -> Void
    ) {
        channel.read(offset: 0, length: .max, queue: queue) { [self] isDone, data, _ in
            if let data, !isAnswered, let input = take(data) {
                isAnswered = true
                answer(input)
            }
            if isDone {
                end()
                ended()
            }
        }
        wait(Self.patience.request) { !$0.isAnswered }
    }

    /// The request, once its head is complete; a body is not read.
    private func take(_ data: DispatchData) -> Input? {
        // The empty line may begin in the earlier input.
        let start = max(0, input.count - 3)
        input += data
        for end in start..<max(start, input.count - 3)
        where input[end..<(end + 4)].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) {
            return end > PreviewRequest.mostHeadBytes ? .tooLong : .head(Array(input[..<end]))
        }
        return input.count > PreviewRequest.mostHeadBytes ? .tooLong : nil
    }

    /// Sends an answer, or only its head; the browser then closes the connection.
    func send(answer: PreviewResponse, isHeadOnly: Bool = false) {
        write(answer.head) { $0.send(rest: isHeadOnly ? [] : answer.body[...]) }
        wait(Self.patience.answer) { _ in true }
    }

    /// Sends the rest of a body, each part after the browser has read the previous one, so that
    /// little is kept for a slow browser.
    private func send(rest: ArraySlice<UInt8>) {
        guard !rest.isEmpty else {
            // The browser's input is still read; otherwise it would lose the answer.
            _ = shutdown(descriptor, Int32(SHUT_WR))
            return wait(Self.patience.close) { _ in true }
        }
        write(Array(rest.prefix(Self.partLength))) {
            $0.send(rest: rest.dropFirst(Self.partLength))
        }
    }

    /// Sends the start of an answer to which events are added.
    func beginEvents(_ start: [UInt8]) {
        isListening = true
        send(event: start)
    }

    /// Sends an event, or closes the connection if the browser has left too many unread.
    func send(event: [UInt8]) {
        guard unsent < Self.mostUnsent else { return end() }
        unsent += 1
        write(event) { $0.unsent -= 1 }
    }

    func end() {
        channel.close(flags: .stop)
    }

    private func write(_ bytes: [UInt8], then sent: @escaping @Sendable (Connection) -> Void) {
        let data = bytes.withUnsafeBytes { DispatchData(bytes: $0) }
        channel.write(offset: 0, data: data, queue: queue) { [self] isDone, _, error in
            if error != 0 { end() } else if isDone { sent(self) }
        }
    }

    /// Closes the connection after some seconds if it is too late by then.
    private func wait(_ seconds: Int, then isTooLate: @escaping @Sendable (Connection) -> Bool) {
        queue.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
            if let self, isTooLate(self) { end() }
        }
    }
}
