import Diagnostics
import LifecycleCore
import TraceViews

// Every word of the reference that is not a name of the model, once in each language. `{1}` and `{2}`
// are filled in.

extension Word {
    static let callbacks = Word("Callbacks", "回调方法")
    static let callbacksDescription = Word(
        "Every method that the system calls in an app over its life, by the object that has it.",
        "系统在应用生命周期中调用的每一个方法，按所属对象排列。")
    static let callbackDescription = Word(
        "When iOS calls {1} of {2}, what applicationState reads in it, and every run that shows it.",
        "iOS 何时调用 {2} 的 {1}，其中 applicationState 的读数，以及出现它的每一次运行。")
    static let methodOf = Word("Method of", "所属类型")
    static let swift = Word("Swift", "Swift")
    static let objectiveC = Word("Objective-C", "Objective-C")
    static let iOS = Word("iOS", "iOS")
    static let applicationState = Word("applicationState in it", "applicationState 读数")
    static let crashReportsSay = Word("crash reports say: {1}", "崩溃报告写作：{1}")
    static let withScenes = Word("With scenes, instead", "使用场景时改为")
    static let withoutScenes = Word("Without scenes, instead", "不用场景时改为")
    static let notification = Word("Notification with it", "随之发出的通知")
    static let colon = Word(": ", "：")
    static let comma = Word(", ", "、")
    static let inARun = Word("In a run", "在一次运行中")
    static let wholeRun = Word("The whole run, to step through and change", "查看完整运行，可逐步查看并修改")
    static let sourcesDisagree = Word("Contested: sources disagree", "有争议：来源说法不一")
    static let whenCalled = Word("When it is called", "何时调用")
    static let rulesThatCall = Word("The rules that call it", "调用它的规则")
    static let noRuleCalls = Word("No rule of the model calls it.", "模型中没有规则调用它。")
    static let stateRead = Word("What applicationState reads in it", "其中 applicationState 的读数")
    static let withoutScenesReads = Word("without scenes ", "不用场景时 ")
    static let withScenesReads = Word("with scenes ", "使用场景时 ")
    static let or = Word(" or ", " 或 ")
    static let seeWhen = Word("when", "何时")
    static let reading = Word("It reads", "取值")
    static let byRule = Word("When", "何时")
    static let order = Word("Before and after it", "前后的调用")
    static let rightBefore = Word(
        "Right before it, at the same moment, the system can call:", "同一时刻，系统可能紧接在它之前调用：")
    static let rightAfter = Word(
        "Right after it, at the same moment, the system can call:", "同一时刻，系统可能紧接在它之后调用：")
    static let nothingBefore = Word(
        "Nothing is called right before it at the same moment.", "同一时刻在它之前没有其他调用。")
    static let nothingAfter = Word(
        "Nothing is called right after it at the same moment.", "同一时刻在它之后没有其他调用。")
    static let orNothing = Word("nothing", "没有其他调用")
    static let movesWithIt = Word("What leads to it", "何种情形下调用")
    static let movesOfCall = Word(
        "The moves from state to state on which it is called", "调用它的状态转换")
    static let limit = Word("How long it may take", "时间限制")
    static let noLimit = Word(
        "The model knows of no limit of its own. What blocks the main thread delays all that follows.",
        "模型中它没有单独的时间限制。阻塞主线程会推迟其后的一切。")

    static let sources = Word("Sources", "来源")
    static let sourcesDescription = Word(
        "Everything that the rules and facts rest on: Apple’s documentation, logs, tests and reports, and what is concluded.",
        "规则与事实的全部依据：苹果的文档、日志、测试和报告，以及推断的前提。")
    static let source = Word("Source", "来源")
    static let sentence = Word("Sentence", "前提")
    static let authorOrSite = Word("Author or site", "作者或网站")
    static let date = Word("Date", "日期")
    static let citedBy = Word("Cited by", "引用者")
    static let notNamed = Word("–", "–")

