/// The result of a statement on one version of iOS, the worst first.
package enum TrialAnswer: Int, Comparable, Sendable {
    /// An expectation is not met.
    case fails
    /// All expectations are met, by a rule on which sources disagree; with the other side of the
    /// dispute they would not be.
    case contested
    /// All expectations are met.
    case holds

    package static func < (left: TrialAnswer, right: TrialAnswer) -> Bool {
        left.rawValue < right.rawValue
    }
}
