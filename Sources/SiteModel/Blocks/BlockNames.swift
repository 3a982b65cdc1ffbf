import CommonMark
import Diagnostics

/// Names for the scenarios of a page without ids: the headings above and a number.
///
/// `going-home/locking/2` is the second scenario below the heading `locking`, which is below
/// `going-home`. Changes elsewhere on the page do not change a name.
struct BlockNames {
    private let headings: [Heading]
    private var count = 0
    private var path = ""

    init(_ document: Document) {
        headings = document.headings
    }

    /// The name of the next scenario, which starts on a line.
    mutating func next(onLine line: Int) -> String {
        var above: [Heading] = []
        for heading in headings where heading.range.start.line < line {
            above.removeAll { $0.level >= heading.level }
            above.append(heading)
        }
        let path = above.map { "\($0.id)/" }.joined()
        count = path == self.path ? count + 1 : 1
        self.path = path
        return "\(path)\(count)"
    }
}
