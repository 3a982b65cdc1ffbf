import Diagnostics

/// What a build is told beside its sources.
public struct SiteOptions: Equatable, Sendable {
    /// Whether pages that are marked as drafts are part of the site.
    public var includesDrafts: Bool
    /// The address of the site's root, in place of the one in `site.yml`.
    public var baseURL: String?
    /// The days of the last changes, as `2026-11-21`, by the paths of pages as messages name them.
    public var dates: [String: String]
    /// How many pages are rendered at the same time, at least 1; the result is always the same.
    public var jobs: Int
    /// What kinds of findings count as; an error that counts as a warning does not keep the site from
    /// being made.
    package var levels: [LevelSetting] = []

    /// Creates options; without any, drafts are left out and nothing is known of dates.
    public init(
        includesDrafts: Bool = false, baseURL: String? = nil, dates: [String: String] = [:],
        jobs: Int = 1
    ) {
        self.includesDrafts = includesDrafts
        self.baseURL = baseURL
        self.dates = dates
        self.jobs = jobs
    }

    /// An address as `baseURL` takes it: without a slash at its end; nil if it is none.
    public static func address(_ text: String) -> String? { SiteConfiguration.base(text) }

    /// A path as git prints it, in quotes and with escapes where it is not ASCII.
    private static func unquoted(_ line: ArraySlice<UInt8>) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        guard line.count > 1, line.first == quote, line.last == quote else { return Array(line) }
        var (rest, path) = (line.dropFirst().dropLast(), [UInt8]())
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let sign = rest.first else {
                path.append(byte)
                continue
            }
            let digits = rest.prefix(3)
            if digits.count == 3, digits.allSatisfy({ 0x30...0x37 ~= $0 }) {
                path.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
                rest = rest.dropFirst(3)
            } else {
                path.append(
                    sign == UInt8(ascii: "t") ? 0x09 : sign == UInt8(ascii: "n") ? 0x0A : sign)
                rest = rest.dropFirst()
            }
        }
        return path
    }

    /// The last day of each path in a log of changes, which begins with the newest.
    ///
    /// - Parameter log: Lines with a day, and behind each of them lines with the paths of files
    ///   that changed on it, as `git log --format=%cs --name-only` prints them.
    /// - Returns: The days by path.
    public static func dates(inLog log: [UInt8]) -> [String: String] {
        var dates: [String: String] = [:]
        var day: String?
        let text = log.dropFirst(byteOrderMarkLength(of: log))
        for line in text.split(whereSeparator: {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }) {
            let text = String(decoding: unquoted(line), as: UTF8.self)
            if isDay(text) {
                day = text
            } else if dates[text] == nil {
                dates[text] = day
            }
        }
        return dates
    }
}
