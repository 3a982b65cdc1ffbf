import Diagnostics

/// The faults of device logs.
let logKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "log.encoding", "The log is not text in UTF-8.", "Save it in UTF-8."),
    DiagnosticKind(
        "log.nothing", "The log has no lifecycle call.",
        "Log the calls by their names, or name the right process."),
    DiagnosticKind(
        "log.processes", "Calls of several processes are in one log.",
        "Cut the log to one process, or name it."),
    DiagnosticKind(
        "log.misspelt", "A word looks like the name of a call, but is not compared.",
        "Use the name that the message suggests."),
    DiagnosticKind(
        "log.two-calls", "A line names two calls; the first one counts.",
        "Log each call on a line of its own."),
    DiagnosticKind(
        "log.time", "The time of a line is earlier than on the line above.",
        "Sort the log; lines are read in file order."),
    DiagnosticKind(
        "log.repeated", "A call is logged twice at one moment; it counts once.",
        "Log each call once, or leave it as it is: both lines are read as one call."),
    DiagnosticKind(
        "log.mostly-unread", "Most of the calls that the log names are not compared.",
        "The verdict is about the compared lines only."),
    DiagnosticKind(
        "log.phases-alone", "Lines that contain only a phase are read as phases of a scene.",
        "Print 'scenePhase' too, so that no other word is read as a phase."),
    DiagnosticKind(
        "log.newest-first", "The log has its newest line first, and is read from its end.",
        "Nothing; if that is wrong, put the lines in order."),
    DiagnosticKind(
        "log.task-warning", "The console warns of a background task that has been open for long.",
        "Find the task that the app does not end."),
    DiagnosticKind(
        "log.phase-unread", "A line contains the name of a phase but is not read as one.",
        "If it is one, print 'scenePhase' and its value."),
    DiagnosticKind(
        "log.private", "The system has hidden lines of the log, which may be calls.",
        "Log with 'privacy: .public', or with '%{public}@' in os_log."),
    DiagnosticKind(
        "log.loose-order", "A call comes earlier than in the rules, where the order is open.",
        "Nothing; either order is accepted."),
    DiagnosticKind(
        "log.impossible", "No run gives this log.",
        "Look at the line: the log is incomplete, or the simulator lacks a rule."),
    DiagnosticKind(
        "log.undecided", "The search for a run that gives the log gave up.",
        "Shorten the log, or name the scenario."),
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
        "Correct the scenario, or find the rule that is wrong; the log is evidence."),
    DiagnosticKind(
        "recorded.not-compared", "A log is compared with a scenario that is skipped.",
        "Run the scenario, or make the log a block of another kind, such as 'text'."),
    DiagnosticKind(
        "recorded.of-failure", "A log is for a scenario that is expected to fail.",
        "Name a scenario that runs; what a device did is possible."),
    DiagnosticKind(
        "recorded.unknown-id", "A log is for a scenario that does not exist.",
        "Use the id that the message suggests."),
    DiagnosticKind(
        "recorded.unknown-version", "The scenario does not run on the version that the device ran.",
        "Run it on that version too, or name a scenario that does."),
]
