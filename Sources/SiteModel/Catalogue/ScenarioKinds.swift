import Diagnostics

/// The faults of scenarios.
let scenarioKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "scenario.unknown-word", "A statement has a word that is not known at this place.",
        "Use the word that the message suggests, or one from the language reference."),
    DiagnosticKind(
        "scenario.incomplete", "A statement ends before it is complete.",
        "Add what the message says is missing."),
    DiagnosticKind(
        "scenario.extra-word", "Words follow a statement that is complete.",
        "Remove them, or put them on a line of their own."),
    DiagnosticKind(
        "scenario.outside", "A statement is about something outside the model.",
        "Remove the line; the message says what is not known."),
    DiagnosticKind(
        "scenario.unclosed-quote", "A name begins with a quote but does not end with one.",
        "Close the quote on the same line."),
    DiagnosticKind(
        "scenario.control-character", "A line has an invisible character.",
        """
        Remove the character, or replace it with a space; a tab is allowed between words, not in a \
        name.
        """),
    DiagnosticKind(
        "scenario.look-alike", "A character looks like one of the language but is a different one.",
        "Write what the message says: letters, digits and quotes of the language are ASCII."),
    DiagnosticKind(
        "scenario.bad-place", "A place or a frame on the screen cannot be read or does not fit.",
        "Write points such as 20,30, and a frame only for a view that is in another one."),
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
        "Write the events in order of time."),
    DiagnosticKind(
        "scenario.start-late", "A line about how the app starts is below an event.",
        "Write the line above the first event."),
    DiagnosticKind(
        "scenario.impossible",
        "The event cannot happen after what came before it, or the app cannot start like this.",
        "Add what must come first, or remove the line."),
    DiagnosticKind(
        "scenario.too-many-windows", "An app has more windows than can be told apart.",
        "Use fewer windows."),
    DiagnosticKind(
        "scenario.no-such-window", "An event names a window that does not exist.",
        "Name a window that was opened, or open it first."),
    DiagnosticKind(
        "scenario.said-twice", "A setting is stated twice.",
        "Keep one of the lines."),
    DiagnosticKind(
        "scenario.unknown-task", "A line names a background task that the app never begins.",
        "Begin it, or use the name that the message suggests."),
    DiagnosticKind(
        "scenario.unknown-view", "A line names a view that the scenario does not declare.",
        "Declare it with 'view NAME is in NAME', or use the name that the message suggests."),
    DiagnosticKind(
        "scenario.too-long", "The scenario has too many events, views or firings of timers.",
        "Make it shorter, or make a timer slower."),
    DiagnosticKind(
        "scenario.empty", "Nothing happens in the scenario.",
        "Add an event, such as 'at 0s user opens app'."),
    DiagnosticKind(
        "scenario.goes-on",
        "A scenario that goes on from another one repeats settings of the app.",
        "Remove the line; the settings are those of the other scenario."),
    DiagnosticKind(
        "scenario.expectation", "The run does not meet an 'expect' line.",
        "Correct the line or the scenario; the run follows the rules."),
]
