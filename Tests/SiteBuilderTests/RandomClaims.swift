import Foundation

/// A random page with claims in all forms of links and in all places, the same in every run, and
/// the page that blessing must make of it.
struct RandomClaims {
    /// The page as its author left it.
    private(set) var page = ""
    /// The page with blessed claims, and every other byte as it was.
    private(set) var blessed = ""
    /// The number of claims.
    private(set) var count = 0

    private var random: RandomNumbers
    private let isChinese: Bool
    /// The destinations of definitions by their labels.
    private var definitions: [(label: String, destination: String)] = []
    private var notes: [(page: String, blessed: String)] = []
    private var places = 0

    /// A question to a run, with the right words and some wrong ones.
    private typealias Question = (address: String, right: String, wrong: [String])

    private static let english: [Question] = [
        ("time/suspended", "15 s", ["16 s", "2 s"]),
        ("final", "suspended", ["active", "not running"]),
        ("called/applicationWillTerminate", "not called", ["called"]),
    ]
    private static let chinese: [Question] = [
        ("time/suspended", "15 秒", ["16 秒", "2 秒"]), ("final", "挂起", ["活跃", "未运行"]),
    ]

    static let scenario = """
        ```scenario id=a ios=17
        at 0s user opens app
        at 10s user goes home
        ```

        """

    init(seed: UInt64, isChinese: Bool = false) {
        random = RandomNumbers(seed: seed)
        self.isChinese = isChinese
        write("---\ntitle: \(isChinese ? "标题" : "Title") ")
        writeTitleClaim()
        write("\ndescription: x ")
        if random.pick(2) == 0 { writeTitleClaim() }
        write("\n---\n\n")
        for _ in 0..<(2 + random.pick(6)) { writePlace() }
        for (page, blessed) in notes {
            self.page += page
            self.blessed += blessed
        }
        for (label, destination) in definitions { write("[\(label)]: \(destination)\n") }
    }

    private mutating func write(_ text: String) {
        page += text
        blessed += text
    }

    private mutating func question() -> (address: String, old: String, new: String) {
        let all = isChinese ? Self.chinese : Self.english
        let (address, right, wrong) = all[random.pick(all.count)]
        count += 1
        let old = random.pick(3) == 0 ? right : wrong[random.pick(wrong.count)]
        return ("trace:a/\(address)", old, right)
    }

    private mutating func writeTitleClaim() {
        let (address, old, new) = question()
        page += "[\(old)](\(address))"
        blessed += "[\(new)](\(address))"
    }

    /// A claim in some form, before and after blessing, and whether its words change.
    private mutating func claim() -> (old: String, new: String, isWrong: Bool) {
        let (address, old, new) = question()
        let mark = ["", "", "*", "**", "`", "~~"][random.pick(6)]
        let (words, right) = (mark + old + mark, mark + new + mark)
        func inline(_ tail: String) -> (old: String, new: String, isWrong: Bool) {
            ("[\(words)]\(tail)", "[\(right)]\(tail)", old != new)
        }
        switch random.pick(7) {
        case 0: return inline("(\(address))")
        case 1: return inline("(<\(address)>)")
        case 2: return inline("( \(address) \"Title [x]\")")
        case 3: return inline("[\(define("r\(count)", address))]")
        case 4: return inline("[\(define("Ref \(count)", "<\(address)> 'x'").lowercased())]")
        default:
            guard isFree(words, for: address) else { return inline("(\(address))") }
            let label = define(words, address)
            let tail = random.pick(2) == 0 ? "[]" : ""
            let isSame = old == new
            return ("[\(words)]\(tail)", "[\(right)]\(isSame ? tail : "[\(label)]")", !isSame)
        }
    }

    private func isFree(_ label: String, for destination: String) -> Bool {
        definitions.allSatisfy { $0.label != label || $0.destination == destination }
    }

    private mutating func define(_ label: String, _ destination: String) -> String {
        if !definitions.contains(where: { $0.label == label }) {
            definitions.append((label, destination))
        }
        return label
    }

    /// Words with one or two claims, before and after blessing.
    private mutating func text() -> (old: String, new: String, isWrong: Bool) {
        var (old, new, isWrong) = (isChinese ? "文" : "Is it", isChinese ? "文" : "Is it", false)
        for _ in 0..<(1 + random.pick(2)) {
            let claim = claim()
            old += " \(claim.old) ;"
            new += " \(claim.new) ;"
            isWrong = isWrong || claim.isWrong
        }
        return (old, new, isWrong)
    }

    private mutating func writePlace() {
        places += 1
        if random.pick(4) == 0 { return writeHeading() }
        let (old, new, _) = text()
        let frames = [
            ("", ""), ("> ", ""), ("- ", ""), ("1. > ", ""), ("> - * ", ""), ("- [ ] ", ""),
            ("**", "**"), ("| a |\n|---|\n| ", " |"), ("> | a | b |\n> |---|---|\n> | x | ", " |"),
            ("![", "](x.svg)"),
        ]
        if random.pick(6) == 0 {
            write("Note.[^\(places)]\n\n")
            notes.append(("[^\(places)]: \(old)\n\n", "[^\(places)]: \(new)\n\n"))
            return
        }
        let (before, behind) = frames[random.pick(frames.count)]
        page += "\(before)\(old)\(behind)\n\n***\n\n"
        blessed += "\(before)\(new)\(behind)\n\n***\n\n"
    }

    /// Writes a heading, whose id must stay when its words change.
    private mutating func writeHeading() {
        var (old, new, isWrong) = text()
        let own = random.pick(4) == 0
        let name = " {#h\(places)}"
        if own {
            old += name
            new += name
        } else {
            (old, new) = ("H\(places) " + old, "H\(places) " + new)
            if isWrong { new += " {#\(Self.slug(old))}" }
        }
        let frames = [
            ("## ", ""), ("### ", " ###"), ("- # ", ""), ("> ###### ", ""), ("", "\n----"),
        ]
        let (before, behind) = frames[random.pick(frames.count)]
        page += "\(before)\(old)\(behind)\n\n"
        blessed += "\(before)\(new)\(behind)\n\n"
    }

    /// The id that a heading gets from its words.
    private static func slug(_ markdown: String) -> String {
        let words = markdown.replacing(/\]\([^)]*\)/, with: "").replacing(/\]\[[^\]]*\]/, with: "")
        return String(
            words.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber ? character : nil
            })
    }
}
