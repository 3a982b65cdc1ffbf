import Diagnostics

/// The faults of device logs.
let logKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "log.encoding", "The log is not text in UTF-8.", "Save it in UTF-8."),
    DiagnosticKind(
        "log.nothing", "The log has no call of the lifecycle.",
        "Log the calls by their names, or name the right process."),
    DiagnosticKind(
        "log.processes", "Calls of several processes are in one log.",
        "Cut the log to one process, or name it."),
    DiagnosticKind(
        "log.misspelt", "A word is nearly the name of a call, so it is not compared.",
        "Take the name that the message proposes."),
    DiagnosticKind(
        "log.two-calls", "A line names two calls; the first one counts.",
        "Log each call on a line of its own."),
    DiagnosticKind(
        "log.time", "The time of a line is before that of the one above.",
        "Sort the log; lines count in their order."),
    DiagnosticKind(
        "log.repeated", "A call is logged twice at one moment; it counts once.",
        "Log each call once, or leave it: it is read as two lines of one method."),
    DiagnosticKind(
        "log.mostly-unread", "Most of the calls that the log names are not compared.",
        "Read the verdict as one about the lines that were compared."),
    DiagnosticKind(
        "log.phases-alone", "Lines that are nothing but a phase are read as phases of a scene.",
        "Print 'scenePhase' too, so that no word of another kind is taken for a phase."),
    DiagnosticKind(
        "log.newest-first", "The log has its newest line first, and is read from its end.",
        "Nothing; where it is not so, put the lines in their order."),
    DiagnosticKind(
        "log.task-warning", "The console warns of a background task that has been open for long.",
        "Look for the task that the app does not end."),
    DiagnosticKind(
        "log.phase-unread", "A line has the word of a phase and is not read as one.",
        "Print 'scenePhase' and its value in it, if it is one."),
    DiagnosticKind(
        "log.private", "The system has hidden lines of the log, which may be calls.",
        "Log with 'privacy: .public', or with '%{public}@' in os_log."),
    DiagnosticKind(
        "log.loose-order", "A call comes earlier than in the rules, where the order is open.",
        "Leave it: either order is accepted."),
    DiagnosticKind(
        "log.impossible", "No run gives this log.",
        "Look at the line: the log is cut, or the simulator lacks a rule."),
    DiagnosticKind(
        "log.undecided", "The search for a run that gives the log was given up.",
        "Cut the log, or name the scenario."),
    DiagnosticKind(
        "log.mismatch", "The log differs from the run of the scenario.",
        "Correct the scenario, or look which rule is wrong."),
    DiagnosticKind(
        "log.several-runs", "The scenario that a log is compared with has several runs.",
        "Name one of them with '#id' and '--ios'."),
]

/// The faults of blocks with device logs.
let recordedKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "recorded.mismatch", "The log differs from the run of the scenario.",
        "Correct the scenario, or look which rule is wrong; the log is evidence."),
    DiagnosticKind(
        "recorded.not-compared", "A log is compared with a scenario that is skipped.",
        "Let the scenario run, or let the log be a block of another kind, such as 'text'."),
    DiagnosticKind(
        "recorded.of-failure", "A log is for a scenario that is expected to fail.",
        "Name a scenario that runs; what a device did can be done."),
    DiagnosticKind(
        "recorded.unknown-id", "A log is for a scenario that does not exist.",
        "Take the id that the message proposes."),
    DiagnosticKind(
        "recorded.unknown-version", "The scenario does not run on the version that the device ran.",
        "Let it run on that version too, or name the scenario that does."),
]
