import Markup

/// The elements of HTML that are open, and what is in them so far.
///
/// An element never reaches further than what it is nested in: a paragraph, a cell, the blocks of a
/// quote or an item. Where a browser would close elements by itself, they are closed here, so what is
/// written is nested whatever was read.
struct HTMLNester<Node> {
    /// An open element.
    struct Open {
        var start: HTMLStart
        var content: [Node] = []
    }

    private var open: [Open] = []
    private var outermost: [Node] = []

    /// How many elements are open.
    var depth: Int { open.count }
    /// The innermost element.
    var innermost: HTMLStart? { open.last?.start }

    /// Whether an element with a name is open.
    func hasOpen(where isMeant: (HTMLStart) -> Bool) -> Bool {
        open.contains { isMeant($0.start) }
    }

    /// Adds to the innermost element.
    mutating func add(_ node: Node) {
        if open.isEmpty {
            outermost.append(node)
        } else {
            open[open.count - 1].content.append(node)
        }
    }

    mutating func push(_ start: HTMLStart) { open.append(Open(start: start)) }

    /// Closes the innermost element, of which there is one.
    mutating func pop() -> Open { open.removeLast() }

    /// What was added outside of elements, once none is open.
    func take() -> [Node] { outermost }

    /// How many open elements end where an element starts; nil if it may not be here.
    func closed(byStartOf element: SafeElement) -> Int? {
        var count = element.isPhrase ? 0 : closedByBlock
        while let outer = self[count] {
            if element.parents.isEmpty {
                guard outer.content == .parts else { break }
            } else {
                if element.parents.contains(outer.tag) { return count }
                guard outer.endsByItself else { return nil }
            }
            count += 1
        }
        return element.parents.isEmpty ? count : nil
    }

    /// How many open elements end where an end tag is; nil if it ends none.
    func closed(byEndOf name: String, _ element: SafeElement) -> Int? {
        var count = 0
        while let outer = self[count] {
            if open[open.count - 1 - count].start.name == name { return count + 1 }
            if element.isPhrase || element.content == .text {
                // Running text ends none of the blocks around it.
                guard outer.content == .phrase else { return nil }
            } else if element.parents.contains(outer.tag) {
                return nil
            } else if element.parents.isEmpty, element.content != .parts {
                guard outer.tag != .td, outer.tag != .th, outer.tag != .caption else { return nil }
            }
            count += 1
        }
        return nil
    }

    /// How many elements of running text end where a block starts.
    var closedByBlock: Int {
        var count = 0
        while let outer = self[count], outer.content == .phrase || outer.content == .text {
            count += 1
        }
        return count
    }

    /// How many elements end where there is text or a block of Markdown, as it may not be in them.
    var closedByContent: Int {
        var count = 0
        while let outer = self[count], outer.content == .parts { count += 1 }
        return count
    }

    /// An open element, counted from the innermost one.
    private subscript(_ distance: Int) -> SafeElement? {
        distance < open.count ? open[open.count - 1 - distance].start.element : nil
    }
}
