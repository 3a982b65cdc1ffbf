import Diagnostics

/// The options of a build.
public struct SiteOptions: Equatable, Sendable {
    /// True if drafts are part of the site.
    public var includesDrafts: Bool
    /// The address of the site's root, instead of the one in `site.yml`.
    public var baseURL: String?
    /// The days of the last changes, as `2026-11-21`, by the paths of pages as messages name them.
    public var dates: [String: String]
    /// The number of pages to render at the same time, at least 1; the result is always the same.
    public var jobs: Int
    /// The levels of kinds of diagnostics; an error that counts as a warning does not stop the
    /// build.
    package var levels: [LevelSetting] = []

    /// Creates options; by default drafts are left out and no dates are known.
    public init(
        includesDrafts: Bool = false, baseURL: String? = nil, dates: [String: String] = [:],
        jobs: Int = 1
    ) {
        self.includesDrafts = includesDrafts
        self.baseURL = baseURL
        self.dates = dates
        self.jobs = jobs
    }

    /// An address in the form of `baseURL`, without its trailing slash; nil if the text is not one.
    public static func address(_ text: String) -> String? { SiteConfiguration.base(text) }

    /// A path as git prints it, with the quotes and escapes of a path that is not ASCII removed.
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

    /// The last day of each path in a log of changes, newest first.
    ///
    /// - Parameter log: A line with each day, followed by lines with the paths of files that
    ///   changed on it, as `git log --format=%cs --name-only` prints them.
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
