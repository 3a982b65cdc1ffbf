import Diagnostics

/// The faults of trials.
let trialKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "trial.line", "A line of a trial is missing, or it is one that a trial does not have.",
        "Write 'claim:', 'verdict:', 'part:' and scenarios as the message says."),
    DiagnosticKind(
        "trial.verdict", "The verdict differs from what comes of the runs.",
        "If the runs are right, apply the patch; if not, correct the scenario or the rules."),
    DiagnosticKind(
        "trial.expects-nothing", "A scenario of a trial expects nothing, so it tries nothing.",
        "Add a line 'expect' or 'shows' that is met where the claim holds."),
    DiagnosticKind(
        "trial.version", "A scenario of a trial names a version, and it is run on all of them.",
        "Remove the line 'ios'; 'scenario for 7-12' names the versions that it is about."),
    DiagnosticKind(
        "trial.parts-differ", "A translation has not the parts of the trial that it shows.",
        "Translate each line 'part:', in the same order."),
    DiagnosticKind(
        "trial.untranslated", "A translation does not show a trial of its original.",
        "Add a block 'trial of=ID' with the claim in the language of the page."),
]
