package import Diagnostics
package import LifecycleCore
package import SiteModel

/// The results of a statement on all versions of iOS.
package struct Ruling: Equatable, Sendable {
    /// The versions on which statements are tried, the oldest first.
    package static let versions = IOSVersion.majors.map { IOSVersion($0) }

    /// The answer for each version, in order; empty if no scenario can try the statement.
    package var answers: [TrialAnswer]
    /// For each version, true if one part holds and another does not.
    package var isMixed: [Bool]

    /// Creates the ruling on one statement.
    package init(answers: [TrialAnswer]) {
        self.answers = answers
        isMixed = answers.map { _ in false }
    }

    /// Creates the ruling on a statement that holds if all its parts do.
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

    /// True if no scenario can try the statement.
    package var isOutside: Bool { answers.isEmpty }

    /// The ruling in a word, or by versions.
    package enum Summary: Equatable, Sendable {
        case outside
        /// Some parts hold, but on no version all of them.
        case inPart
        case never
        case always(TrialAnswer)
        /// The versions on which it holds, and those on which it is contested.
        case sometimes(holds: [VersionSpan], contested: [VersionSpan])
    }

    /// The ruling in a word, or by versions.
    package var summary: Summary {
        if isOutside { return .outside }
        if answers.allSatisfy({ $0 == .fails }) {
            return isMixed.contains(true) ? .inPart : .never
        }
        if answers.allSatisfy({ $0 == answers[0] }) { return .always(answers[0]) }
        return .sometimes(holds: spans(of: .holds), contested: spans(of: .contested))
    }

    /// The ranges of versions with an answer.
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
    /// The ruling as an author writes it: `holds for 4-12; contested for 13-27`.
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
