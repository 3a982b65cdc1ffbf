/// The ids on a page that links can lead to, other than those of headings.
package struct DrawnIDs: Equatable, Sendable {
    /// The ids in the HTML for each block, by the line of the opening fence; those below the page
    /// have the line `Int.max`.
    package var ofBlocks: [Int: [String]] = [:]
    /// The ids in a generated page.
    package var ofReference: [String] = []

    package init(ofBlocks: [Int: [String]] = [:]) {
        self.ofBlocks = ofBlocks
    }

    /// All ids, in any order.
    package var all: [String] { ofBlocks.values.joined() + ofReference }
}
