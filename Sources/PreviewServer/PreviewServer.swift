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
// It knows HTTP. It does not know how a site is built, nor where it comes from.

import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A server of a site that changes while it is served.
public final class PreviewServer: Sendable {
    /// The port that the server listens on.
    public let port: Int

    private let channel: any Channel
    private let desk: FrontDesk

    /// Starts to listen, with no file to serve yet.
    ///
    /// - Parameter port: The port; 0 for any that is free.
    /// - Throws: Why the port cannot be listened on.
    public init(port: Int) throws(PortFailure) {
        let desk = FrontDesk()
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let operations = channel.pipeline.syncOperations
                    try operations.configureHTTPServerPipeline(withErrorHandling: true)
                    try operations.addHandler(RequestHandler(desk: desk))
                }
            }
        do {
            channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
        } catch {
            throw PortFailure(port: port, reason: Self.reason(of: error))
        }
        self.desk = desk
        self.port = channel.localAddress?.port ?? port
        desk.listen(on: self.port)
    }

    private static func reason(of error: any Error) -> String {
        guard let error = error as? IOError else { return "\(error)" }
        return String(cString: strerror(error.errnoCode))
    }

    /// Serves other files from now on, and tells the pages that are open.
    ///
    /// - Parameters:
    ///   - site: The files.
    ///   - changed: The paths of those that are not as before.
    public func publish(_ site: PreviewSite, changed: Set<String>) {
        desk.publish(site)
        desk.send(.changed(changed.sorted()))
    }

    /// Shows a report over every page that is open or gets opened, until the next one.
    ///
    /// - Parameters:
    ///   - report: What is wrong, as plain text; nothing if it is empty.
    ///   - isFailure: Whether the site is as it was because of that. What is not is folded up.
    public func show(report: String, isFailure: Bool) {
        let event = isFailure ? PreviewEvent.failure(report) : .warnings(report)
        desk.show(event)
        desk.send(event)
    }

    /// Stops listening and closes what is open.
    public func stop() {
        desk.close()
        try? channel.close().wait()
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
