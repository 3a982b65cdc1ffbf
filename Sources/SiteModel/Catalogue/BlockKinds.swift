import Diagnostics

/// The faults of options and blocks.
let blockKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "block.not-opened", "What looks like the fence of a block is part of the text.",
        "Indent it less, and leave a blank line above it."),
    DiagnosticKind(
        "block.near-miss", "The first word of a fence is almost a kind of block.",
        "Write the word that the message proposes, with a space behind it."),
    DiagnosticKind(
        "block.attribute", "A part of the info string is not an attribute.",
        "Write 'key=value', 'key=\"several words\"', or a bare 'key'."),
    DiagnosticKind(
        "block.unknown-key", "The block has no such option.",
        "Take the option that the message proposes, or remove it."),
    DiagnosticKind(
        "block.duplicate-key", "An option is given twice.",
        "Keep one of them; the info string and the '#|' lines count together."),
    DiagnosticKind(
        "block.missing-key", "A required option is missing.",
        "Add the option that the message names."),
    DiagnosticKind(
        "block.missing-value", "An option has no value.", "Write 'key=value' without a blank."),
    DiagnosticKind(
        "block.unexpected-value", "An option that stands alone has a value.",
        "Remove the value."),
    DiagnosticKind(
        "block.bad-value", "The option does not accept this value.",
        "Take a value that the message lists."),
    DiagnosticKind(
        "block.forbidden-character", "A character would be changed or end the info string.",
        "Put the option on a '#|' line, or leave the character out."),
    DiagnosticKind(
        "block.duplicate-id", "Two scenarios of the site have the same id.",
        "Rename one of them, and what refers to it."),
    DiagnosticKind(
        "block.beside", "The option 'beside' does not name the scenario right above.",
        "Name that scenario, or move the block behind the one that is named."),
    DiagnosticKind(
        "block.content", "A block for a table has content of its own.",
        "Empty the block; its content comes from the simulator."),
    DiagnosticKind(
        "block.practice", "A line of a block 'practice' does not name the lesson on a topic.",
        "Write 'topic: lesson.md' with a topic that the message proposes, each topic once."),
    DiagnosticKind(
        "block.version-twice", "The version stands in the info string and in the scenario.",
        "Remove the line 'ios' from the scenario."),
    DiagnosticKind(
        "block.contradiction", "Two options, or two of their values, exclude each other.",
        "Keep the one that you mean."),
    DiagnosticKind(
        "block.unknown-id",
        "An option names a scenario that does not exist, or is not on that page.",
        "Take the name that the message proposes."),
    DiagnosticKind(
        "block.range-differs", "The versions of a range give different runs.",
        "Divide the range as the message shows it, with a trace for each part."),
    DiagnosticKind(
        "block.cycle", "Scenarios go on from each other in a circle.",
        "Let one of them start with the launch of the app."),
    DiagnosticKind(
        "block.no-end-state", "A scenario goes on from one that is expected to fail.",
        "Name one that is run to its end."),
    DiagnosticKind(
        "block.copy-differs", "A scenario differs from the one whose run it shows.",
        "Correct the wrong one, or leave the copy empty."),
    DiagnosticKind(
        "block.unexpected-pass", "Nothing is wrong with a scenario that is expected to fail.",
        "Remove 'expect' and 'at', or put the fault back."),
    DiagnosticKind(
        "block.wrong-error", "A scenario fails in another way than is expected.",
        "Name the fault that it fails with, and its line."),
    DiagnosticKind(
        "block.directive", "A comment that hides lines or names a region is misplaced.",
        "Begin and end every stretch once, as the message says."),
    DiagnosticKind(
        "block.unknown-file", "A block names a file that does not exist.",
        "Take the path that the message proposes, or let '--bless' make the file of a trace."),
    DiagnosticKind(
        "block.unknown-region", "A block includes a region that the file does not have.",
        "Take the name that the message proposes."),
    DiagnosticKind(
        "block.exercise", "An exercise has no solution, or a solution no exercise.",
        "Let 'exercise=solution' follow the exercise on the page."),
    DiagnosticKind(
        "block.duplicate-example", "Two scenarios are to be the example of one page.",
        "Take the page out of one of the two options 'example-of'."),
    DiagnosticKind(
        "block.no-example", "A run does not show what it is named as an example of.",
        "Name another scenario, or take the page out of 'example-of'."),
    DiagnosticKind(
        "block.goal-reached", "The goal of an exercise is reached before a reader does anything.",
        "Change the goal or the start."),
    DiagnosticKind(
        "block.goal-missed", "The solution of an exercise does not reach its goal.",
        "Correct the solution or the goal."),
    DiagnosticKind(
        "block.not-there", "The command line names a scenario that the page does not have.",
        "Take the name that the message proposes."),
]

