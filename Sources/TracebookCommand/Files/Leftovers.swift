#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files and folders that Tracebook writes beside those that they are to replace, and that a process
/// leaves behind that is killed in between: the next one removes them.
///
/// A name says which process it is of. What a living process writes is left alone, and so is every
/// name that is not made in just this way.
enum Leftovers {
    /// The name of a file that is to take the place of another one in the same folder.
    ///
    /// It is short, as a name may be as long as a file system allows; what the file is for is told by how
    /// it ends.
    static func name(of file: Substring) -> String {
        let hash = file.utf8.reduce(UInt32(5381)) { ($0 &* 33) ^ UInt32($1) }
        let end =
            file.split(separator: ".").last.map { $0.count < file.count ? ".\($0)" : "" } ?? ""
        return "\(filePrefix)\(getpid())-\(String(hash, radix: 16))\(end)"
    }

    /// The path of a folder that is to take the place of another one.
    static func folder(beside target: String) -> String { "\(target)\(folderMark)\(getpid())" }

    /// The path of a folder whose files are to take the place of those in the folder that it is in.
    static func folder(inside target: String) -> String { "\(target)/\(filePrefix)\(getpid())" }

    private static let filePrefix = ".tracebook-"
    private static let folderMark = ".tracebook-"
    /// What the name of a folder ends with that another one is taking the place of.
    static let aside = "-old"

    /// Removes the files that dead processes have left in folders.
    static func removeFiles(in folders: Set<String>) {
        for folder in folders {
            for name in (try? FileSystem.names(in: folder)) ?? [] where isOfTheDead(name) {
                let path = "\(folder)/\(name)"
                let kind = try? FileSystem.kind(of: path, followingLinks: false)
                if kind == .file { unlink(path) }
            }
        }
    }

    /// Removes the folders that dead processes have left beside a folder, and puts the last of them
    /// back whose place nothing has taken.
    static func removeFolders(beside target: String) {
        let parent = FileSystem.parent(of: target) ?? "."
        let own = target.split(separator: "/").last ?? ""
        for name in (try? FileSystem.names(in: parent)) ?? [] {
            guard name.hasPrefix("\(own)\(folderMark)") else { continue }
            var digits = name.dropFirst(own.count + folderMark.count)
            let isAside = digits.hasSuffix(aside)
            if isAside { digits = digits.dropLast(aside.count) }
            let path = "\(parent)/\(name)"
            guard isDead(digits),
                (try? FileSystem.kind(of: path, followingLinks: false)) == .folder
            else { continue }
            let isThere = (try? FileSystem.kind(of: target, followingLinks: false)) != nil
            if isAside, !isThere, rename(path, target) == 0 { continue }
            try? WrittenFolder.remove(path) { _ in true }
        }
    }

    /// Removes the folders that dead processes have left in a folder that they filled.
    static func removeFolders(inside target: String) {
        for name in (try? FileSystem.names(in: target)) ?? [] where name.hasPrefix(filePrefix) {
            guard isDead(name.dropFirst(filePrefix.count)) else { continue }
            try? WrittenFolder.remove("\(target)/\(name)") { _ in true }
        }
    }

    /// Whether a file is one that a process wrote that is no more, for another file of the folder.
    private static func isOfTheDead(_ name: String) -> Bool {
        guard name.hasPrefix(filePrefix) else { return false }
        let rest = name.dropFirst(filePrefix.count)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let file = rest.dropFirst(digits.count)
        let isOurs = [".md", ".trace", ".yml"].contains(where: file.hasSuffix)
        return file.hasPrefix("-") && isOurs && isDead(digits)
    }

    /// Whether digits are the number of a process that has ended.
    ///
    /// Our own number is that of an earlier process, as nothing of this one is there yet.
    private static func isDead(_ digits: Substring) -> Bool {
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let number = pid_t(digits), number > 0
        else { return false }
        return number == getpid() || (kill(number, 0) != 0 && errno == ESRCH)
    }
}
