#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A socket that listens on the loopback interface only.
struct LoopbackSocket {
    let descriptor: Int32
    let port: Int

    /// Starts listening.
    ///
    /// - Parameter port: The port; 0 for any free port.
    /// - Throws: The reason why the port is unavailable.
    init(port: Int) throws(PortFailure) {
        guard let number = UInt16(exactly: port) else {
            throw PortFailure(port: port, reason: String(cString: strerror(EINVAL)))
        }
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        guard let listening = Self.open(descriptor, at: &address) else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw PortFailure(port: port, reason: reason)
        }
        self.port = listening
    }

    /// Binds a socket and returns its port; nil, with `errno` set, on failure.
    private static func open(_ descriptor: Int32, at address: inout sockaddr_in) -> Int? {
        var isReused: Int32 = 1
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                descriptor >= 0
                    && setsockopt(
                        descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused,
                        socklen_t(MemoryLayout<Int32>.size)) == 0
                    && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
                    && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
                    && bind(descriptor, general, size) == 0
                    && listen(descriptor, 128) == 0
                    && getsockname(descriptor, general, &size) == 0
            }
        }
        return result ? Int(UInt16(bigEndian: address.sin_port)) : nil
    }

    /// The next waiting connection; nil if there is none.
    func next() -> Int32? {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        return connection
    }
}
