import Diagnostics

extension Report {
    /// The runs as JUnit test cases, in a suite for each page.
    ///
    /// The attributes are those of the schema that Jenkins publishes. It has no line number, which
    /// is in the text of a failure instead. There are no times, so equal runs give equal files.
    var testSuites: XML {
        let cases = testCases
        var files: [String] = []
        for test in cases where !files.contains(test.file) { files.append(test.file) }
        let suites = files.sorted().map { file in suite(file, cases.filter { $0.file == file }) }
        return XML(
            name: "testsuites",
            attributes: [("name", "tracebook verify")] + counts(cases).filter { $0.0 != "skipped" },
            elements: suites)
    }

    private func suite(_ file: String, _ cases: [TestCase]) -> XML {
        XML(
            name: "testsuite", attributes: [("name", file)] + counts(cases) + [("file", file)],
            elements: cases.map { element($0) })
    }

    private func counts(_ cases: [TestCase]) -> [(String, String)] {
        let failed = cases.filter { !$0.failures.isEmpty }
        let errors = failed.count { $0.isError }
        return [
            ("tests", "\(cases.count)"), ("failures", "\(failed.count - errors)"),
            ("errors", "\(errors)"),
            ("skipped", "\(cases.count { $0.skipped != nil && $0.failures.isEmpty })"),
        ]
    }

    private func element(_ test: TestCase) -> XML {
        var element = XML(
            name: "testcase", attributes: [("name", test.name), ("classname", test.file)])
        for finding in test.failures {
            element.elements.append(
                XML(
                    name: finding.diagnostic.severity == .error ? "error" : "failure",
                    attributes: [
                        ("type", finding.rule),
                        ("message", finding.diagnostic.summary.string),
                    ], text: description(of: finding)))
        }
        if let reason = test.skipped, test.failures.isEmpty {
            element.elements.append(XML(name: "skipped", attributes: [("message", reason)]))
        }
        for finding in test.findings where finding.isWarning {
            element.elements.append(XML(name: "system-out", text: description(of: finding)))
        }
        return element
    }
}
