import CommonMark
package import Diagnostics
package import SiteModel

/// What is wrong with pages on their own, by their paths.
package typealias PageFaultMemo = Memo<String, PageFaultInput, [Diagnostic]>

/// All that the faults of a page on its own depend on.
package struct PageFaultInput: Equatable, Sendable {
    private var page: LoadedPage
    /// Whether its Markdown was read; of one that nothing depends on only the front matter is.
    private var isRead: Bool

    init(_ page: ParsedPage) {
        self.page = page.page
        isRead = !page.document.blocks.isEmpty
    }
}

/// What is wrong with the names of methods and codes in each page, and what is nearly a link.
func faultsOfPages(in site: RunSite, _ memory: inout PageFaultMemo) -> [Diagnostic] {
    var names = APINameCheck()
    return site.pages.map(\.parsed).flatMap { page in
        memory.output(page.page.source, PageFaultInput(page)) { _ in
            names.faults(of: page).map { $0.inFile(page.page.file) } + faultsOfNearMisses(in: page)
        }
    }
}
