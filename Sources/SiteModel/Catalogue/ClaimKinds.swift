import Diagnostics

/// The faults of claims, which are links that quote a run.
let claimKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "claim.mismatch", "The words of a claim differ from the run.",
        "If the run is right, apply the patch; if not, correct the scenario or the rules."),
    DiagnosticKind(
        "claim.words", "The words of a claim cannot be read as an answer.",
        "Write the answer as the message shows it."),
    DiagnosticKind(
        "claim.no-answer", "The run has nothing that the claim asks for.",
        "Ask for something that happens in the run."),
    DiagnosticKind(
        "claim.path", "The address of a claim cannot be read.",
        "Write one of the forms that the message lists."),
    DiagnosticKind(
        "claim.unknown-id", "A claim is about a scenario that does not exist.",
        "Use the id that the message suggests."),
    DiagnosticKind(
        "claim.unknown-version", "The scenario does not run on the version of a claim.",
        "Use one of its versions, or add the version to the scenario."),
    DiagnosticKind(
        "claim.versions-differ", "The versions that a claim covers give different answers.",
        "Name one version in the address, or two that give the same answer."),
    DiagnosticKind(
        "claim.which-one", "An order numbers one of two calls, and the other comes several times.",
        "Number both: '(1)' after a name is its first call."),
    DiagnosticKind(
        "claim.outside", "A word beside a claim negates or limits what the claim says.",
        "Put the word between the brackets, where it is compared with the run."),
    DiagnosticKind(
        "claim.image", "A claim is written as a picture.", "Remove the exclamation mark."),
]
