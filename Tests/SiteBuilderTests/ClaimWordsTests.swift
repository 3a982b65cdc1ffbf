import LifecycleCore
import ScenarioText
import Testing

@testable import SiteChecks

/// The words of claims are read as they are written, in every style.
@Suite struct ClaimWordsTests {
    @Test func readsTheNumbersThatItWrites() {
        for number in Int64(0)...60 {
            let english = NumberStyle.english.text(number)
            #expect(NumberStyle.read(english)?.number == number, "\(english)")
            for isCounting in [false, true] {
                let han = NumberStyle.han.text(number, isCounting: isCounting)
                #expect(NumberStyle.read(han)?.number == number, "\(han)")
            }
            guard number > 0 else { continue }
            let ordinal = NumberWords.ordinals[Int(number)]
            #expect(NumberWords.number(inOrdinal: ordinal) == number, "\(ordinal)")
        }
    }

    /// The irregular words, and the last ones.
    @Test(arguments: [
        (0, "zero", "zeroth", "零"), (1, "one", "first", "一"), (8, "eight", "eighth", "八"),
        (10, "ten", "tenth", "十"), (12, "twelve", "twelfth", "十二"),
        (20, "twenty", "twentieth", "二十"), (21, "twenty-one", "twenty-first", "二十一"),
        (43, "forty-three", "forty-third", "四十三"), (59, "fifty-nine", "fifty-ninth", "五十九"),
        (60, "sixty", "sixtieth", "六十"),
    ])
    func hasWordsForEachNumber(
        _ number: Int, _ english: String, _ ordinal: String, _ han: String
    ) {
        #expect(NumberWords.english[number] == english)
        #expect(NumberWords.ordinals[number] == ordinal)
        #expect(NumberWords.han[number] == han)
    }

    @Test(arguments: [("twenty one", 21), ("〇", 0), ("二", 2), ("两", 2)])
    func readsOtherSpellings(_ words: String, _ number: Int64) {
        #expect(NumberStyle.read(words)?.number == number)
    }

    @Test(arguments: [
        "sixty-one", "a hundred", "a dozen", "half a dozen", "twenty one hundred", "and", "",
        "六十一", "一百", "一百二", "十十", "二〇", "一二", "百", "半",
    ])
    func readsWordsForSmallNumbersAlone(_ words: String) {
        #expect(CountWords.parsedClaim(words, of: 61) == nil)
    }

    @Test func writesLargeNumbersInDigits() {
        #expect(CountWords.parsedClaim("three times", of: 61)?.right == "61 times")
        #expect(CountWords.parsedClaim("third", of: 61)?.right == "61st")
        #expect(CountWords.parsedClaim("三次", of: 61)?.right == "61次")
        #expect(CountWords.parsedClaim("第三行", of: 61)?.right == "第61行")
        #expect(TimeWords.parsedClaim("a minute", of: .seconds(61 * 60))?.right == "61 minutes")
        #expect(TimeWords.parsedClaim("三十秒", of: .seconds(190))?.right == "190秒")
    }

