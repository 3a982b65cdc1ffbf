import Dispatch

extension Range<Int> {
    /// Maps each number, several at a time, and returns the results in order.
    func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @Sendable (Int) -> Result
    ) -> [Result] {
        guard jobs > 1, count > 1 else { return map(transform) }
        let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: count)
        results.initialize(repeating: nil)
        defer {
            results.deinitialize()
            results.deallocate()
        }
        // Each element is written by one worker only.
        nonisolated(unsafe) let places = results
        let workers = Swift.min(jobs, count)
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            for offset in stride(from: worker, to: count, by: workers) {
                places[offset] = transform(lowerBound + offset)
            }
        }
        return results.compactMap(\.self)
    }
}
