/// A translation whose original has changed, and which of its sections that concerns.
package struct StalePage: Equatable, Sendable {
    /// The sections in the order of the original, and behind them those that it no longer has.
    package var sections: [StaleSection]
}

/// A section of an original that is not as it was translated.
package struct StaleSection: Equatable, Sendable {
    /// What has become of the section.
    package enum Change: Sendable {
        case changed
        /// It has the same words at another place.
        case moved
        case added
        case gone
    }

    package var change: Change
    /// The section of the original; nil if it is gone.
    package var original: SectionHeading?
    /// What it was called when it was translated; nil if it is new.
    package var name: String?
    /// The place of its line in what the translation says; nil if it has none.
    var line: Int?
    /// The section that translates it; nil if there is none, or if it cannot be told which one it is.
    package var own: SectionHeading?

    /// Whether the section of the translation does not say what the original says.
    package var isMarked: Bool { own != nil && change != .moved }
}

extension SectionMatching {
    /// What is not as it was translated.
    ///
    /// - Parameters:
    ///   - original: The sections of the original.
    ///   - own: The sections of the translation, one for each that was translated; nil if it is not
    ///     known which is which.
    ///   - marks: What the translation says of the sections that were translated.
    /// - Returns: Those of the original, in its order, and behind them those that are gone.
    func staleSections(
        of original: [PageSection], own: [SectionHeading]?, marks: [SectionMark]
    ) -> [StaleSection] {
        let present = original.indices.compactMap { index -> StaleSection? in
            let heading = original[index].heading
            guard let old = before[index] else {
                return StaleSection(change: .added, original: heading)
            }
            let hasChanged = marks[old].hash != original[index].mark.hash
            if !hasChanged, inPlace.contains(Pair(old: old, new: index)) { return nil }
            return StaleSection(
                change: hasChanged ? .changed : .moved, original: heading, name: marks[old].name,
                line: old, own: own?[old])
        }
        let gone = now.indices.filter { now[$0] == nil }.map {
            StaleSection(change: .gone, name: marks[$0].name, line: $0, own: own?[$0])
        }
        return present + gone
    }
}
