import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The state shared by all connections: the site, the current report and the listeners.
final class RequestHub: @unchecked Sendable {
    /// The largest number of connections; a browser opens six to a site, and one a page for events.
    static let mostConnections = 200

    private let socket: LoopbackSocket
    /// All mutable state is accessed on this queue only.
    private let queue = DispatchQueue(label: "tracebook.preview")
    private let arrivals: any DispatchSourceRead
    private var site = PreviewSite(files: [:])
    /// The last report, which pages receive when they connect.
    private var report: PreviewEvent?
    /// The connections by their numbers, the oldest with the smallest one.
    private var connections: [Int: Connection] = [:]
    private var arrivalCount = 0

    /// Starts answering the connections to a socket.
    init(_ socket: LoopbackSocket) {
        self.socket = socket
        // If a browser disconnects during an answer, only that connection fails.
        signal(SIGPIPE, SIG_IGN)
        let descriptor = socket.descriptor
        arrivals = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        arrivals.setCancelHandler { _ = close(descriptor) }
        arrivals.setEventHandler { [weak self] in self?.welcome() }
        arrivals.resume()
    }

    func publish(_ site: PreviewSite) {
        queue.sync { self.site = site }
    }

    /// Sends an event to all listeners; later listeners receive it too if it is a report.
    func send(_ event: PreviewEvent, isReport: Bool = false) {
        queue.sync {
            if isReport { report = event }
            for connection in connections.values where connection.isListening {
                connection.send(event: Array(event.text.utf8))
            }
        }
    }

    func stop() {
        queue.sync {
            arrivals.cancel()
            for connection in connections.values { connection.end() }
        }
    }

    private func welcome() {
        while let descriptor = socket.next() {
            // The oldest one may be of a browser that is gone; one that is there connects again.
            if connections.count >= Self.mostConnections, let oldest = connections.keys.min() {
                connections.removeValue(forKey: oldest)?.end()
            }
            let connection = Connection(descriptor, on: queue)
            arrivalCount += 1
            let id = arrivalCount
            connections[id] = connection
            connection.read { [weak self, weak connection] input in
                if let self, let connection { answer(input, on: connection) }
            } ended: { [weak self] in
                self?.connections[id] = nil
            }
        }
    }

    private func answer(_ input: Connection.Input, on connection: Connection) {
        guard case .head(let head) = input else {
            let response = PreviewResponse(status: 431, "The request is too long.")
            return connection.send(answer: response)
        }
        guard let request = PreviewRequest(head: head) else {
            let response = PreviewResponse(status: 400, "The request is not spelled right.")
            return connection.send(answer: response)
        }
        if let response = site.response(to: request, port: socket.port) {
            connection.send(answer: response, isHeadOnly: request.method == "HEAD")
        } else {
            connection.beginEvents(PreviewResponse.startOfEvents)
            if let report { connection.send(event: Array(report.text.utf8)) }
        }
    }
}
