public import Diagnostics

/// All kinds of diagnostics for sites and scenarios, by topic.
public let diagnosticCatalogue: [DiagnosticKind] =
    scenarioKinds + blockKinds + traceKinds + claimKinds + trialKinds + recordedKinds + linkKinds
    + markdownKinds + pageKinds + siteKinds + templateKinds + themeKinds + verifyKinds + runKinds
    + logKinds
