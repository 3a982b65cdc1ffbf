import Diagnostics

// Every word of the views that is not a name of the model, once in each language.

extension Word {
    // The table of a run.
    static let tableCaption = Word("What happened, row by row", "逐行记录")
    static let lanes = Word(
        "Lanes from left to right: not running, suspended, background, inactive, active.",
        "泳道从左到右：未运行、挂起、后台、非活跃、活跃。")
    static let row = Word("Row", "行")
    package static let time = Word("Time (s)", "时间（秒）")
    package static let who = Word("Who", "谁")
    package static let what = Word("What", "发生了什么")
    static let reads = Word(" reads", " 读数")
    package static let stateAfter = Word("State after", "之后的状态")
    static let why = Word("Why: rule", "原因：规则")
    static let tableOf = Word("Table: ", "表格：")

    // The rules that a run rests on.
    package static let rulesOfPage = Word("Rules of this page", "本页的规则")
    static let contestedRule = Word(
        "Sources disagree here: this run rests on the contested rule ", "来源说法不一：本次运行用到有争议的规则 ")
    static let contestedRules = Word(
        "Sources disagree here: this run rests on the contested rules ",
        "来源说法不一：本次运行用到有争议的规则 ")

    // A scenario without a run.
    package static let notRun = Word("Not run: ", "未运行：")
    package static let fault = Word("Error: ", "错误：")

    // The tables of the reference.
    package static let rule = Word("Rule", "规则")
    package static let whatItSays = Word("What it says", "内容")
    package static let holdsFor = Word("Holds for", "适用于")
    package static let evidence = Word("On whose word", "依据")

    static let betweenSources = Word("; ", "；")
    static let beforeAuthor = Word(", ", "，")
    static let beforeNote = Word(": ", "：")
    static let otherWay = Word("Decided the other way by ", "改用另一种结论的写法：")

    static let compare = Word("Compare ", "比较 ")
    static let with = Word("with ", "与 ")
    static let differingOnly = Word(" only the rows that differ", " 只显示不同的行")
    static let onlyOn = Word("only {1}", "仅 {1}")
    static let rowsDiffer = Word("{1} rows differ.", "{1} 行不同。")
    static let rules = Word("Every rule of the model, by topic", "模型的全部规则，按主题排列")
    static let facts = Word("What the rules rest on, by topic", "规则所依据的事实，按主题排列")
    static let fact = Word("Fact", "事实")
    static let exceptions = Word(
        "What the simulator does that is not a rule", "不由规则表决定的行为")
    static let exception = Word("Exception", "例外")
    static let whyNotARule = Word("Why it is not a rule", "为什么不是规则")
    static let budgets = Word(
        "The spans and numbers that the system allows", "系统允许的时间与数量")
    static let spanOrNumber = Word("Span or number", "时间或数量")
    static let numbers = Word("numbers", "数量")
    static let versionSwitches = Word("What came with a version of iOS", "随 iOS 版本出现的行为")
    static let killCodes = Word(
        "How crash reports say that the system killed an app", "崩溃报告如何说明系统终止了应用")
    static let code = Word("Code", "代码")
    static let meaning = Word("What it means", "含义")
    static let givenAs = Word("Given by the simulator as", "模拟器给出的原因")
    static let notModelled = Word("not modelled", "模型未涉及")
    static let statements = Word(
        "Every statement of the scenario language", "情景语言的全部语句")
    static let statement = Word("Statement", "语句")
    static let stateMeanings = Word(
        "The states of an app and where each leads", "应用的状态及其去向")
    package static let state = Word("State", "状态")
    static let leadsTo = Word("Leads to", "通向")
    static let launchOptions = Word("What a launch is told", "启动时得到的内容")
    static let launchedFor = Word("Launched for", "启动原因")
    static let launchOption = Word("Key in launchOptions", "launchOptions 中的键")
    static let connectionOption = Word(
        "Property of UIScene.ConnectionOptions", "UIScene.ConnectionOptions 的属性")
    static let handedOver = Word("Handed over in", "传递方法")

