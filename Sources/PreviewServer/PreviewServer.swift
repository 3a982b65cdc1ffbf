// Theory of operation.
//
// PreviewServer shows a site to browsers on the same machine while an author writes it. A request
// is looked up in a table of files, so no path of a request ever reaches the file system. The
// server listens on the loopback interface only, and answers only requests for a name of that
// interface. So no page of the web can read the site through a domain that resolves to it (DNS
// rebinding). Other sites can neither load nor frame the files: their requests are refused, and
// headers tell the same to browsers that do not send the origin of a request.
//
// A connection has one request, of which only the head is read, and one answer. Browsers need no
// more of HTTP for files on the same machine. The server does not know how a site is built or where
// it comes from.

/// A server for a site that changes while it is served.
public final class PreviewServer: Sendable {
    /// The port that the server listens on.
    public let port: Int

    private let hub: RequestHub

    /// Starts listening, with no files yet.
    ///
    /// - Parameter port: The port; 0 for any free port.
    /// - Throws: The reason why the port is unavailable.
    public init(port: Int) throws(PortFailure) {
        let socket = try LoopbackSocket(port: port)
        self.port = socket.port
        hub = RequestHub(socket)
    }

    /// Replaces the files and notifies the open pages.
    ///
    /// - Parameters:
    ///   - site: The files.
    ///   - changed: The paths of the files that have changed.
    public func publish(_ site: PreviewSite, changed: Set<String>) {
        hub.publish(site)
        hub.send(.changed(changed.sorted()))
    }

    /// Shows a report on every page that is open now or opened before the next report.
    ///
    /// - Parameters:
    ///   - report: The report as plain text; empty to show none.
    ///   - isFailure: Whether errors prevented a new site; other reports are collapsed.
    public func show(report: String, isFailure: Bool) {
        hub.send(isFailure ? .failure(report) : .warnings(report), isReport: true)
    }

    /// Stops listening and closes all connections.
    public func stop() {
        hub.stop()
    }
}

/// The reason why a port is unavailable.
public struct PortFailure: Error {
    /// The requested port.
    public var port: Int
    /// The message of the system.
    public var reason: String
}

/// The files of a site.
public struct PreviewSite: Sendable {
    /// The contents of the files by path, without a leading slash.
    public var files: [String: [UInt8]]
    /// The places on disk of files that are not in memory, by their paths on the site.
    public var copies: [String: String]
    /// Reads a file on disk; nil if that is impossible.
    private let read: @Sendable (String) -> [UInt8]?

    /// Creates a site from its files.
    public init(
        files: [String: [UInt8]], copies: [String: String] = [:],
        read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.files = files
        self.copies = copies
        self.read = read
    }

    /// The contents of a file; nil if there is none, or it can no longer be read.
    func bytes(of file: String) -> [UInt8]? {
        files[file] ?? copies[file].flatMap(read)
    }
}
