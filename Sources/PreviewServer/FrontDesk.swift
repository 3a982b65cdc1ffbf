import NIOConcurrencyHelpers
import NIOCore

/// What all connections share: the site, the report that is shown, and who listens for events.
final class FrontDesk: Sendable {
    private struct State {
        var site = PreviewSite(files: [:])
        /// What an open page was told last of the state of the site.
        var report: PreviewEvent?
        var port = 0
        var listeners: [ObjectIdentifier: any Channel] = [:]
    }

    private let state = NIOLockedValueBox(State())

    func listen(on port: Int) {
        state.withLockedValue { $0.port = port }
    }

    func publish(_ site: PreviewSite) {
        state.withLockedValue { $0.site = site }
    }

    func show(_ report: PreviewEvent) {
        state.withLockedValue { $0.report = report }
    }

    /// Answers a request; nil if it is the events that are asked for.
    func response(to request: PreviewRequest) -> PreviewResponse? {
        let (site, port) = state.withLockedValue { ($0.site, $0.port) }
        return site.response(to: request, port: port)
    }

    /// Sends events to a connection from now on, the report that is shown first.
    func add(_ listener: any Channel) {
        let report = state.withLockedValue { state in
            state.listeners[ObjectIdentifier(listener)] = listener
            return state.report
        }
        listener.closeFuture.whenComplete { [self] _ in
            state.withLockedValue { $0.listeners[ObjectIdentifier(listener)] = nil }
        }
        if let report { listener.writeAndFlush(report, promise: nil) }
    }

    /// Sends an event to everybody who listens.
    func send(_ event: PreviewEvent) {
        let listeners = state.withLockedValue { Array($0.listeners.values) }
        for listener in listeners { listener.writeAndFlush(event, promise: nil) }
    }

    func close() {
        let listeners = state.withLockedValue { Array($0.listeners.values) }
        for listener in listeners { listener.close(promise: nil) }
    }
}
