// Theory of operation.
//
// PreviewServer shows a site to the browsers of the machine that it runs on while an author writes
// it. It serves what it was handed and nothing else: a request is looked up in a table of files, so
// no path of a request ever reaches the file system. It listens on the loopback interface only, and
// answers only requests for a name of it, so that no page of the web can read the site through a
// name of its own that leads here (DNS rebinding).
// Other sites can neither load nor frame what is served: their requests are refused, and headers say
// the same to browsers that do not tell where a request comes from.
//
// A connection has one request, of which the head is read, and one answer: that is all that a browser
// needs of HTTP to show files of this machine. It does not know how a site is built, nor where it comes from.

/// A server of a site that changes while it is served.
public final class PreviewServer: Sendable {
    /// The port that the server listens on.
    public let port: Int

    private let hub: RequestHub

    /// Starts to listen, with no file to serve yet.
    ///
    /// - Parameter port: The port; 0 for any that is free.
    /// - Throws: Why the port cannot be listened on.
    public init(port: Int) throws(PortFailure) {
        let socket = try LoopbackSocket(port: port)
        self.port = socket.port
        hub = RequestHub(socket)
    }

    /// Serves other files from now on, and tells the pages that are open.
    ///
    /// - Parameters:
    ///   - site: The files.
    ///   - changed: The paths of those that are not as before.
    public func publish(_ site: PreviewSite, changed: Set<String>) {
        hub.publish(site)
        hub.send(.changed(changed.sorted()))
    }

    /// Shows a report over every page that is open or gets opened, until the next one.
    ///
    /// - Parameters:
    ///   - report: What is wrong, as plain text; nothing if it is empty.
    ///   - isFailure: Whether the site is as it was because of that. What is not is folded up.
    public func show(report: String, isFailure: Bool) {
        hub.send(isFailure ? .failure(report) : .warnings(report), isReport: true)
    }

    /// Stops listening and closes what is open.
    public func stop() {
        hub.stop()
    }
}

/// Why a port cannot be listened on.
public struct PortFailure: Error {
    /// The port that was asked for.
    public var port: Int
    /// What the system says.
    public var reason: String
}

/// The files of a site.
public struct PreviewSite: Sendable {
    /// The contents of the files by their paths, without a slash at the front.
    public var files: [String: [UInt8]]

    /// Creates a site of files.
    public init(files: [String: [UInt8]]) {
        self.files = files
    }
}
