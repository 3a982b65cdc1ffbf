import LifecycleCore

/// The facts of a world that rules ask for.
///
/// These are each condition and option or its opposite, for the first window where it is about one;
/// the states and the number of all windows; and what unlocking will open.
struct Facts: Hashable {
    /// A bit for each fact.
    fileprivate var words = [UInt64](repeating: 0, count: Facts.wordCount)

    /// Reads the facts of a world.
    init(of world: World) {
        for requirement in Requirement.all where !requirement.isNegated {
            // The opposite is the next fact.
            insert(requirement.index + (world.meets(requirement) ? 0 : 1))
        }
        insert(Facts.requirements + Int(world.statesInSight.rawValue))
        insert(Facts.requirements + Facts.states + min(world.windowCount, Facts.windows) - 1)
        insert(Facts.count - 1 - Int(world.reasonAtUnlock.rawValue))
    }

    /// Whether a requirement is met.
    func include(_ requirement: Requirement) -> Bool { contains(requirement.index) }

    private mutating func insert(_ fact: Int) { words[fact / 64] |= 1 << UInt64(fact % 64) }

    /// The numbers of the facts that hold.
    fileprivate var numbers: [Int] {
        (0..<Facts.count).filter(contains)
    }

    private func contains(_ fact: Int) -> Bool { words[fact / 64] >> UInt64(fact % 64) & 1 == 1 }

    private static let requirements = Requirement.all.count
    private static let states = 1 << LifecycleState.allCases.count
    /// This number of windows or more is one fact.
    private static let windows = 3
    fileprivate static let count =
        requirements + states + windows + LaunchReason.allCases.count
    fileprivate static let wordCount = (count + 63) / 64
}

/// The pairs of facts that worlds have shown.
struct FactPairs {
    /// For each fact, the facts that held together with it.
    private var beside = [UInt64](repeating: 0, count: Facts.count * Facts.wordCount)

    /// Adds the pairs of a world.
    ///
    /// - Returns: Whether one of them is new.
    mutating func insert(_ facts: Facts) -> Bool {
        var isNew = false
        for fact in facts.numbers {
            for word in 0..<Facts.wordCount {
                let place = fact * Facts.wordCount + word
                guard facts.words[word] & ~beside[place] != 0 else { continue }
                beside[place] |= facts.words[word]
                isNew = true
            }
        }
        return isNew
    }
}
