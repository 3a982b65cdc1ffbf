#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The processors of this machine.
enum Processors {
    /// The number of processors online, at least 1.
    static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
