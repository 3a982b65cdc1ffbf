import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A connection of a browser: one request, and its answer or the events from then on.
///
/// It is used on the queue that it was made with, and nowhere else.
final class Connection: @unchecked Sendable {
    /// What to do with what the browser asks.
    enum Input {
        /// The head of a request, without the empty line that ends it.
        case head([UInt8])
        case tooLong
    }

    /// How long a request may take to arrive, an answer to be taken, and a browser to close, in seconds.
    private static let patience = (request: 60, answer: 60, close: 2)
    /// How many bytes of an answer are on their way at a time.
    private static let partLength = 65_536
    /// The most events that wait for a browser to take them.
    private static let mostUnsent = 64

    private let descriptor: Int32
    private let queue: DispatchQueue
    private let channel: DispatchIO
    private var input: [UInt8] = []
    private var isAnswered = false
    private var unsent = 0

    /// Whether the connection gets events.
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
    ///   - answer: Is called once, when there is something to answer.
    ///   - ended: Is called once, when there is nothing to come.
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

    /// The request, once all of its head is there; a body is not read.
    private func take(_ data: DispatchData) -> Input? {
        // The empty line may have begun in what was there.
        let start = max(0, input.count - 3)
        input += data
        for end in start..<max(start, input.count - 3)
        where input[end..<(end + 4)].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) {
            return end > PreviewRequest.mostHeadBytes ? .tooLong : .head(Array(input[..<end]))
        }
        return input.count > PreviewRequest.mostHeadBytes ? .tooLong : nil
    }

    /// Sends an answer, without the body if it is its head that is asked for; the browser closes the
    /// connection then.
    func send(answer: PreviewResponse, isHeadOnly: Bool = false) {
        write(answer.head) { $0.send(rest: isHeadOnly ? [] : answer.body[...]) }
        wait(Self.patience.answer) { _ in true }
    }

    /// Sends what is left of a body, a part after the other has been taken: what a browser does not take
    /// is not kept for it.
    private func send(rest: ArraySlice<UInt8>) {
        guard !rest.isEmpty else {
            // What the browser still sends is read, as it would lose the answer otherwise.
            _ = shutdown(descriptor, Int32(SHUT_WR))
            return wait(Self.patience.close) { _ in true }
        }
        write(Array(rest.prefix(Self.partLength))) {
            $0.send(rest: rest.dropFirst(Self.partLength))
        }
    }

    /// Sends the beginning of an answer to which events are added.
    func beginEvents(_ start: [UInt8]) {
        isListening = true
        send(event: start)
    }

    /// Sends an event, unless the browser has not taken many before.
    func send(event: [UInt8]) {
        guard unsent < Self.mostUnsent else { return end() }
        unsent += 1
        write(event) { $0.unsent -= 1 }
    }

    /// Closes the connection at once.
    func end() {
        channel.close(flags: .stop)
    }

    private func write(_ bytes: [UInt8], then sent: @escaping @Sendable (Connection) -> Void) {
        let data = bytes.withUnsafeBytes { DispatchData(bytes: $0) }
        channel.write(offset: 0, data: data, queue: queue) { [self] isDone, _, error in
            if error != 0 { end() } else if isDone { sent(self) }
        }
    }

    /// Ends the connection after a while, if it is too late by then.
    private func wait(_ seconds: Int, then isTooLate: @escaping @Sendable (Connection) -> Bool) {
        queue.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
            if let self, isTooLate(self) { end() }
        }
    }
}
