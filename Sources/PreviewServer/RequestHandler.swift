import NIOCore
import NIOHTTP1

/// Answers the requests of one connection.
final class RequestHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = PreviewEvent
    typealias OutboundOut = HTTPServerResponsePart

    /// What is said with each answer: nothing of it is kept, and no other site may use it, as what it
    /// is made of may not be published.
    private static let headers: HTTPHeaders = [
        "cache-control": "no-store", "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin", "cross-origin-opener-policy": "same-origin",
        "content-security-policy": "frame-ancestors 'self'",
    ]

    private let desk: FrontDesk
    private var head: HTTPRequestHead?

    init(desk: FrontDesk) {
        self.desk = desk
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let text = unwrapOutboundIn(data).text
        let buffer = context.channel.allocator.buffer(string: text)
        context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let request = PreviewRequest(
            method: head.method.rawValue, target: head.uri, host: head.headers.first(name: "host"),
            origin: head.headers.first(name: "sec-fetch-site"),
            mode: head.headers.first(name: "sec-fetch-mode"),
            destination: head.headers.first(name: "sec-fetch-dest"))
        if let response = desk.response(to: request) {
            write(response, to: head, context)
        } else {
            startEvents(head, context)
        }
    }

    private func startEvents(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var headers = Self.headers
        headers.add(name: "content-type", value: "text/event-stream")
        let start = HTTPResponseHead(version: head.version, status: .ok, headers: headers)
        context.writeAndFlush(wrapOutboundOut(.head(start)), promise: nil)
        desk.add(context.channel)
    }

    private func write(
        _ response: PreviewResponse, to head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        var headers = Self.headers
        headers.add(name: "content-type", value: response.type)
        headers.add(name: "content-length", value: "\(response.body.count)")
        if let location = response.location { headers.add(name: "location", value: location) }
        if !head.isKeepAlive { headers.add(name: "connection", value: "close") }
        let start = HTTPResponseHead(
            version: head.version, status: HTTPResponseStatus(statusCode: response.status),
            headers: headers)
        context.write(wrapOutboundOut(.head(start)), promise: nil)
        if head.method != .HEAD {
            let buffer = context.channel.allocator.buffer(bytes: response.body)
            context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
        }
        let channel = head.isKeepAlive ? nil : context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
            channel?.close(promise: nil)
        }
    }
}
