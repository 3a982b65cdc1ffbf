import Diagnostics
import LifecycleReference
import TraceViews

// The options of a scenario for its run and its presentation.

extension OptionReader {
    /// The start of the scenario.
    mutating func start() -> Start? {
        if let session = name("session") { return .session(session) }
        guard let attribute = attribute("from"), let value = attribute.value else { return nil }
        guard let hash = value.firstIndex(of: "#") else {
            return name("from").map { .end(of: $0, page: nil) }
        }
        let page = String(value[..<hash])
        let range = attribute.valueRange.dropping(page.utf8.count + 1)
        return name(String(value[hash...].dropFirst()), at: range).map {
            .end(of: $0, page: page)
        }
    }

    /// A text for readers, with its claims.
    func title(_ key: String) -> TitleText? {
        guard let attribute = attribute(key), let value = attribute.value else { return nil }
        let range = attribute.valueRange
        return TitleText(
            value, at: range,
            isExact: range.end.column - range.start.column == value.utf8.count)
    }

    /// A file or a region of it: `shared/launch.scenario#delegate`.
    func filePart(_ key: String) -> FilePart? {
        guard let attribute = attribute(key), let value = attribute.value else { return nil }
        let path = value.prefix { $0 != "#" }
        let region = value.dropFirst(path.count).dropFirst()
        let length = path.utf8.count
        var pathRange = attribute.valueRange
        pathRange.end.column = pathRange.start.column + length
        return FilePart(
            path: String(path), pathRange: pathRange,
            region: path.count == value.count ? nil : String(region),
            regionRange: attribute.valueRange.dropping(length + 1))
    }

    /// The reason why the scenario is not run.
    func skipReason() -> SkipReason? {
        guard let attribute = attribute("skip"), let reason = attribute.value else { return nil }
        return SkipReason(text: reason, range: attribute.keyRange)
    }

    /// The fault that the scenario must have: `expect=error:CODE at=LINE`.
    mutating func expectedFailure() -> ExpectedFailure? {
        let line = number("at")
        guard let attribute = attribute("expect"), let value = attribute.value else {
            if let place = self.attribute("at") {
                report("block.missing-key", place.keyRange, "'at' goes with 'expect=error:CODE'")
            }
            return nil
        }
        let marker = "error:"
        let code = value.dropFirst(marker.count)
        guard value.hasPrefix(marker), !code.isEmpty else {
            report(
                "block.bad-value", attribute.valueRange,
                """
                '\(value)' cannot be expected; write 'error:CODE', with the code in brackets at \
                the end of a message
                """)
            return nil
        }
        return ExpectedFailure(code: String(code), line: line, range: attribute.valueRange)
    }

    /// The parts of the figure to leave out.
    mutating func hiddenParts() -> Set<FigurePart> {
        guard let attribute = attribute("hide"), let value = attribute.value else { return [] }
        guard let part = FigurePart(rawValue: value) else {
            let words = FigurePart.allCases.map { Text(string: $0.rawValue) }
            let nearest = nearestWord(to: Text(string: value), among: words)
            let hint = didYouMean(
                nearest, else: "use source, trace or swift; the flag 'hidden' hides all")
            report(
                "block.bad-value", attribute.valueRange,
                "'\(value)' is not a part of a scenario\(hint)")
            return []
        }
        return [part]
    }

    /// True if all rows of the launch are shown: `launch=open`.
    mutating func isLaunchOpen() -> Bool {
        guard let attribute = attribute("launch"), let value = attribute.value else { return false }
        if value != "open" {
            report(
                "block.bad-value", attribute.valueRange,
                "'\(value)' is not a way to show a launch; the only value is 'open'")
        }
        return true
    }

    /// The lines of the block that readers can change: `editable=3-5`, or `editable=3`.
    mutating func editableLines(of count: Int) -> ClosedRange<Int>? {
        guard let attribute = attribute("editable"), let value = attribute.value else { return nil }
        let parts = value.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 2, let first = parts[0], let last = parts[parts.count - 1],
            1 <= first, first <= last
        else {
            report(
                "block.bad-value", attribute.valueRange,
                "'\(value)' is not a range of lines, counted from 1, such as 3-5")
            return nil
        }
        guard last <= count else {
            report(
                "block.bad-value", attribute.valueRange,
                "there is no line \(last) to change: the block ends with line \(count)")
            return nil
        }
        return first...last
    }

