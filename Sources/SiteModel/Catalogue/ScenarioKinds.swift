import Diagnostics

/// The faults of scenarios.
let scenarioKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "scenario.unknown-word", "A statement has a word that no statement has at this place.",
        "Take the word that the message proposes, or one of the reference of the language."),
    DiagnosticKind(
        "scenario.incomplete", "A statement ends before it is complete.",
        "Add what the message says is missing."),
    DiagnosticKind(
        "scenario.extra-word", "Words follow a statement that is complete.",
        "Remove them, or put them on a line of their own."),
    DiagnosticKind(
        "scenario.outside", "A statement is about something that the model leaves out.",
        "Leave the line out: the message says what no source tells."),
    DiagnosticKind(
        "scenario.unclosed-quote", "A name begins with a quote and does not end with one.",
        "Close the quote on the same line."),
    DiagnosticKind(
        "scenario.control-character", "A line has a character that cannot be seen.",
        "Take the character away, or write a blank; a tab may stand between words, not in a name."),
    DiagnosticKind(
        "scenario.look-alike", "A character looks like one of the language and is another one.",
        "Write what the message says: letters, digits and quotes of the language are ASCII."),
    DiagnosticKind(
        "scenario.bad-place", "A place or a frame on the screen cannot be read or does not fit.",
        "Write points such as 20,30, and a frame only for a view that lies in another one."),
    DiagnosticKind(
        "scenario.bad-size", "An amount of memory cannot be read.",
        "Write whole megabytes, such as 200MB."),
    DiagnosticKind(
        "scenario.bad-time", "A time cannot be read or is out of range.",
        "Write whole milliseconds with a unit, such as 500ms, 5s, 3m or 1h."),
    DiagnosticKind(
        "scenario.bad-version", "A version of iOS cannot be read or is not modelled.",
        "Write a version such as 12 or 13.4."),
    DiagnosticKind(
        "scenario.indentation", "An indented line belongs to no 'when' line.",
        "Put it under a 'when' line, or do not indent it."),
    DiagnosticKind(
        "scenario.out-of-order", "An event comes before the one on the line above.",
        "Write the events in the order of time."),
    DiagnosticKind(
        "scenario.start-late", "A line about how the app starts stands below an event.",
        "Write the line above the first event."),
    DiagnosticKind(
        "scenario.impossible",
        "The event cannot happen after what came before it, or the app cannot start like this.",
        "Add what must come first, or take the line away."),
    DiagnosticKind(
        "scenario.too-many-windows", "An app has more windows than can be told apart.",
        "Take fewer windows."),
    DiagnosticKind(
        "scenario.no-such-window", "An event names a window that does not exist.",
        "Name a window that was opened, or open it first."),
    DiagnosticKind(
        "scenario.said-twice", "A setting is stated twice.",
        "Keep one of the lines."),
    DiagnosticKind(
        "scenario.unknown-task", "A background task is named that the app never begins.",
        "Begin it, or take the name that the message proposes."),
    DiagnosticKind(
        "scenario.unknown-view", "A view is named that the scenario does not declare.",
        "Declare it with 'view NAME is in NAME', or take the name that the message proposes."),
    DiagnosticKind(
        "scenario.too-long", "The scenario has more events, views or firings than it may.",
        "Make it shorter, or a timer slower."),
    DiagnosticKind(
        "scenario.empty", "Nothing happens in the scenario.",
        "Add an event, such as 'at 0s user opens app'."),
    DiagnosticKind(
        "scenario.goes-on",
        "A scenario that goes on from another one states settings of the app again.",
        "Remove the line; the app is that of the other scenario."),
    DiagnosticKind(
        "scenario.expectation", "The run does not meet an 'expect' line.",
        "Correct the line or the scenario; the run is what the rules make of it."),
]
