import Diagnostics
import LifecycleCore
import TraceViews

// The words of the reference other than the names of the model. `{1}` and `{2}` are placeholders.

extension Word {
    static let callbacks = Word("Callbacks")
    static let callbacksDescription = Word(
        "Every method that the system calls in an app over its life, by what you look for.")
    static let callbackDescription = Word(
        "When iOS calls {1} of {2} and when not, what to do in it, and the runs that show it."
    )
    static let methodOf = Word("Method of")
    static let objectiveC = Word("Objective-C")
    static let iOS = Word("iOS")
    static let applicationState = Word("applicationState in it")
    static let crashReportsSay = Word("crash reports say: {1}")
    static let withScenes = Word("With scenes, instead")
    static let withoutScenes = Word("Without scenes, instead")
    static let notification = Word("Notification with it")
    static let colon = Word(": ")
    static let comma = Word(", ")
    static let inARun = Word("In a run")
    static let wholeRun = Word("The whole run, to step through and change")
    static let sourcesDisagree = Word("Contested: sources disagree")
    static let calledWhen = Word("Called when")
    static let notCalledWhen = Word("Not called when")
    static let usually = Word("In the usual course")
    static let nothing = Word("nothing")
    static let nothingIsCalled = Word("Nothing is called")
    static let notWokenWhen = Word("Not handed over when")
    static let after = Word("after ")
    static let everyEnd = Word("in any way that leads to the state ")
    static let everyOtherEnd = Word("in every other way that leads to the state ")
    static let more = Word("{1} more")
    static let alsoOn = Word(", also: ")
    static let older = Word("older versions")
    static let onOlderVersions = Word("On older versions: {1} more")
    static let seeTheRun = Word("see the run")
    static let doThis = Word("Do")
    static let doNotDoThis = Word("Don’t")
    static let inYourApp = Word("In your app")
    static let codeFrom = Word("From: ", as: "code")
    static let seeAlso = Word("See also")
    static let rulesAndSources = Word("Rules and sources")
    static let rulesThatCall = Word("The rules that call it")
    static let rulesThatCallCounted = Word("The rules that call it: {1}")
    static let noRuleCalls = Word("The simulator does not call it, since it has no event for it.")
    static let stateRead = Word("What applicationState reads in it")
    static let readsByCause = Word("Each value, by what calls the method")
    static let withoutScenesReads = Word("without scenes ")
    static let withScenesReads = Word("with scenes ")
    static let or = Word(" or ")
    static let orElse = Word("; or ")
    static let seeWhen = Word("what decides")
    static let reading = Word("It reads")
    static let stateItIsIn = Word("the state that the app is in")
    static let whicheverItIsIn = Word(", whichever the app is in")
    static let byRule = Word("When")
    static let atTheSameMoment = Word("What is called at the same moment")
    static let rightBefore = Word("In the runs of this site, right before it:")
    static let rightAfter = Word("In the runs of this site, right after it:")
    static let calledNext = Word("Right after it, in the runs here")
    static let nothingMore = Word("nothing at the same moment")
    static let mostlyNothing = Word("usually nothing; otherwise ")
    static let occurrences = Word("Runs shown on a page in which it is called: {1}")
    static let orOfAnotherWindow = Word(
        ", or active or inactive while another window is on the screen")
    static let readsOtherWindow = Word(
        """
        In an app with several windows it can also read active or inactive, while another window is on \
        the screen.
        """)
    static let limit = Word("Time limit")
    static let noLimit = Word("none of its own, but what it delays may have one")
    static let sharedLimit = Word("shared · ")

    static let sources = Word("Sources")
    static let sourcesDescription = Word(
        "Everything that the rules and facts rest on: Apple’s documentation, logs, tests and reports, and what is concluded."
    )
    static let source = Word("Source")
    static let sentence = Word("Sentence")
    static let authorOrSite = Word("Author or site")
    static let date = Word("Date")
    static let citedBy = Word("Cited by")
    static let notNamed = Word("–")
    static let undated = Word("undated")

