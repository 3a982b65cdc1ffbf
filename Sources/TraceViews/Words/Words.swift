import Diagnostics

// The words of the views other than the names of the model.

extension Word {
    // The table of a run.
    static let tableCaption = Word("What happened, row by row")
    static let lanes = Word(
        "Lanes from left to right: not running, suspended, background, inactive, active.")
    static let row = Word("Row")
    package static let time = Word("Time (s)")
    static let moment = Word("Time")
    package static let who = Word("Who")
    package static let what = Word("What")
    static let reads = Word(" reads")
    package static let stateAfter = Word("State after")
    static let why = Word("Why: rule")
    static let tableOf = Word("Table: ")
    static let launch = Word("Launch")

    // The rules of a run.
    package static let rulesOfPage = Word("Rules of this page")
    package static let moreRuns = Word("More runs that this page quotes")
    package static let eachRule = Word("Each rule with its evidence")
    static let contestedRule = Word(
        "Sources disagree here: this run rests on the contested rule ")
    static let contestedRules = Word(
        "Sources disagree here: this run rests on the contested rules ")

    // Code in tabs.
    package static let codeTabs = Word("This code in several forms")

    // A scenario without a run.
    package static let notRun = Word("Not run: ")
    package static let fault = Word("Error: ")

    // An exercise.
    package static let goal = Word("Goal:")
    /// Before a goal in the same line.
    package static let beforeGoal = Word("Goal: ")
    package static let hintOfExercise = Word("Hint")
    package static let solution = Word("Solution")
    static let asItStands = Word("What happens without a change")

    // The tables of the reference.
    package static let rule = Word("Rule")
    package static let whatItSays = Word("What it says")
    package static let holdsFor = Word("Holds for")
    package static let evidence = Word("Evidence")

    static let isOutdated = Word("(the English text has changed since)")

    package static let betweenSources = Word("; ")
    static let beforeAuthor = Word(", ", as: "author")
    static let beforeNote = Word(": ")
    static let otherWay = Word("Decided the other way by ")

    static let compare = Word("Compare ")
    static let with = Word("with ")
    static let differingOnly = Word(" only the rows that differ")
    static let onlyOn = Word("only {1}")
    static let rowsDiffer = Word("{1} rows differ.")
    static let rules = Word("Every rule of the model, by topic")
    static let facts = Word("What the rules rest on, by topic")
    static let fact = Word("Fact")
    static let exceptions = Word(
        "What the simulator does that is not a rule")
    static let exception = Word("Exception")
    static let whyNotARule = Word("Why it is not a rule")
    static let budgets = Word(
        "The spans and numbers that the system allows")
    static let spanOrNumber = Word("Span or number")
    static let numbers = Word("numbers")
    static let versionSwitches = Word("What each version of iOS changed")
    static let killCodes = Word(
        "How crash reports say that the system killed an app")
    static let code = Word("Code")
    static let meaning = Word("What it means")
    static let givenAs = Word("Given by the simulator as")
    static let notModelled = Word("not modelled")
    static let statements = Word(
        "Every statement of the scenario language")
    static let statement = Word("Statement")
    static let stateMeanings = Word(
        "The states of an app and where each leads")
    package static let state = Word("State")
    static let leadsTo = Word("Leads to")
    static let launchOptions = Word("What an app is told at a launch")
    static let launchedFor = Word("Launched for")
    static let launchOption = Word("Key in launchOptions")
    static let connectionOption = Word(
        "Property of UIScene.ConnectionOptions")
    static let handedOver = Word("Handed over in")

    static let diagnostics = Word(
        "Everything that Tracebook can find wrong, by topic")
    static let identifier = Word("Id")
    static let remedy = Word("What mends it")
    static let claims = Word("Every question that a claim can ask")
    static let path = Word("Path")
    static let question = Word("What it asks")
    static let exampleWords = Word("Words, for example")
    static let coverage = Word(
        "What the runs of this site show of the simulator")
    static let section = Word("Section")
    static let shown = Word("Shown")
    static let shownByNone = Word("Shown by no run")
    static let everything = Word("everything")
    static let rulesOf = Word("rules: ")
    static let callbacks = Word("callbacks")
    static let transitions = Word("transitions")
    static let codes = Word("kill codes")

    // The timeline.
    static let statesOverTime = Word("Lifecycle states over time: ")
    static let cutShort = Word("Long stretches are cut short where the axis is broken.")
    static let notDrawn = Word("not drawn")

    // The state diagram.
    static let diagramOf = Word("State diagram: ")
    static let moves = Word("The moves of this run")
    package static let machine = Word("The states of an app")
    static let letter = Word("Move")
    static let event = Word("Event")
    static let callback = Word("Callback")
    static let rows = Word("Rows")
    package static let versions = Word("Versions")
    static let noCallback = Word("no callback")
    static let noEvent = Word("no event: time passes")
    static let atTheEnd = Word("At the end: ● ")
    static let pathOfRun = Word(" Path: ")
    package static let stop = Word(".")
    package static let separator = Word(", ")
    static let noMove = Word(" No move is taken.")
    static let ghosts = Word("Dashed, not taken in this run: ")

    // The stepper, which fills in the values in braces.
    static let stepper = Word("Step through the run")
    static let previous = Word("Previous")
    static let next = Word("Next")
    static let step = Word(
        "Step {step} of {count}: {time}, {what}, state {state}")
    static let afterStep = Word("After step {step}: ● ")

    // The comparison of two runs.
    static let onThePage = Word("On the page")
    static let yourRun = Word("Your run")
    static let comparison = Word("Compared row by row")
    static let difference = Word("Difference")
    static let same = Word("same")
    static let changed = Word("changed")
    static let onlyLeft = Word("missing")
    static let onlyRight = Word("added")
    static let nothing = Word("—")

    // The app as code.
    static let asSwift = Word("As Swift")
    static let appSetup = Word("The app:")
    static let happenings = Word("What happens to it:")

    // The playground.
    static let edit = Word("Edit")
    static let run = Word("Run")
    static let reset = Word("Reset")
    static let copy = Word("Copy")
    static let copyAll = Word("Copy with hidden lines")
    static let share = Word("Copy link")
    static let runOn = Word("on iOS")
    static let asWritten = Word(" (as here)")
    static let scenario = Word("Scenario")
    static let hint = Word(
        "Edit the scenario and run it: the simulator runs in this page and sends nothing.")
    static let kept = Word("Your version is saved.")
    static let restore = Word("Restore")
    static let notOwn = Word(
        "Not run yet: below is the run from before your change.")
    static let copied = Word("Copied.")
    static let restored = Word("The page's own run is back.")
    static let working = Word("Running …")
    static let tooLong = Word(
        "The run took longer than two seconds and was stopped.")
    static let cannotLoad = Word(
        "The simulator could not be loaded.")
    static let otherEngine = Word(
        """
        This simulator is not the one that made the page: the page's own scenario gives a \
        different run here.
        """)
    static let example = Word("Example")
    static let ownText = Word("Your text")
    static let besideVersion = Word("beside iOS")
    static let noVersion = Word("none", as: "version")
    static let asStated = Word("as written")
    static let phrases = Word("Phrases that go on from here")
    static let ran = Word("Run finished.")
    static let colon = Word(": ")
    static let faults = Word("The scenario cannot be run as it is:")
    static let broken = Word("The run does not do what the scenario expects:")
}