    @Test(arguments: [
        ("never", 0), ("no", 0), ("None", 0), ("nothing", 0), ("once", 1), ("Twice", 2),
        ("thrice", 3), ("twelve", 12), ("twenty-one", 21), ("没有", 0), ("从未", 0), ("无", 0),
        ("零", 0), ("〇次", 0), ("零次", 0), ("一次也没有", 0), ("两次", 2), ("二", 2), ("十二行", 12),
        ("三条", 3), ("第三", 3),
    ])
    func readsWordsForCounts(_ words: String, _ number: Int64) throws {
        #expect(CountWords.parsedClaim(words, of: number)?.isTrue == true)
        for other in [0, 1, 2, 3, 12, 21, 60, 1200] as [Int64] where other != number {
            let saying = try #require(CountWords.parsedClaim(words, of: other))
            #expect(!saying.isTrue)
            #expect(
                CountWords.parsedClaim(saying.right, of: other)?.isTrue == true, "\(saying.right)")
            #expect(saying.right.hasHan == words.hasHan || other > 60)
        }
    }

    @Test(arguments: [
        "half a minute", "half an hour", "a minute and a half", "two and a half seconds", "半分钟",
        "一个半小时", "两分半钟", "一分半", "sixty-one seconds", "六十一秒",
    ])
    func readsNoHalvesAndNoLargeNumbersInWords(_ words: String) {
        #expect(TimeWords.parsedClaim(words, of: .seconds(61)) == nil)
    }

    @Test(arguments: [
        "61 s", "61s", "61", "61.5 s", "1 min 1 s", "1 minute and 1 second", "sixty seconds",
        "a minute", "Five seconds", "thirty-second", "500 ms", "2 h", "an hour", "1,200 seconds",
        "61 秒", "六十秒", "六十秒钟", "一分钟", "1 分 1 秒", "一分零一秒", "两小时", "500 毫秒",
    ])
    func writesTimesInTheMannerOfTheAuthor(_ words: String) throws {
        for time in [0, 55, 500, 1000, 5500, 61_000, 180_000, 3_600_000, 86_461_000] as [Int64] {
            let span = Span(milliseconds: time)
            let saying = try #require(TimeWords.parsedClaim(words, of: span))
            #expect(
                TimeWords.parsedClaim(saying.right, of: span)?.isTrue == true, "\(saying.right)")
            #expect(saying.right.hasHan == words.hasHan || time % 1000 > 0)
        }
    }

    @Test(arguments: [
        "999999999999 days", "9223372036854775807 s", "9223372036854775807.5 s", "1e9 s",
        "99999999999999999999", "九千九百九十九天", "1,000,000,000,000,000 h",
    ])
    func takesNoTimeForAnother(_ words: String) {
        #expect(TimeWords.parsedClaim(words, of: .seconds(5))?.isTrue != true)
        #expect(CountWords.parsedClaim(words, of: 5)?.isTrue != true)
    }

    @Test(arguments: ["soon", "", "s", "5 apples", "1 s 1 min", "5 5 s", "一个", "1.2.3 s", "-5 s"])
    func doesNotReadWhatIsNoTime(_ words: String) {
        #expect(TimeWords.parsedClaim(words, of: .seconds(5)) == nil)
    }

    @Test(arguments: [
        "3", "three", "Three times", "once", "twice", "三", "三次", "3 次", "1,000", "third",
    ])
    func writesCountsInTheMannerOfTheAuthor(_ words: String) throws {
        for number in [0, 1, 2, 3, 12, 100, 999, 1200, 10_000] as [Int64] {
            let saying = try #require(CountWords.parsedClaim(words, of: number))
            #expect(
                CountWords.parsedClaim(saying.right, of: number)?.isTrue == true, "\(saying.right)")
        }
    }

    /// Words that compare are right if arithmetic says so.
    ///
    /// A proposal for them is right and compares in the same way; a bound is never replaced.
    @Test(arguments: Relation.fronts.map(\.relation))
    func comparesAsArithmeticDoes(_ relation: Relation) throws {
        let fronts = Relation.fronts.filter { $0.relation == relation }.flatMap(\.words)
        let backs = Relation.backs.filter { $0.relation == relation }.flatMap(\.words)
        let phrases =
            fronts.map { ($0.hasHan ? $0 + "十秒" : "\($0) ten seconds", $0) }
            + backs.map { ($0.hasHan ? "10 秒\($0)" : "10 s \($0)", $0) }
        for (words, phrase) in phrases {
            for seconds in 0...40 as ClosedRange<Int64> {
                let saying = try #require(
                    TimeWords.parsedClaim(words, of: .seconds(seconds)), "\(words)")
                let isRight =
                    switch relation {
                    case .atLeast: seconds >= 10
                    case .atMost: seconds <= 10
                    case .moreThan: seconds > 10
                    case .lessThan: seconds < 10
                    case .about: (9...11).contains(seconds)
                    case .not: seconds != 10
                    }
                #expect(saying.isTrue == isRight, "\(words), \(seconds)")
                #expect((saying.refusal == nil) == (relation == .about), "\(words)")
                guard relation == .about else { continue }
                #expect(saying.right.contains(phrase), "\(saying.right)")
                let again = TimeWords.parsedClaim(saying.right, of: .seconds(seconds))
                #expect(again?.isTrue == true, "\(saying.right), \(seconds)")
            }
        }
    }

    @Test(arguments: [
        ("three or four", 3, true), ("three or four times", 4, true), ("once or twice", 3, false),
        ("3、4 或 5", 5, true), ("两次或三次", 3, true), ("two, three or four calls", 5, false),
    ])
    func takesOneOfSeveral(_ words: String, _ number: Int64, _ isTrue: Bool) throws {
        let saying = try #require(CountWords.parsedClaim(words, of: number, nouns: ["call"]))
        #expect(saying.isTrue == isTrue)
        #expect(saying.refusal != nil)
    }

    @Test(arguments: ["at least", "about", "at least soon", "至少", "or more", "3 or", "or 3", "约莫"])
    func doesNotReadWhatComparesWithNothing(_ words: String) {
        #expect(CountWords.parsedClaim(words, of: 3) == nil)
        #expect(TimeWords.parsedClaim(words, of: .seconds(3)) == nil)
    }

    @Test func termsAreOneToOne() {
        expectOneToOne(Terms.states)
        expectOneToOne(Terms.readings)
        expectOneToOne(Terms.comes)
        expectOneToOne(Terms.order)
        expectOneToOne(Terms.woken)
        expectOneToOne(Terms.killed)
        expectOneToOne(Terms.confidence)
        expectOneToOne(Terms.same)
    }

    /// Expects the same number of styles in all rows, one value for every word, and proposals that
    /// name their value.
    private func expectOneToOne<Value>(_ table: TermTable<Value>) {
        for row in table.rows {
            #expect(row.words.count == table.rows[0].words.count)
            for word in row.words {
                #expect(table.rows.count { $0.words.contains(word) } == 1, "\(word)")
                for other in table.rows {
                    let saying = table.parsedClaim(word, of: other.value)
                    #expect(saying?.isTrue == (other.value == row.value))
                    let right = saying.flatMap { table.parsedClaim($0.right, of: other.value) }
                    #expect(right?.isTrue == true)
                }
            }
        }
    }
}
