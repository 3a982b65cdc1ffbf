import Diagnostics

/// Runs a scenario and returns the result as text, for hosts that have only the module.
///
/// - Parameter source: The text of the scenario in UTF-8.
/// - Returns: The line `trace` and the canonical text of the trace. If the scenario cannot be run
///   or its run contradicts an expectation: the line `faults` and a line `line:column: message
///   [id]` for each fault.
public func runScenario(_ source: [UInt8]) -> [UInt8] {
    let (scenario, diagnostics) = Scenario.parse(source)
    if !diagnostics.isEmpty { return answer(with: diagnostics).bytes }
    let trace = scenario.run()
    let faults = scenario.expectations.compactMap { trace.fault(in: $0) }
    if !faults.isEmpty { return answer(with: faults).bytes }
    return ("trace\n\(trace.text)" as Text).bytes
}

private func answer(with faults: [Diagnostic]) -> Text {
    var text: Text = "faults\n"
    for fault in faults {
        let start = fault.range.start
        text.append(
            "\(start.line):\(start.column): \(fault.summary.text) [\(fault.id.name)]\n" as Text)
    }
    return text
}