    static let states = Word("States", "状态")
    static let statesDescription = Word(
        "The five states of an app, every move between them, and what starts each move.",
        "应用的五个状态、状态之间的每一种转换，以及触发转换的原因。")
    static let readsLater = Word(
        "nothing: no code runs; background when it runs again", "无：代码不运行；再次运行时读到 background")
    static let readsNothing = Word("nothing: there is no process", "无：没有进程")
    static let mayDo = Word("What the app may do", "应用可以做什么")
    static let mayNotDo = Word("What it should not do", "应用不该做什么")
    static let noCallback = Word("no callback", "无回调")
    static let comesFrom = Word("Comes from", "从何而来")
    static let leadsTo = Word("Leads to", "通向何处")
    static let movesBetween = Word("From {1} to {2}", "从{1}到{2}")
    static let everyMove = Word("Every move", "全部转换")
    static let howMovesAreTold = Word(
        """
        Each of these tables lists what takes an app from one state to another: what happens, \
        what must be so for it, and the methods that are called, in their order. They are made from \
        the steps that the simulator takes in every sequence of three happenings, in longer ones \
        as long as two conditions hold together for the first time in a state, and in every scenario \
        of its tests. The methods of view controllers are left out.
        """,
        """
        下面每张表列出使应用从一个状态到另一个状态的情形：发生了什么、需要什么条件，以及按顺序调用的\
        方法。表格由模拟器所走的步骤生成：每一种由三个事件组成的序列，使两个条件在某一状态下首次同时成立的更长序列，以及\
        全部测试情景。视图控制器的方法不在其中。
        """)
    static let inEachCase = Word("In each case: ", "各种情形都要求：")
    static let whatHappens = Word("What happens", "发生了什么")
    static let onlyIf = Word("Only if", "条件")
    static let calledBesides = Word("Also called", "另外调用")
    static let nothingBesides = Word("nothing", "没有")
    static let firstCalled = Word("first ", "之前：")
    static let thenCalled = Word("then ", "之后：")
    static let calledBehind = Word("after ", "紧随 ")
    static let dependingOn = Word("depending on what the app is opened for ", "视打开的原因而定：")
    static let atTimes = Word("sometimes ", "有时 ")
    static let move = Word("Move", "转换")
    static let atLaunch = Word("at a launch", "启动时")
    static let withMode = Word("with the mode {1}", "声明了 {1} 模式")
    static let killedWith = Word(": killed, ", "：被终止，")
    static let withScenesCalled = Word("; with scenes ", "；使用场景时 ")
    static let withoutScenesCalled = Word("Without scenes: ", "不用场景时：")
    static let onlyWithScenesCalled = Word("With scenes: ", "使用场景时：")
    static let refreshHandler = Word(
        "the launch handler of BGAppRefreshTask", "BGAppRefreshTask 的启动处理程序")
    static let processingHandler = Word(
        "the launch handler of BGProcessingTask", "BGProcessingTask 的启动处理程序")
    static let otherSides = Word(
        """
        Where sources disagree the tables follow the side that the simulator takes by default. These \
        are the moves that the other side adds or changes; a scenario asks for it with the statement \
        above them.
        """,
        """
        来源说法不一时，上面的表格采用模拟器默认的一方。这里是另一方增加或改变的转换；情景用其上方的\
        语句来要求它。
        """)
    static let movesOfOtherSides = Word(
        "What the other side of a contested question changes", "有争议的问题采用另一方时的变化")
    static let andMore = Word(" …", " ……")
    static let calledInIt = Word("What is called in it", "在此状态中的调用")
    static let noCalls = Word(
        "Nothing is called: no code of the app runs in this state.",
        "没有任何调用：应用的代码在此状态下不运行。")

