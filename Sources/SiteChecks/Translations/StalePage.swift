/// A translation whose original has changed, with the sections concerned.
package struct StalePage: Equatable, Sendable {
    /// The sections in the order of the original, followed by those that are gone.
    package var sections: [StaleSection]
}

/// A section of an original that has changed since it was translated.
package struct StaleSection: Equatable, Sendable {
    package enum Change: Sendable {
        case changed
        /// The section has the same words at another place.
        case moved
        case added
        case gone
    }

    package var change: Change
    /// The section of the original; nil if it is gone.
    package var original: SectionHeading?
    /// The name of the section when it was translated; nil if it is new.
    package var name: String?
    /// The index of its line in the translation's list; nil if it has none.
    var line: Int?
    /// The section that translates it; nil if there is none or it is unknown.
    package var own: SectionHeading?

    /// True if the translation of the section is out of date.
    package var isMarked: Bool { own != nil && change != .moved }
}

extension SectionMatching {
    /// The sections that have changed since they were translated.
    ///
    /// - Parameters:
    ///   - original: The sections of the original.
    ///   - own: The sections of the translation, one for each that was translated; nil if they
    ///     cannot be matched.
    ///   - marks: The marks of the sections that were translated.
    /// - Returns: The sections of the original, in its order, followed by those that are gone.
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
