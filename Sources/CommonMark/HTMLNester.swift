import Markup

/// The open elements of HTML, with their content so far.
///
/// An element never ends after the block around it: a paragraph, a cell, a quote or an item. Where
/// a browser would close an element by itself, it is closed here, so the output is always nested.
struct HTMLNester<Node> {
    /// An open element.
    struct Open {
        var start: HTMLStart
        var content: [Node] = []
    }

    private var open: [Open] = []
    private var outermost: [Node] = []

    /// The number of open elements.
    var depth: Int { open.count }
    var innermost: HTMLStart? { open.last?.start }

    /// Returns true if an open element matches.
    func hasOpen(where isMeant: (HTMLStart) -> Bool) -> Bool {
        open.contains { isMeant($0.start) }
    }

    /// Adds a node to the innermost element.
    mutating func add(_ node: Node) {
        if open.isEmpty {
            outermost.append(node)
        } else {
            open[open.count - 1].content.append(node)
        }
    }

    mutating func push(_ start: HTMLStart) { open.append(Open(start: start)) }

    /// Closes the innermost element; there must be one.
    mutating func pop() -> Open { open.removeLast() }

    /// The nodes outside of elements, once none is open.
    func take() -> [Node] { outermost }

    /// The number of open elements that end where an element starts; nil if it is not allowed here.
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

    /// The number of open elements that an end tag closes; nil if it closes none.
    func closed(byEndOf name: String, _ element: SafeElement) -> Int? {
        var count = 0
        while let outer = self[count] {
            if open[open.count - 1 - count].start.name == name { return count + 1 }
            if element.isPhrase || element.content == .text {
                // An inline element or a text block ends none of the blocks around it.
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

    /// The number of inline elements and text blocks that end where a block starts.
    var closedByBlock: Int {
        var count = 0
        while let outer = self[count], outer.content == .phrase || outer.content == .text {
            count += 1
        }
        return count
    }

    /// The number of elements that end where text or Markdown starts, as they may not contain it.
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