    static let states = Word("States")
    static let statesDescription = Word(
        "The five states of an app, every move between them, and what starts each move.")
    static let readsLater = Word(
        "nothing: no code runs; background when it runs again")
    static let readsNothing = Word("nothing: there is no process")
    static let mayDo = Word("What to do there")
    static let mayNotDo = Word("What to avoid there")
    static let noCallback = Word("no callback")
    static let comesFrom = Word("Comes from")
    static let leadsTo = Word("Leads to")
    static let howLong = Word("How long")
    static let staysActive = Word("while it is in front and nothing covers it")
    static let staysInactive = Word("until what covers it is gone, or until it leaves the screen")
    static let staysInBackground = Word(
        "{1} after it has left the screen, {2} with a background task ({3}); after a wake or with a background mode as long as that permits"
    )
    static let staysSuspended = Word(
        "until the user returns, the system wakes it, or its memory is taken")
    static let staysNotRunning = Word("until the user or the system launches it")
    static let questions = Word("The other side of {1} questions")
    static let movesBetween = Word("From {1} to {2}")
    static let everyMove = Word("Every move")
    static let movesWithCalls = Word("From {1} to {2}, with the methods called: {3}")
    static let details = Word("Details")
    static let runsShowingIt = Word("Runs that show it: {1}")
    static let inEachCase = Word("In each case: ")
    static let unlessLineSays = Word("Unless a line says otherwise: ")
    static let ofTheWindow = Word(" (the window)")
    static let withMode = Word("with the mode {1}")
    static let killedWith = Word(": killed, ")
    static let withScenesCalled = Word("; with scenes ")
    static let withoutScenesCalled = Word("Without scenes, built with an SDK before iOS 27: ")
    static let onlyWithScenesCalled = Word("With scenes: ")
    static let otherSides = Word(
        """
        Where sources disagree, the lists follow the side that the simulator takes by default. These \
        rules are the other side; a scenario asks for it with the statement above them.
        """)
    static let methods = Word("{1} methods and handlers, in an app with one window")
    static let noCalls = Word(
        "Nothing is called: no code of the app runs in this state.")

    static let events = Word("Events")
    static let eventsDescription = Word(
        "Everything that a user, the system or the app's own code can do, and what follows from it."
    )
    static let eventDescription = Word(
        "What follows in each state when this happens: {1}.")
    static let inAScenario = Word("In a scenario")
    static let whatAppIsTold = Word("What your app is told")
    static let toldInRuns = Word(
        """
        By runs on the newest iOS, of an app that declares every background mode and its tasks. From \
        the SDK of iOS 27 on an app must adopt scenes. The rules below say what differs with other \
        settings and on other versions.
        """)
    static let ofTwoWindows = Word(
        "The device is an iPad, and the app has two windows: the event is about the second.")
    static let toldNothing = Word(
        """
        Nothing: in runs on the newest iOS none of the methods here is called in an ordinary app, \
        and its state does not change. The rules below say what differs with other settings and on \
        other versions.
        """)
    static let launchHandler = Word("the launch handler of the task")
    static let killed = Word("killed, ")
    static let whatToDoOnTheWay = Word("What to do on the way to it")
    static let rulesThatAnswer = Word("The rules that answer it")

    static let killCodes = Word("Kill codes")
    static let killCodesDescription = Word(
        "The exception codes in the crash reports of apps that the system killed.")
    static let killCodeDescription = Word(
        "What the exception code {1} in a crash report means, and what leads to it.")
    static let remedy = Word("What to do")
    static let limits = Word("The limits")
    static let advice = Word("; the advice: ")
    static let crashReport = Word("Reason given")
    static let notModelled = Word(
        "The simulator never kills with this code: its cause is outside the model.")
    static let opening = Word(" (")
    static let closing = Word(")")
    static let whenItKills = Word("When the system kills with it")
    static let rulesThatKill = Word("The rules that kill with it")
    static let noRuleKills = Word("No rule of the model does.")

    static let modes = Word("Background modes")
    static let modesDescription = Word(
        "What an app can declare in UIBackgroundModes, and what each mode permits.")
    static let modeDescription = Word(
        "What the background mode {1} permits, and what is called for it.")
    static let infoPlist = Word("In Info.plist")
    static let wokenBy = Word("Woken by")
    static let permits = Word("What it permits")
    static let callsForIt = Word("What is called for it")
    static let rulesOfMode = Word("The rules about it")

    static let launchOptions = Word("Launch options")
    static let launchOptionsDescription = Word(
        "What an app finds in its launch options or connection options, by what it is launched for."
    )

    static let versionChanges = Word("Changes by version")
    static let versionChangesDescription = Word(
        "What began and what ended with each version of iOS, the newest first.")
    static let changesAt = Word("What changed with {1}")
    static let change = Word("Change")
    static let begins = Word("new")
    static let ends = Word("gone")

    static let ruleBook = Word("The rule book")
    static let ruleBookDescription = Word(
        "Every rule that the simulator obeys, by topic, with its versions, sources and confidence.")
    static let confidenceWords = Word(
        """
        Documented means that Apple states it. Observed means that a log, a crash report or a \
        developer shows it. Inferred means that it follows from other facts and nothing has shown \
        it. Contested means that sources contradict each other; the rule says what each side says.
        """)
    static let numberOfRules = Word("{1} rules")
    static let rulesAbout = Word("Rules: {1}")

    static let index = Word("Index from A to Z")
    static let indexDescription = Word(
        "Every callback, state, event, kill code and background mode of the reference.")

    static let scenarios = Word("Examples")
    static let noScenario = Word(
        "No lesson shows it yet.")
}
