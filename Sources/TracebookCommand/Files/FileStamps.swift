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
    private struct Stamp: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int
        var file: UInt64
    }

    private var stamps: [String: Stamp] = [:]
    /// How long to wait before the next look, in microseconds: so that looking takes a twentieth of
    /// a processor at most, so no wait is longer than needed.
    private(set) var pause: UInt32 = 50_000

    /// Looks at all files of some folders and those in them; what cannot be read is left out.
    init(of folders: [String], following links: FollowedLinks) {
        let clock = ContinuousClock()
        let time = clock.measure {
            for folder in folders where (try? links.checkRoot(folder)) != nil {
                add(folder, in: folder, links, depth: 0)
            }
        }
        pause = UInt32(min(1_000_000, max(50_000, 20 * (time / .microseconds(1)))))
    }

    /// All stamps, a line for each file.
    var text: String {
        stamps.sorted { $0.key < $1.key }.map { path, stamp in
            "\(path) \(stamp.size) \(stamp.seconds) \(stamp.nanoseconds) \(stamp.file)\n"
        }.joined()
    }

    static func == (one: FileStamps, other: FileStamps) -> Bool { one.stamps == other.stamps }

    private mutating func add(
        _ path: String, in root: String, _ links: FollowedLinks, depth: Int
    ) {
        var status = stat()
        // A link may lead back to a folder that it is in; no site is as deep as that.
        guard depth < 32, lstat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFLNK, (try? links.check(path, in: root)) != nil {
            guard stat(path, &status) == 0 else { return }
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            for name in (try? FileSystem.names(in: path)) ?? [] {
                add("\(path)/\(name)", in: root, links, depth: depth + 1)
            }
            return
        }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        stamps[path] = Stamp(
            size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
            file: UInt64(status.st_ino))
    }
}
