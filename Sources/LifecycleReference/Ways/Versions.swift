import LifecycleCore

extension VersionRange {
    /// The versions in both ranges; nil if there are none.
    func intersection(_ other: VersionRange) -> VersionRange? {
        var range = self
        range.first = max(first, other.first)
        if let limit = other.end { range.end = min(end ?? limit, limit) }
        if let end = range.end, end <= range.first { return nil }
        return range
    }

    /// Whether the newest version of another range is in it.
    func includesNewest(of other: VersionRange) -> Bool {
        guard intersection(other) != nil else { return false }
        guard let end else { return true }
        return other.end.map { $0 <= end } ?? false
    }
}

extension [VersionRange] {
    /// The same versions in order, with adjacent and overlapping ranges merged.
    var joined: [VersionRange] {
        var ranges: [VersionRange] = []
        for range in sorted(by: { $0.first < $1.first }) {
            guard let last = ranges.last, last.end.map({ range.first <= $0 }) ?? true else {
                ranges.append(range)
                continue
            }
            guard let limit = last.end else { break }
            ranges[ranges.count - 1].end = range.end.map { Swift.max(limit, $0) }
        }
        return ranges
    }

    /// The versions that are in none of other ranges.
    func without(_ others: [VersionRange]) -> [VersionRange] {
        others.reduce(self) { ranges, other in
            ranges.flatMap { range -> [VersionRange] in
                guard range.intersection(other) != nil else { return [range] }
                var rest: [VersionRange] = []
                if range.first < other.first {
                    var before = range
                    before.end = other.first
                    rest.append(before)
                }
                if let end = other.end, range.end.map({ end < $0 }) ?? true {
                    var after = range
                    after.first = end
                    rest.append(after)
                }
                return rest
            }
        }
    }

    /// The part of the versions on which apps can have scenes.
    var withScenes: [VersionRange] {
        let first = versionSwitches.first { $0.kind == .scenesAvailable }?.versions.first ?? .oldest
        return compactMap { range in
            if let end = range.end, end <= first { return nil }
            var range = range
            range.first = Swift.max(range.first, first)
            return range
        }
    }
}
