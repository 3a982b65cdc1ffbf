import Diagnostics

/// The faults of options and blocks.
let blockKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "block.not-opened", "What looks like the fence of a block is part of the text.",
        "Indent it less, and leave a blank line above it."),
    DiagnosticKind(
        "block.near-miss", "The first word of a fence is almost a kind of block.",
        "Write the word that the message suggests, with a space after it."),
    DiagnosticKind(
        "block.attribute", "A part of the info string is not an attribute.",
        "Write 'key=value', 'key=\"several words\"', or a bare 'key'."),
    DiagnosticKind(
        "block.unknown-key", "The block has no such option.",
        "Use the option that the message suggests, or remove it."),
    DiagnosticKind(
        "block.duplicate-key", "An option is given twice.",
        "Keep one of them; the info string and the '#|' lines count together."),
    DiagnosticKind(
        "block.missing-key", "A required option is missing.",
        "Add the option that the message names."),
    DiagnosticKind(
        "block.missing-value", "An option has no value.", "Write 'key=value' without a space."),
    DiagnosticKind(
        "block.unexpected-value", "An option that takes no value has one.",
        "Remove the value."),
    DiagnosticKind(
        "block.bad-value", "The option does not accept this value.",
        "Use a value that the message lists."),
    DiagnosticKind(
        "block.forbidden-character",
        "Markdown would change a character, or end the info string at it.",
        "Put the option on a '#|' line, or remove the character."),
    DiagnosticKind(
        "block.duplicate-id", "Two scenarios of the site have the same id.",
        "Rename one of them, and everything that refers to it."),
    DiagnosticKind(
        "block.beside", "The option 'beside' does not name the scenario right above.",
        "Name that scenario, or move the block after the one that it names."),
    DiagnosticKind(
        "block.content", "A block for a table has content of its own.",
        "Empty the block; its content comes from the simulator."),
    DiagnosticKind(
        "block.practice", "A line of a block 'practice' does not name the lesson on a topic.",
        "Write 'topic: lesson.md' with a topic that the message suggests, each topic once."),
    DiagnosticKind(
        "block.version-twice", "The version is in the info string and in the scenario.",
        "Remove the line 'ios' from the scenario."),
    DiagnosticKind(
        "block.contradiction", "Two options, or two of their values, exclude each other.",
        "Keep the one you mean."),
    DiagnosticKind(
        "block.unknown-id",
        "An option names a scenario that does not exist, or is not on that page.",
        "Use the name that the message suggests."),
    DiagnosticKind(
        "block.range-differs", "The versions of a range give different runs.",
        "Divide the range as the message shows it, with a trace for each part."),
    DiagnosticKind(
        "block.cycle", "Scenarios go on from each other in a circle.",
        "Make one of them start with the launch of the app."),
    DiagnosticKind(
        "block.no-end-state", "A scenario goes on from one that is expected to fail.",
        "Name one that runs to its end."),
    DiagnosticKind(
        "block.copy-differs", "A scenario differs from the one whose run it shows.",
        "Correct the wrong one, or leave the copy empty."),
    DiagnosticKind(
        "block.unexpected-pass", "Nothing is wrong with a scenario that is expected to fail.",
        "Remove 'expect' and 'at', or put the fault back."),
    DiagnosticKind(
        "block.wrong-error", "A scenario fails in a different way than expected.",
        "Give the fault that it fails with, and its line."),
    DiagnosticKind(
        "block.directive", "A comment that hides lines or names a region is misplaced.",
        "Begin and end each range of lines once, as the message says."),
    DiagnosticKind(
        "block.unknown-file", "A block names a file that does not exist.",
        "Use the path that the message suggests; '--bless' creates missing trace files."),
    DiagnosticKind(
        "block.unknown-region", "A block includes a region that the file does not have.",
        "Use the name that the message suggests."),
    DiagnosticKind(
        "block.exercise", "An exercise has no solution, or a solution no exercise.",
        "Put 'exercise=solution' after the exercise on the page."),
    DiagnosticKind(
        "block.duplicate-example", "Two scenarios are named as the example of one page.",
        "Remove the page from one of the two options 'example-of'."),
    DiagnosticKind(
        "block.no-example", "A run does not show what it should be an example of.",
        "Name another scenario, or remove the page from 'example-of'."),
    DiagnosticKind(
        "block.tab",
        "The label of a tab is not one of the site, the tab is alone, or that of a lesson is not Swift.",
        "Use a label that 'site.yml' has, and give each group two tabs or more."),
    DiagnosticKind(
        "block.goal-reached", "The goal of an exercise is reached before a reader does anything.",
        "Change the goal or the start."),
    DiagnosticKind(
        "block.goal-missed", "The solution of an exercise does not reach its goal.",
        "Correct the solution or the goal."),
    DiagnosticKind(
        "block.not-there", "The command line names a scenario that the page does not have.",
        "Use the name that the message suggests."),
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
        "Use the id that the message suggests, or remove the block."),
    DiagnosticKind(
        "trace.duplicate", "A run has two committed traces.", "Remove one of them."),
    DiagnosticKind(
        "trace.missing-version", "The scenario runs on several versions, but a trace is of one.",
        "Add 'ios=N' to the trace."),
    DiagnosticKind(
        "trace.unknown-version", "The scenario does not run on the version of the trace.",
        "Use one of its versions, or add the version to the scenario."),
    DiagnosticKind(
        "trace.of-failure", "A trace is for a scenario that is expected to fail.",
        "Remove the trace, or make the scenario pass."),
    DiagnosticKind(
        "trace.shared-file", "Two runs that differ are compared with one file.",
        "Give each of them a file of its own."),
    DiagnosticKind(
        "trace.vacuous", "A trace has only wildcards, so every run matches it.",
        "Write at least one line of the run."),
]

