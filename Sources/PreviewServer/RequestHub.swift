import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What all connections share: the site, the report that is shown, and who listens for events.
final class RequestHub: @unchecked Sendable {
    /// The most connections at a time; a browser opens six to a site, and one a page for events.
    static let mostConnections = 200

    private let socket: LoopbackSocket
    /// All that varies is read and written on this queue, and nowhere else.
    private let queue = DispatchQueue(label: "tracebook.preview")
    private let arrivals: any DispatchSourceRead
    private var site = PreviewSite(files: [:])
    /// What an open page was told last of the state of the site.
    private var report: PreviewEvent?
    private var connections: [ObjectIdentifier: Connection] = [:]

    /// Answers whoever connects to a socket from now on.
    init(_ socket: LoopbackSocket) {
        self.socket = socket
        // A browser that goes away while it is answered is an error of that connection alone.
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

    /// Tells an event to everybody who listens; a report to those, too, who listen later.
    func send(_ event: PreviewEvent, isReport: Bool = false) {
        queue.sync {
            if isReport { report = event }
            for connection in connections.values where connection.isListening {
                connection.send(event: Array(event.text.utf8))
            }
        }
    }

    /// Stops listening and closes what is open.
    func stop() {
        queue.sync {
            arrivals.cancel()
            for connection in connections.values { connection.end() }
        }
    }

    private func welcome() {
        while let descriptor = socket.next() {
            guard connections.count < Self.mostConnections else {
                close(descriptor)
                continue
            }
            let connection = Connection(descriptor, on: queue)
            let id = ObjectIdentifier(connection)
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