    /// The task for readers.
    mutating func exercise() -> Exercise? {
        let goals = attributes("goal")
        guard let attribute = attribute("exercise"), let value = attribute.value else {
            if let goal = goals.first, self.attribute("of") == nil {
                report("block.missing-key", goal.keyRange, "'goal' goes with 'exercise=start'")
            }
            return nil
        }
        switch value {
        case "start":
            if goals.isEmpty {
                report(
                    "block.missing-key", attribute.keyRange,
                    "an exercise needs a goal: 'goal=\"expect …\"' is missing")
                return nil
            }
            return .start(goals: goals.compactMap { $0.goal })
        case "solution":
            if let goal = goals.first {
                report(
                    "block.contradiction", goal.keyRange,
                    "the goal of a solution is that of the exercise above")
            }
            return .solution(range: attribute.valueRange)
        default:
            report(
                "block.bad-value", attribute.valueRange, "'\(value)' is neither start nor solution")
            return nil
        }
    }

    /// The words for the goal of the exercise whose run the block shows.
    func goalWords() -> [OptionText] {
        guard attribute("of") != nil else { return [] }
        return attributes("goal").compactMap { goal in
            goal.value.map { OptionText(text: $0, range: goal.valueRange) }
        }
    }

    /// The hint of an exercise.
    func hint() -> OptionText? {
        guard let attribute = attribute("hint"), let text = attribute.value else { return nil }
        return OptionText(text: text, range: attribute.keyRange)
    }

    /// The pages of the reference that show the run: `example-of=user-goes-home,0x8badf00d`.
    mutating func subjects() -> [BlockName] {
        var subjects: [BlockName] = []
        for (name, range) in list("example-of") {
            guard ReferenceSubject.named(name) != nil else {
                let names = ReferenceSubject.all.map { Text(string: $0.name) }
                let nearest = nearestWord(to: Text(string: name), among: names)
                let hint = didYouMean(
                    nearest,
                    else: """
                        write a callback, an event or a kill code as in the address of its page, \
                        such as applicationDidEnterBackground
                        """)
                report(
                    "block.bad-value", range, "'\(name)' is not a page of the reference\(hint)")
                continue
            }
            if subjects.contains(where: { $0.text == name }) {
                report("block.bad-value", range, "'\(name)' is listed twice")
            } else {
                subjects.append(BlockName(text: name, range: range))
            }
        }
        return subjects
    }

    /// Reports options that exclude each other.
    mutating func reportContradictions() {
        let pairs: [(String, [String], Message)] = [
            ("session", ["from"], "a session starts where its last scenario ended"),
            (
                "hidden", ["hide", "view", "launch", "title", "static", "editable", "example-of"],
                "nothing is shown"
            ),
            ("static", ["editable"], "readers change nothing in a static block"),
            (
                "skip", ["expect", "exercise", "example-of"],
                "a scenario that is skipped has no outcome"
            ),
            ("expect", ["exercise"], "an exercise reaches a goal"),
            ("expect", ["example-of"], "a scenario that fails has no run"),
            (
                "of",
                [
                    "id", "ios", "session", "from", "include", "expect", "skip", "exercise",
                    "example-of",
                ], "the run is that of the original"
            ),
        ]
        for (key, others, reason) in pairs where hasFlag(key) {
            for (other, range) in given where others.contains(other) {
                report(
                    "block.contradiction", range,
                    "'\(other)' cannot be used with '\(key)': \(reason)")
            }
        }
    }

    /// A positive whole number.
    private mutating func number(_ key: String) -> Int? {
        guard let attribute = attribute(key), let value = attribute.value else { return nil }
        if let number = Int(value), number > 0 { return number }
        report(
            "block.bad-value", attribute.valueRange,
            "'\(value)' is not a line number, counted from 1")
        return nil
    }
}

extension SourceRange {
    /// The rest of a range on one line, after a number of bytes.
    fileprivate func dropping(_ count: Int) -> SourceRange {
        var rest = self
        rest.start.column = min(rest.start.column + count, rest.end.column)
        return rest
    }
}

extension Attribute {
    /// The part of the goal of an exercise that the value is.
    fileprivate var goal: StatedGoal? {
        guard let value else { return nil }
        let goal = Goal(Text(string: value))
        return StatedGoal(
            goal: goal, range: valueRange.dropping(value.utf8.count - goal.statement.count))
    }
}