/// The faults of links.
let linkKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "link.empty", "A link has no destination.", "Add one, or remove the link."),
    DiagnosticKind(
        "link.absolute", "A link within the site begins with a slash.",
        "Write the path from the page to the other one."),
    DiagnosticKind(
        "link.draft", "A link leads to a draft that is left out.",
        "Remove the link, or 'draft' from the page."),
    DiagnosticKind(
        "link.near-miss", "Text looks like a claim, or like a link to a term or a source.",
        "Write the link as the message says, or put the text into a code span."),
    DiagnosticKind(
        "link.no-link", "Text looks like a link.",
        "Correct the address, or define the label; if it is meant as text, make it a code span."),
    DiagnosticKind(
        "link.unknown-scheme", "An address begins with a scheme that leads nowhere.",
        "Use the scheme that you mean."),
    DiagnosticKind(
        "link.unknown-page", "A link leads to a page that does not exist.",
        "Name the Markdown file of a page."),
    DiagnosticKind(
        "link.unknown-term", "A link names a term that the glossary does not define.",
        "Use the term that the message suggests, or define it."),
    DiagnosticKind(
        "link.unknown-source", "A link names a source that the simulator does not have.",
        "Use the id that the message suggests, or one from the page of sources."),
    DiagnosticKind(
        "link.unknown-anchor", "The page has nothing with the name after '#'.",
        "Use the name that the message suggests."),
    DiagnosticKind(
        "link.unknown-file", "A link leads to a file that does not exist.",
        "Put the file into the folder of assets, or correct the path."),
]

/// The faults of the selection to verify.
let verifyKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "verify.unknown-path", "A path does not name a page of the content.",
        "Name a page or a folder below the content folder."),
    DiagnosticKind(
        "verify.draft", "A page to be verified is a draft.", "Add '--drafts'."),
    DiagnosticKind(
        "verify.nothing", "There is no scenario, so nothing is verified.",
        "Add a scenario, or use '--allow-empty' if that is intended."),
    DiagnosticKind(
        "verify.skips", "More scenarios are skipped than '--max-skips' allows.",
        "Run one of them, or raise the number."),
    DiagnosticKind(
        "verify.all-skipped", "Every scenario is skipped, so nothing is verified.",
        "Run at least one."),
]

/// The faults when scenarios of one file are run.
let runKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "run.unknown-id", "The page has no scenario with the id.",
        "Use the id that the message suggests."),
    DiagnosticKind(
        "run.nothing", "The page has no scenario.", "Name a page that has one."),
    DiagnosticKind(
        "run.skipped", "The scenario is marked to be skipped.",
        "Remove 'skip', or name another scenario."),
]
