import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A connection to a port of this machine.
final class Client {
    private let descriptor: Int32
    private var isOpen = true

    init(port: Int) throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var patience = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
    }

    deinit { leave() }

    func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads until the other side closes.
    func rest() -> String {
        var bytes: [UInt8] = []
        while let more = next(65_536) { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads up to a text, which is included.
    func text(upTo end: String) -> String {
        var bytes: [UInt8] = []
        while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8), let more = next(1) {
            bytes += more
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func leave() {
        if isOpen { close(descriptor) }
        isOpen = false
    }

    private func next(_ most: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: most)
        let count = read(descriptor, &bytes, most)
        return count > 0 ? Array(bytes[..<count]) : nil
    }
}
