public import Diagnostics

/// Every kind of diagnostic that a site or a scenario can have, those of a topic together.
public let diagnosticCatalogue: [DiagnosticKind] =
    scenarioKinds + blockKinds + traceKinds + claimKinds + trialKinds + recordedKinds + linkKinds
    + markdownKinds + pageKinds + siteKinds + templateKinds + themeKinds + verifyKinds + runKinds
    + logKinds
