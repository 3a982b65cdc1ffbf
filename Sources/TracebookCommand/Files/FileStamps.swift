#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// When the files of some folders were written, to tell whether one has changed.
///
/// Looking again and again works on every system and file system alike, and misses no folder that
/// is made and filled at once; for a thousand files a look takes a few milliseconds, and how long
/// one takes decides when the next one comes.
struct FileStamps: Equatable {
    fileprivate struct Stamp: Equatable {
        var mode: UInt32
        var size: Int
        /// When it was written, and when anything of it changed, which no program can set back.
        var (written, changed): (Time, Time)
        var file: UInt64

        struct Time: Equatable {
            var seconds: Int
            var nanoseconds: Int
        }
    }

    private var stamps: [[UInt8]: Stamp] = [:]
    /// What cannot be looked at, with the reason.
    private var failures: [[UInt8]: Int32] = [:]
    /// How long to wait before the next look, in microseconds: so that looking takes a twentieth of
    /// a processor at most, so no wait is longer than needed.
    private(set) var pause: UInt32 = 50_000

    /// Looks at all files of some folders and those in them, at links and at what these lead to.
    init(of folders: [String], following links: FollowedLinks) {
        let clock = ContinuousClock()
        let time = clock.measure {
            for folder in folders {
                let isOurs = (try? links.checkRoot(folder)) != nil
                add(folder, in: folder, isOurs ? links : nil, above: [])
            }
        }
        pause = UInt32(min(1_000_000, max(50_000, 20 * (time / .microseconds(1)))))
    }

    static func == (one: FileStamps, other: FileStamps) -> Bool {
        one.stamps == other.stamps && one.failures == other.failures
    }

    /// Adds a path and what is below it, a link without what it leads to where that is not read.
    private mutating func add(
        _ path: String, in root: String, _ links: FollowedLinks?, above: [UInt64]
    ) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return fail(path) }
        if status.st_mode & S_IFMT == S_IFLNK {
            stamps[Array("\(path)@".utf8)] = Stamp(status)
            guard let links, (try? links.check(path, in: root)) != nil else { return }
            guard stat(path, &status) == 0 else { return fail(path) }
        }
        let file = UInt64(status.st_ino)
        // Of a folder it matters what is in it, and of one that a link leads back to nothing.
        guard status.st_mode & S_IFMT == S_IFDIR else {
            stamps[Array(path.utf8)] = Stamp(status)
            return
        }
        if above.contains(file) { return }
        do {
            for name in try FileSystem.names(in: path)
            where !StrayNames.isLeftOut(name, isAsset: true) {
                add("\(path)/\(name)", in: root, links, above: above + [file])
            }
        } catch {
            fail(path)
        }
    }

    private mutating func fail(_ path: String) {
        failures[Array(path.utf8)] = errno
    }
}

extension FileStamps.Stamp {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            mode: UInt32(status.st_mode), size: Int(status.st_size),
            written: Time(seconds: written.tv_sec, nanoseconds: written.tv_nsec),
            changed: Time(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec),
            file: UInt64(status.st_ino))
    }
}

extension FileStamps {
    /// How long nothing may change before a change is taken for complete, in microseconds.
    private static let calm: UInt32 = 20_000
    /// How often that is waited for: a file that is written all the time keeps no other from being seen.
    private static let mostWaits = 25

    /// What is there once several files that are being written are written, or while one is written again
    /// and again.
    ///
    /// - Parameters:
    ///   - wait: Waits for some microseconds.
    ///   - look: Looks at the files.
    /// - Returns: The stamps to take for complete.
    func calmed(
        waiting wait: (UInt32) -> Void = { usleep($0) }, _ look: () -> FileStamps
    ) -> FileStamps {
        var last = self
        for _ in 0..<Self.mostWaits {
            wait(Self.calm)
            let now = look()
            if now == last { break }
            last = now
        }
        return last
    }
}
