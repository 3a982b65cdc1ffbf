import Diagnostics

extension Report {
    /// The runs as lines of the Test Anything Protocol, version 14.
    var tap: String {
        let cases = testCases
        var text = "TAP version 14\n1..\(cases.count)\n"
        for (index, test) in cases.enumerated() {
            let isFine = test.failures.isEmpty
            let skip = test.skipped.map { isFine ? " # SKIP \($0)" : "" } ?? ""
            let name = "\(test.file): \(test.name)"
                .replacing("\\", with: "\\\\").replacing("#", with: "\\#")
            text += "\(isFine ? "" : "not ")ok \(index + 1) - \(name)\(skip)\n"
            for finding in test.findings {
                for line in description(of: finding).split(separator: "\n") {
                    text += "# \(line)\n"
                }
            }
        }
        return text
    }
}
