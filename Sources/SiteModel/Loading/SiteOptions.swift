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
