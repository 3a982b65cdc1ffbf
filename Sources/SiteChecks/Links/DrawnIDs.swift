/// The ids that links can lead to on a page, beside those of its headings.
package struct DrawnIDs: Equatable, Sendable {
    /// The ids in what stands in the place of each block, by the line of the opening fence; those
    /// of what stands below the page are on the last of all lines.
    package var ofBlocks: [Int: [String]] = [:]
    /// The ids in a page that is made from the core.
    package var ofReference: [String] = []

    package init(ofBlocks: [Int: [String]] = [:]) {
        self.ofBlocks = ofBlocks
    }

    /// All of them, in no order.
    package var all: [String] { ofBlocks.values.joined() + ofReference }
}
