/// The relation of words to the value that they name: `at least 10 s`, `about a minute`.
enum Relation: Equatable {
    case atLeast
    case atMost
    case moreThan
    case lessThan
    /// Within a tenth of the named value.
    case about
    case not

    /// Returns true if the relation holds between a quantity and the named value.
    func holds(_ quantity: Int64, _ named: Int64) -> Bool {
        switch self {
        case .atLeast: quantity >= named
        case .atMost: quantity <= named
        case .moreThan: quantity > named
        case .lessThan: quantity < named
        case .about: abs(quantity - named) <= abs(named) / 10
        case .not: quantity != named
        }
    }

    /// Words before a value, in lower case.
    static let fronts: [(relation: Relation, words: [String])] = [
        (
            .atLeast,
            [
                "at least", "no less than", "not less than", "no fewer than", "not fewer than",
                "no earlier than", "至少", "最少", "起码", "不少于", "不低于", "不短于", "不早于",
            ]
        ),
        (
            .atMost,
            [
                "at most", "no more than", "not more than", "no longer than", "not longer than",
                "no later than", "up to", "within", "最多", "至多", "不超过", "不多于", "不长于", "不晚于",
            ]
        ),
        (
            .moreThan,
            ["more than", "longer than", "later than", "over", "超过", "多于", "大于", "长于", "晚于"]
        ),
        (
            .lessThan,
            [
                "less than", "fewer than", "shorter than", "earlier than", "under", "不到", "不足",
                "少于", "小于", "短于", "早于",
            ]
        ),
        (
            .about,
            [
                "about", "around", "roughly", "approximately", "大约", "约", "大概", "差不多", "~", "≈",
            ]
        ),
        (.not, ["not", "不是", "并非"]),
    ]

    /// The first words of each relation before a value, for messages.
    static func examples(inHan: Bool) -> String {
        fronts.compactMap { row in row.words.first { $0.hasHan == inHan }.map { "'\($0)'" } }
            .joined(separator: ", ")
    }

    /// Words after a value.
    static let backs: [(relation: Relation, words: [String])] = [
        (.atLeast, ["or more", "or longer", "or later", "at least", "以上"]),
        (
            .atMost,
            ["or less", "or fewer", "or shorter", "or earlier", "at most", "以下", "以内", "之内"]
        ),
        (.about, ["or so", "左右", "上下"]),
    ]
}

/// Words that compare, split into parts.
struct ComparingWords {
    var relation: Relation
    /// The text before and after the value, including blanks.
    var (front, back): (String, String)
    var value: String

    /// Splits words in lower case; nil if they do not compare.
    init?(_ words: String) {
        for (relation, fronts) in Relation.fronts {
            for front in fronts where words.hasPrefix(front) {
                let rest = words.dropFirst(front.count)
                let value = rest.drop { $0 == " " }
                // A blank must follow Latin words.
                let isWord = front.last?.isASCII == false || rest.first == " " || !front.isWord
                guard isWord, !value.isEmpty else { continue }
                self.relation = relation
                self.front = String(words.dropLast(value.count))
                self.back = ""
                self.value = String(value)
                return
            }
        }
        for (relation, backs) in Relation.backs {
            for back in backs where words.hasSuffix(back) && words.count > back.count {
                let rest = words.dropLast(back.count)
                let value = rest.hasSuffix(" ") ? rest.dropLast() : rest
                guard rest.hasSuffix(" ") || back.hasHan else { continue }
                self.relation = relation
                front = ""
                self.back = String(words.dropFirst(value.count))
                self.value = String(value)
                return
            }
        }
        return nil
    }

    /// The same words around another value.
    func text(_ value: String) -> String { front + value + back }
}

extension String {
    fileprivate var isWord: Bool {
        unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " }
    }
}