    static let diagnostics = Word(
        "Everything that Tracebook can find wrong, by topic", "Tracebook 能发现的全部问题，按主题排列")
    static let identifier = Word("Id", "标识")
    static let remedy = Word("What mends it", "改正方法")
    static let claims = Word("Every question that a claim can ask", "断言能提出的全部问题")
    static let path = Word("Path", "路径")
    static let question = Word("What it asks", "问什么")
    static let exampleWords = Word("Words, for example", "答案的文字，例如")
    static let coverage = Word(
        "What the runs of this site show of the simulator", "本站的运行展示了模拟器的哪些内容")
    static let section = Word("Section", "部分")
    static let shown = Word("Shown", "已展示")
    static let shownByNone = Word("Shown by no run", "没有运行展示")
    static let everything = Word("everything", "全部")
    static let rulesOf = Word("rules: ", "规则：")
    static let callbacks = Word("callbacks", "回调")
    static let transitions = Word("transitions", "状态转换")
    static let codes = Word("kill codes", "终止代码")

    // The timeline.
    static let timelineOf = Word("Timeline: ", "时间线：")
    static let statesOverTime = Word("Lifecycle states over time: ", "生命周期状态随时间的变化：")
    static let notToScale = Word("Not to scale.", "不按比例绘制。")
    static let notDrawn = Word("not drawn", "未绘出")
    static let killed = Word(" · killed", " · 被终止")

    // The state diagram.
    static let diagramOf = Word("State diagram: ", "状态图：")
    static let moves = Word("The moves of this run", "本次运行经过的转换")
    package static let machine = Word("The states of an app", "应用的状态")
    static let letter = Word("Move", "转换")
    static let event = Word("Event", "事件")
    static let callback = Word("Callback", "回调")
    static let rows = Word("Rows", "行")
    package static let versions = Word("Versions", "版本")
    static let noCallback = Word("no callback", "无回调")
    static let noEvent = Word("no event: time passes", "无事件：时间流逝")
    static let atTheEnd = Word("At the end: ● ", "结束时：● ")
    static let pathOfRun = Word(" Path: ", " 路径：")
    package static let stop = Word(".", "。")
    static let separator = Word(", ", "、")
    static let noMove = Word(" No move is taken.", " 没有发生转换。")
    static let ghosts = Word("Dashed, not taken in this run: ", "虚线为本次运行未经过的转换：")

    // The stepper. What stands in braces is put in while stepping.
    static let stepper = Word("Step through the run", "逐步查看")
    static let previous = Word("Previous", "上一步")
    static let next = Word("Next", "下一步")
    static let step = Word(
        "Step {step} of {count}: {time}, {what}, state {state}",
        "第 {step} 步，共 {count} 步：{time}，{what}，状态 {state}")
    static let afterStep = Word("After step {step}: ● ", "第 {step} 步之后：● ")

    // The comparison of two runs.
    static let comparison = Word("Compared row by row", "逐行比较")
    static let difference = Word("Difference", "差异")
    static let same = Word("same", "相同")
    static let changed = Word("changed", "不同")
    static let onlyLeft = Word("missing", "缺失")
    static let onlyRight = Word("added", "新增")
    static let nothing = Word("—", "—")

    // The playground.
    static let edit = Word("Edit", "编辑")
    static let run = Word("Run", "运行")
    static let reset = Word("Reset", "还原")
    static let copy = Word("Copy", "复制")
    static let copyAll = Word("Copy with hidden lines", "复制（含隐藏行）")
    static let share = Word("Copy link", "复制链接")
    static let runOn = Word("on iOS", "iOS 版本")
    static let asWritten = Word(" (as here)", "（本页）")
    static let scenario = Word("Scenario", "情景")
    static let hint = Word(
        "Edit the scenario and run it: the simulator runs in this page and sends nothing.",
        "可以修改情景再运行：模拟器就在本页中运行，不发送任何数据。")
    static let kept = Word("Your version is saved.", "你的版本已保存。")
    static let restore = Word("Restore", "恢复")
    static let notOwn = Word(
        "Not run yet: below is the run from before your change.",
        "尚未运行：下面是你改动之前的运行结果。")
    static let copied = Word("Copied.", "已复制。")
    static let restored = Word("The page's own run is back.", "已恢复页面原来的运行。")
    static let working = Word("Running …", "正在运行……")
    static let tooLong = Word(
        "The run took longer than two seconds and was stopped.", "运行超过两秒，已停止。")
    static let cannotLoad = Word(
        "The simulator could not be loaded.", "无法加载模拟器。")
    static let otherEngine = Word(
        """
        This simulator is not the one that made the page: the page's own scenario gives another \
        run here.
        """,
        "此模拟器与生成本页的模拟器版本不同：页面原来的情景在这里得到了不同的结果。")
    static let faults = Word("The scenario cannot be run as it is:", "情景有误，无法运行：")
    static let broken = Word("The run does not do what the scenario expects:", "运行结果与情景的预期不符：")
}
