/// What comes out of a statement that is tried on one version of iOS, the worst first.
package enum TrialAnswer: Int, Comparable, Sendable {
    /// Something that is expected does not come.
    case fails
    /// All of it comes, by a rule that sources contradict each other about, and with the other side
    /// of the matter it would not.
    case contested
    /// All of it comes.
    case holds

    package static func < (left: TrialAnswer, right: TrialAnswer) -> Bool {
        left.rawValue < right.rawValue
    }
}
