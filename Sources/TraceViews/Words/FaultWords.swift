package import Diagnostics

extension DiagnosticID {
    /// What is wrong with a scenario, in a sentence for readers of another language than English.
    ///
    /// Nil in English, in which the message itself says more, and for what is not a fault of scenarios.
    package func sentence(in language: Language) -> Text? {
        switch language {
        case .english: nil
        case .simplifiedChinese: chineseSentences.first { $0.id == self }.map { Text($0.sentence) }
        }
    }
}

private let chineseSentences: [(id: DiagnosticID, sentence: StaticString)] = [
    ("scenario.unknown-word", "这个位置上没有语句会用这个词。"),
    ("scenario.incomplete", "语句没有写完。"),
    ("scenario.extra-word", "语句已经完整，后面还有多余的词。"),
    ("scenario.outside", "模型不包含这条语句所说的事。"),
    ("scenario.unclosed-quote", "名称以引号开头，却没有以引号结束。"),
    ("scenario.control-character", "这一行有看不见的字符。"),
    ("scenario.look-alike", "这一行有看起来像语言中的字符，实际上却是另一个字符。"),
    ("scenario.bad-place", "屏幕上的位置或区域无法识别，或者放不下。"),
    ("scenario.bad-size", "内存的大小无法识别，请写整数兆字节，例如 200MB。"),
    ("scenario.bad-time", "时间无法识别，或者超出范围；请写带单位的整数，例如 500ms、5s、3m、1h。"),
    ("scenario.bad-version", "iOS 版本无法识别，或者没有建模。"),
    ("scenario.indentation", "缩进的行不属于任何 when 语句。"),
    ("scenario.out-of-order", "这个事件早于上一行的事件。"),
    ("scenario.start-late", "应用的起始状态必须写在所有事件之前。"),
    ("scenario.impossible", "在此前发生的事情之后，这个事件不可能发生，或者应用不可能这样开始。"),
    ("scenario.too-many-windows", "窗口太多，无法区分。"),
    ("scenario.no-such-window", "没有这个窗口。"),
    ("scenario.said-twice", "只能说一次的内容重复了。"),
    ("scenario.unknown-task", "应用从未开始这个后台任务。"),
    ("scenario.unknown-view", "情景没有声明这个视图。"),
    ("scenario.too-long", "情景超出了允许的长度。"),
    ("scenario.empty", "情景里什么都没有发生。"),
    ("scenario.goes-on", "接续另一个情景时，不能再次说明应用是什么样的。"),
    ("scenario.expectation", "运行结果与 expect 语句不符。"),
]
