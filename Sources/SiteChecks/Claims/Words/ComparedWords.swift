import Diagnostics

/// Words that say a value, compare with a value, or name several values of which one is right.
enum ComparedWords {
    /// The meaning of words about a number or a time, compared with the fact; nil if they say none.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - quantity: The true quantity; nil if there is no limit.
    ///   - unlimited: The words for no limit.
    ///   - read: Reads a number or a time.
    /// - Returns: Whether the words are true, and the right words.
    static func parsedClaim(
        _ words: String, of quantity: Int64?, unlimited: String = "",
        read: (String) -> SaidQuantity?
    ) -> ParsedClaim? {
        func part(_ words: String) -> ParsedClaim? {
            if let said = read(words) {
                return ParsedClaim(
                    isTrue: said.value == quantity,
                    right: quantity.map(said.write) ?? unlimited)
            }
            guard let parts = ComparingWords(words), let said = read(parts.value) else {
                return nil
            }
            return parsedClaim(parts, said, of: quantity, unlimited: unlimited)
        }
        let small = words.lowercased()
        guard var parsedClaim = part(small) ?? Alternatives(small)?.sharingUnits.parsedClaim(part)
        else {
            return nil
        }
        parsedClaim.right = parsedClaim.right.capitalized(like: words)
        return parsedClaim
    }

    /// The meaning of a comparison with a value.
    static func parsedClaim(
        _ words: ComparingWords, _ said: SaidQuantity, of quantity: Int64?, unlimited: String = ""
    ) -> ParsedClaim {
        guard let quantity else {
            let isTrue = [.atLeast, .moreThan, .not].contains(words.relation)
            return ParsedClaim(isTrue: isTrue, right: unlimited, refusal: reason(words.relation))
        }
        let isTrue = words.relation.holds(quantity, said.value)
        guard words.relation == .about else {
            return ParsedClaim(
                isTrue: isTrue, right: said.write(quantity), refusal: reason(words.relation))
        }
        let right = isTrue ? said.value : rounded(quantity)
        return ParsedClaim(isTrue: isTrue, right: words.text(said.write(right)))
    }

    /// The meaning of words about something other than a quantity; nil if they do not fit.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - hasSeveralValues: Whether there are more values than yes and no, so that naming two of
    ///     them is meaningful.
    ///   - read: Reads words without `not` and `or`.
    /// - Returns: Whether the words are true, and the right words.
    static func parsedClaim(
        _ words: String, hasSeveralValues: Bool, read: (String) -> ParsedClaim?
    ) -> ParsedClaim? {
        func part(_ words: String) -> ParsedClaim? {
            if let parsedClaim = read(words) { return parsedClaim }
            for not in ["not ", "不是", "并非", "没有", "不", "没", "未"] where words.hasPrefix(not) {
                guard let denied = read(String(words.dropFirst(not.count)).inOneLine) else {
                    continue
                }
                return ParsedClaim(
                    isTrue: !denied.isTrue, right: denied.right, refusal: reason(.not))
            }
            return nil
        }
        if let parsedClaim = read(words) { return parsedClaim }
        let small = words.lowercased()
        guard
            var parsedClaim = part(small)
                ?? (hasSeveralValues ? Alternatives(small) : nil)?.parsedClaim(part)
        else { return nil }
        parsedClaim.right = parsedClaim.right.capitalized(like: words)
        return parsedClaim
    }

    /// The reason why blessing does not replace words that compare; nil if it does.
    private static func reason(_ relation: Relation) -> Message? {
        switch relation {
        case .about: nil
        case .not: "not blessed: 'not' leaves open what is true; write what you mean"
        case .atLeast, .atMost, .moreThan, .lessThan:
            "not blessed: only the author knows which bound is meant; write one that holds"
        }
    }

    /// The quantity for words that say `about`: times from ten seconds on are rounded to seconds.
    private static func rounded(_ quantity: Int64) -> Int64 {
        guard quantity >= 10_000 else { return quantity }
        return (quantity + 500) / 1000 * 1000
    }
}

/// Words that name several values: `inactive or background`, `两次或三次`.
private struct Alternatives {
    var parts: [String]

    init?(_ words: String) {
        let joints = [" or ", "或者", "或是", "或"]
        guard let joint = joints.first(where: words.contains),
            let place = words.firstRange(of: joint)
        else { return nil }
        let first = words[..<place.lowerBound].replacing("、", with: ", ")
        parts = first.split(separator: ", ").map(String.init)
        parts.append(String(words[place.upperBound...]))
        parts = parts.map(\.inOneLine)
        if parts.contains("") || parts.count < 2 { return nil }
    }

    /// The same alternatives, each with the unit or measure word of the last one.
    var sharingUnits: Alternatives {
        guard let last = parts.last else { return self }
        var number = last
        while !number.isEmpty, NumberStyle.read(number.inOneLine) == nil { number.removeLast() }
        let unit = last.dropFirst(number.count)
        if number.isEmpty || unit.isEmpty { return self }
        var same = self
        for index in parts.indices.dropLast() where NumberStyle.read(parts[index]) != nil {
            let blank = number.hasSuffix(" ") ? " " : ""
            same.parts[index] += blank + unit
        }
        return same
    }

    /// The meaning of the alternatives together: true if one of them is.
    func parsedClaim(_ read: (String) -> ParsedClaim?) -> ParsedClaim? {
        let sayings = parts.compactMap(read)
        guard sayings.count == parts.count, let first = sayings.first else { return nil }
        return ParsedClaim(
            isTrue: sayings.contains(where: \.isTrue), right: first.right,
            refusal: "not blessed: only the author knows which of several is meant")
    }
}