/// The faults of committed traces.
let traceKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "trace.mismatch", "The run differs from the committed trace.",
        "If the run is right, apply the patch; if not, correct the scenario or the rules."),
    DiagnosticKind(
        "trace.unverified", "A run has no committed trace; '--strict' asks for one.",
        "Commit one in a block 'trace for=ID'."),
    DiagnosticKind(
        "trace.unknown-id", "A trace is for a scenario that does not exist.",
        "Take the id that the message proposes, or remove the block."),
    DiagnosticKind(
        "trace.duplicate", "A run has two committed traces.", "Remove one of them."),
    DiagnosticKind(
        "trace.missing-version", "The scenario runs on several versions; a trace is of one.",
        "Add 'ios=N' to the trace."),
    DiagnosticKind(
        "trace.unknown-version", "The scenario does not run on the version of the trace.",
        "Take one of its versions, or add the version to the scenario."),
    DiagnosticKind(
        "trace.of-failure", "A trace is for a scenario that is expected to fail.",
        "Remove the trace, or let the scenario pass."),
    DiagnosticKind(
        "trace.shared-file", "Two runs that differ are compared with one file.",
        "Give each of them a file of its own."),
    DiagnosticKind(
        "trace.vacuous", "There is nothing but wildcards in a trace, so every run matches it.",
        "Write at least one line of the run."),
]

/// The faults of links.
let linkKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "link.empty", "A link has no destination.", "Write one, or take the link away."),
    DiagnosticKind(
        "link.absolute", "A link within the site begins with a slash.",
        "Write the path from the page to the other one."),
    DiagnosticKind(
        "link.draft", "A link leads to a draft that is left out.",
        "Take the link away, or 'draft' from the page."),
    DiagnosticKind(
        "link.near-miss", "Text is nearly a claim, or a link to a term or a source.",
        "Write the link as the message says, or put the text into a code span."),
    DiagnosticKind(
        "link.no-link", "Text is nearly a link.",
        "Correct the address, or define the label; text that is meant as it is is a code span."),
    DiagnosticKind(
        "link.unknown-scheme", "An address begins with a scheme that leads nowhere.",
        "Take the scheme that is meant."),
    DiagnosticKind(
        "link.unknown-page", "A link leads to a page that does not exist.",
        "Name the Markdown file of a page."),
    DiagnosticKind(
        "link.unknown-term", "A link names a term that the glossary does not define.",
        "Take the term that the message proposes, or define it."),
    DiagnosticKind(
        "link.unknown-source", "A link names a source that the simulator does not have.",
        "Take the id that the message proposes, or one of the page of sources."),
    DiagnosticKind(
        "link.unknown-anchor", "The page has nothing with the name behind '#'.",
        "Take the name that the message proposes."),
    DiagnosticKind(
        "link.unknown-file", "A link leads to a file that does not exist.",
        "Put the file into the folder of assets, or correct the path."),
]

/// The faults of the selection to verify.
let verifyKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "verify.unknown-path", "A path names no page of the content.",
        "Name a page or a folder below the content folder."),
    DiagnosticKind(
        "verify.draft", "A page that is to be verified is a draft.", "Add '--drafts'."),
    DiagnosticKind(
        "verify.nothing", "There is no scenario, so nothing is verified.",
        "Add a scenario, or say '--allow-empty' where that is meant."),
    DiagnosticKind(
        "verify.skips", "More scenarios are skipped than '--max-skips' allows.",
        "Run one of them again, or raise the number."),
    DiagnosticKind(
        "verify.all-skipped", "Every scenario is skipped, so nothing is verified.",
        "Run at least one."),
]

/// The faults when scenarios of one file are run.
let runKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "run.unknown-id", "The page has no scenario with the id.",
        "Take the id that the message proposes."),
    DiagnosticKind(
        "run.nothing", "The page has no scenario.", "Name a page that has one."),
    DiagnosticKind(
        "run.skipped", "The scenario is not to be run.",
        "Remove 'skip', or name another scenario."),
]
