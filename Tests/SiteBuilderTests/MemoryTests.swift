import Testing

@testable import SiteBuilder
@testable import SiteChecks
@testable import SiteModel
@testable import SiteRendering

/// A build with a cache equals one without, after any change.
@Suite struct MemoryTests {
    @Test(arguments: [1, 2])
    func nothingIsEverOutOfDate(_ seed: UInt64) {
        var author = Author(seed: seed)
        var memory = BuildMemory()
        for step in 0..<20 {
            let jobs = step % 2 + 1
            let options = SiteOptions(includesDrafts: step % 7 == 0, jobs: jobs)
            let remembered = build(author.site, options: options, memory: &memory)
            let clean = build(author.site, options: options)
            #expect(remembered == clean, "after \(author.history.joined(separator: ", "))")
            if remembered != clean { return }
            author.edit()
        }
    }

    /// The random edits would prove nothing if the site were always broken.
    @Test func mostEditsLeaveASite() {
        var author = Author(seed: 1)
        var built = 0
        for _ in 0..<20 {
            built += build(author.site).files.isEmpty ? 0 : 1
            author.edit()
        }
        #expect(built > 10)
    }

    @Test func whatHasNotChangedIsNotMadeAgain() {
        var memo = Memo<String, [Int], Int>()
        var calls = 0
        func sum(_ numbers: [Int]) -> Int {
            memo.output("sum", numbers) {
                calls += 1
                return $0.reduce(0, +)
            }
        }
        #expect(sum([1, 2]) == 3)
        memo.endBuild()
        #expect(sum([1, 2]) == 3)
        #expect(calls == 1)
        #expect(sum([1, 3]) == 4)
        memo.endBuild()
        memo.endBuild()
        #expect(sum([1, 3]) == 4)
        #expect(calls == 3)
    }
}
