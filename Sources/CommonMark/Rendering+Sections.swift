import Markup

extension Rendering {
    /// Renders the blocks of the document, a section with classes as a whole.
    mutating func sections(_ blocks: ArraySlice<Block>) {
        var rest = blocks
        while let block = rest.first {
            guard case .heading(let heading) = block.kind, !heading.classes.isEmpty else {
                self.block(block, isTight: false)
                rest = rest.dropFirst()
                continue
            }
            let content = rest.dropFirst().prefix { !$0.ends(sectionOf: heading) }
            let title = apart { $0.heading(heading) }
            let body = apart { $0.sections(content) }
            if let html = renderer.section(heading, title, body) {
                out.freshLine()
                out.append(html)
            } else {
                out.append(title)
                out.append(body)
            }
            out.freshLine()
            rest = rest.dropFirst(1 + content.count)
        }
    }

    /// What is rendered, apart from what was before.
    private mutating func apart(_ render: (inout Rendering) -> Void) -> HTML {
        let before = out
        out = HTML()
        render(&self)
        defer { out = before }
        return out
    }
}
