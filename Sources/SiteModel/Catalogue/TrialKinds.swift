import Diagnostics

/// The faults of trials.
let trialKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "trial.line", "A line of a trial is missing, or is not one of a trial.",
        "Write 'claim:', 'verdict:', 'part:' and scenarios as the message says."),
    DiagnosticKind(
        "trial.verdict", "The verdict differs from what the runs give.",
        "If the runs are right, apply the patch; if not, correct the scenario or the rules."),
    DiagnosticKind(
        "trial.expects-nothing", "A scenario of a trial expects nothing, so it tests nothing.",
        "Add a line 'expect' or 'shows' that passes where the claim holds."),
    DiagnosticKind(
        "trial.version", "A scenario of a trial names a version, but it runs on all of them.",
        "Remove the line 'ios'; 'scenario for 7-12' limits it to some versions."),
    DiagnosticKind(
        "trial.parts-differ", "A translation does not have all parts of the trial that it shows.",
        "Translate each line 'part:', in the same order."),
    DiagnosticKind(
        "trial.untranslated", "A translation does not show a trial of its original.",
        "Add a block 'trial of=ID' with the claim in the language of the page."),
]
