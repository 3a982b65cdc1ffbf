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