    static let events = Word("Events", "事件")
    static let eventsDescription = Word(
        "Everything that a user, the system or the app's own code can do, and what follows from it.",
        "用户、系统或应用自身代码可能做的一切，以及由此产生的结果。")
    static let eventDescription = Word(
        "What follows in each state when this happens: {1}.", "发生此事件时各个状态下的结果：{1}。")
    static let canLead = Word("Can lead from – to", "可能的状态转换")
    static let inAScenario = Word("In a scenario", "在情景中的写法")
    static let whatItDoes = Word("What it does, by state and version", "按状态和版本的作用")
    static let rulesThatAnswer = Word("The rules that answer it", "响应它的规则")

    static let killCodes = Word("Kill codes", "终止代码")
    static let killCodesDescription = Word(
        "The exception codes in the crash reports of apps that the system killed.",
        "系统终止应用后，崩溃报告中的异常代码。")
    static let killCodeDescription = Word(
        "What the exception code {1} in a crash report means, and what leads to it.",
        "崩溃报告中异常代码 {1} 的含义及其原因。")
    static let remedy = Word("What to do", "对策")
    static let limits = Word("The limits", "时间限制")
    static let advice = Word("; the advice: ", "；对策：")
    static let crashReport = Word("Reason given", "给出的原因")
    static let notModelled = Word(
        "The simulator does not kill with this code: what leads to it is outside the model.",
        "模拟器不会以此代码终止应用：其原因不在模型之内。")
    static let opening = Word(" (", "（")
    static let closing = Word(")", "）")
    static let whenItKills = Word("When the system kills with it", "系统何时以它终止应用")
    static let rulesThatKill = Word("The rules that kill with it", "以它终止应用的规则")
    static let noRuleKills = Word("No rule of the model does.", "模型中没有这样的规则。")

    static let modes = Word("Background modes", "后台模式")
    static let modesDescription = Word(
        "What an app can declare in UIBackgroundModes, and what each mode permits.",
        "应用可以在 UIBackgroundModes 中声明的模式，以及每种模式允许的行为。")
    static let modeDescription = Word(
        "What the background mode {1} permits, and what is called for it.",
        "后台模式 {1} 允许的行为，以及相应的调用。")
    static let infoPlist = Word("In Info.plist", "Info.plist 写法")
    static let wokenBy = Word("Woken by", "唤醒原因")
    static let permits = Word("What it permits", "允许的行为")
    static let callsForIt = Word("What is called for it", "相应的调用")
    static let rulesOfMode = Word("The rules about it", "相关规则")

    static let launchOptions = Word("Launch options", "启动选项")
    static let launchOptionsDescription = Word(
        "What an app finds in its launch options or connection options, by what it is launched for.",
        "按启动原因列出应用在启动选项或连接选项中得到的内容。")

    static let versionChanges = Word("Changes by version", "各版本的变化")
    static let versionChangesDescription = Word(
        "What began and what ended with each version of iOS, the newest first.",
        "iOS 各版本中新增与终止的行为，从最新版本开始。")
    static let changesAt = Word("What changed with {1}", "{1} 的变化")
    static let change = Word("Change", "变化")
    static let begins = Word("new", "新增")
    static let ends = Word("gone", "终止")

    static let index = Word("Index from A to Z", "索引（A–Z）")
    static let indexDescription = Word(
        "Every callback, state, event, kill code and background mode of the reference.",
        "参考中的每个回调方法、状态、事件、终止代码与后台模式。")

    static let scenarios = Word("Scenarios in which it occurs", "出现它的情景")
    static let noScenario = Word(
        "No scenario of this site shows it yet.", "本站还没有情景展示它。")
}

extension Actor {
    /// The heading of what the actor does.
    var word: Word {
        switch self {
        case .user: Word("The user", "用户")
        case .system: Word("The system", "系统")
        case .app, .scene: Word("The app's own code", "应用自身的代码")
        }
    }
}

extension Text {
    /// The text with `{1}` and `{2}` filled in.
    func filled(_ first: Text, _ second: Text = Text()) -> Text {
        Text(
            string: string.replacing("{1}", with: first.string)
                .replacing("{2}", with: second.string))
    }
}
