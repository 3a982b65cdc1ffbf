#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The modification times of the files in some folders, to detect changes.
///
/// Polling works on every system and file system, and misses no folder that is made and filled at
/// once. Polling a thousand files takes a few milliseconds. The time it takes decides when the next
/// poll is due.
struct FileStamps: Equatable {
    fileprivate struct Stamp: Equatable {
        var mode: UInt32
        var size: Int
        /// The time of the last write, and of the last change of any kind, which no program can set
        /// back.
        var (written, changed): (Time, Time)
        var file: UInt64

        struct Time: Equatable {
            var seconds: Int
            var nanoseconds: Int
        }
    }

    private var stamps: [[UInt8]: Stamp] = [:]
    /// The paths that cannot be read, with the error numbers.
    private var failures: [[UInt8]: Int32] = [:]
    /// The time until the next poll in microseconds: long enough that polling takes at most a
    /// twentieth of a processor, and no longer.
    private(set) var pause: UInt32 = 50_000

    /// Reads the stamps of all files below some folders, and of links and their targets.
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

    /// Adds a path and everything below it; a link that is not followed is added without its
    /// target.
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
        // For a folder its contents count; one that a link leads back to adds nothing.
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
    /// The time without changes after which files count as complete, in microseconds.
    private static let calm: UInt32 = 20_000
    /// The largest number of these waits, so that a file that is always being written does not hide
    /// other changes.
    private static let mostWaits = 25

    /// Waits until files that are being written are complete, or gives up if one keeps changing.
    ///
    /// - Parameters:
    ///   - wait: Waits for some microseconds.
    ///   - look: Reads the stamps of the files.
    /// - Returns: The final stamps.
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
