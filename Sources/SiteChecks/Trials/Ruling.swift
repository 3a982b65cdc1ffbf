package import Diagnostics
package import LifecycleCore
package import SiteModel

/// What comes out of a statement on all versions of iOS.
package struct Ruling: Equatable, Sendable {
    /// The versions on which statements are tried, the oldest first.
    package static let versions = IOSVersion.majors.map { IOSVersion($0) }

    /// What comes out on each of them, in their order; empty if nothing can try the statement.
    package var answers: [TrialAnswer]
    /// The versions on which a part of it holds and another one does not.
    package var isMixed: [Bool]

    /// Creates the ruling on one statement.
    package init(answers: [TrialAnswer]) {
        self.answers = answers
        isMixed = answers.map { _ in false }
    }

    /// Creates the ruling on a statement that holds where all its parts do.
    package init(parts: [Ruling]) {
        guard let first = parts.first else {
            self.init(answers: [])
            return
        }
        self.init(
            answers: first.answers.indices.map { index in
                parts.map { $0.answers[index] }.min() ?? .fails
            })
        isMixed = answers.indices.map { index in
            answers[index] == .fails && parts.contains { $0.answers[index] > .fails }
        }
    }

    /// Whether no scenario can try the statement.
    package var isOutside: Bool { answers.isEmpty }

    /// What comes of it in a word, or on which versions.
    package enum Summary: Equatable, Sendable {
        case outside
        /// Parts of it hold, but on no version all of them.
        case inPart
        case never
        case always(TrialAnswer)
        /// The versions on which it holds, and those on which that is contested.
        case sometimes(holds: [VersionSpan], contested: [VersionSpan])
    }

    /// What comes of it in a word, or on which versions.
    package var summary: Summary {
        if isOutside { return .outside }
        if answers.allSatisfy({ $0 == .fails }) {
            return isMixed.contains(true) ? .inPart : .never
        }
        if answers.allSatisfy({ $0 == answers[0] }) { return .always(answers[0]) }
        return .sometimes(holds: spans(of: .holds), contested: spans(of: .contested))
    }

    /// The versions on which something comes out, those that follow each other together.
    private func spans(of answer: TrialAnswer) -> [VersionSpan] {
        let versions = Self.versions.indices.filter { answers[$0] == answer }
        var spans: [ClosedRange<Int>] = []
        for index in versions {
            if let last = spans.last, last.upperBound + 1 == index {
                spans[spans.count - 1] = last.lowerBound...index
            } else {
                spans.append(index...index)
            }
        }
        return spans.map {
            VersionSpan(from: Self.versions[$0.lowerBound], to: Self.versions[$0.upperBound])
        }
    }
}

extension Ruling.Summary {
    /// What an author writes for it: `holds for 4-12; contested for 13-27`.
    package var text: Text {
        switch self {
        case .outside: return "outside the model"
        case .inPart: return "holds in part"
        case .never: return "does not hold"
        case .always(.contested): return "contested"
        case .always: return "holds"
        case .sometimes(let holds, let contested):
            var words = Text()
            if !holds.isEmpty { words.append("holds for \(list(of: holds))" as Text) }
            if !holds.isEmpty && !contested.isEmpty { words.append("; ") }
            if !contested.isEmpty { words.append("contested for \(list(of: contested))" as Text) }
            return words
        }
    }

    private func list(of spans: [VersionSpan]) -> Text {
        var list = Text()
        for (index, span) in spans.enumerated() {
            if index > 0 { list.append(" and ") }
            list.append(Text(span))
        }
        return list
    }
}
