#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Removes the temporary files and folders of processes of Tracebook that were killed.
///
/// Their names contain the process id. The files of a living process are left alone, and so is
/// every name that does not have exactly this form.
enum Leftovers {
    /// The name of a temporary file that will replace another one in the same folder.
    ///
    /// It is short, because the other name may be as long as a file system allows. Its ending tells
    /// the kind of file.
    static func name(of file: Substring) -> String {
        let hash = file.utf8.reduce(UInt32(5381)) { ($0 &* 33) ^ UInt32($1) }
        let end =
            file.split(separator: ".").last.map { $0.count < file.count ? ".\($0)" : "" } ?? ""
        return "\(filePrefix)\(getpid())-\(String(hash, radix: 16))\(end)"
    }

    /// The path of a folder that will replace another one.
    static func folder(beside target: String) -> String { "\(target)\(folderMark)\(getpid())" }

    /// The path of a folder whose files will replace those of the folder around it.
    static func folder(inside target: String) -> String { "\(target)/\(filePrefix)\(getpid())" }

    private static let filePrefix = ".tracebook-"
    private static let folderMark = ".tracebook-"
    /// The ending of the name of a folder that is being replaced.
    static let aside = "-old"

    /// Removes the files that dead processes left in folders.
    static func removeFiles(in folders: Set<String>) {
        for folder in folders {
            for name in (try? FileSystem.names(in: folder)) ?? [] where isOfTheDead(name) {
                let path = "\(folder)/\(name)"
                let kind = try? FileSystem.kind(of: path, followingLinks: false)
                if kind == .file { unlink(path) }
            }
        }
    }

    /// Removes the folders that dead processes left beside a folder.
    ///
    /// The last one that was replaced is put back if nothing has taken its place.
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

    /// Removes the folders that dead processes left in a folder that they filled.
    static func removeFolders(inside target: String) {
        for name in (try? FileSystem.names(in: target)) ?? [] where name.hasPrefix(filePrefix) {
            guard isDead(name.dropFirst(filePrefix.count)) else { continue }
            try? WrittenFolder.remove("\(target)/\(name)") { _ in true }
        }
    }

    /// Returns true if a file was left by a dead process for another file of the folder.
    private static func isOfTheDead(_ name: String) -> Bool {
        guard name.hasPrefix(filePrefix) else { return false }
        let rest = name.dropFirst(filePrefix.count)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let file = rest.dropFirst(digits.count)
        let isOurs = [".md", ".trace", ".yml"].contains(where: file.hasSuffix)
        return file.hasPrefix("-") && isOurs && isDead(digits)
    }

    /// Returns true if digits are the id of a process that has ended.
    ///
    /// Our own id belonged to an earlier process, as this one has written nothing yet.
    private static func isDead(_ digits: Substring) -> Bool {
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let number = pid_t(digits), number > 0
        else { return false }
        return number == getpid() || (kill(number, 0) != 0 && errno == ESRCH)
    }
}
