import Diagnostics
import LifecycleCore

/// The context of a line that is not a phrase, which helps to guess its meaning.
struct ParsingContext {
    var place: Place
    /// The app according to the lines above.
    var app: App
    var time: Instant
    /// Whether the user sees the app switcher.
    var isSwitcherOpen: Bool
}

extension ParseFault {
    /// The fault with a better suggestion, if there is one for the whole line.
    ///
    /// Tried in order: wrong capitals, an expectation that begins with its time, a step without its
    /// time, a missing indentation, a common wording, the name of a call, and the nearest phrase.
    func hinted(_ line: TokenLine, _ here: ParsingContext) -> ParseFault {
        let body = StatementBody(line, in: here.place)
        if let fault = inOtherLetters(line, in: here.place) ?? timeFirst(line, in: here.place) {
            return fault
        }
        let step = UntimedStep(line, here)
        if let step, step.isStep(step.words.sentence) {
            return withoutTime(line, step, step.words.sentence)
        }
        if let fault = withoutIndentation(line, here) ?? everyday(line, body, here) { return fault }
        if let step, let meant = step.everydayMeaning(here) {
            return withoutTime(line, step, meant)
        }
        if let fault = named(line, for: here.app) { return fault }
        if let replacement {
            // If one misspelt word is the only fault, the message names that word.
            if body.isPhrase(replacing: replacement) { return self }
            if let fault = everyday(line, body, here, replacing: replacement) { return fault }
        }
        guard id == "scenario.unknown-word", let fault = nearest(line, body) else { return self }
        return fault
    }

    /// The fault of a line that differs from a phrase only in capitals and articles.
    private func inOtherLetters(_ line: TokenLine, in place: Place) -> ParseFault? {
        let tokens = line.tokens.filter { !$0.isArticle }
        for phrase in phrases(in: place) {
            guard let meant = phrase.written(with: tokens) else { continue }
            return ParseFault(
                "scenario.unknown-word", range,
                "unknown word '\(word(in: line))'; case matters here: write '\(meant)'",
                replacing: SourceRange(start: line.tokens[0].range.start, end: line.end.start),
                by: meant)
        }
        return nil
    }

    /// The fault of an expectation that is written like a step: `at 9s expect suspended`.
    private func timeFirst(_ line: TokenLine, in place: Place) -> ParseFault? {
        guard place == .line, line.tokens.count > 3, line.tokens[0].bytes == "at",
            line.tokens[2].bytes == "expect"
        else { return nil }
        let (time, said) = (line.tokens[1].text, line.tokens.dropFirst(3).sentence)
        let readings: [Text] = ["expect \(said) at \(time)", "expect state \(said) at \(time)"]
        guard let meant = readings.first(where: { isStatement($0, in: place) }) else { return nil }
        return ParseFault(
            "scenario.unknown-word", SourceRange(start: range.start, end: line.end.start),
            "an expectation ends with its time: write '\(meant)'",
            replacing: SourceRange(start: line.tokens[0].range.start, end: line.end.start),
            by: meant)
    }

    /// The fault of a line that is or means a step but lacks `at` or the time.
    private func withoutTime(_ line: TokenLine, _ step: UntimedStep, _ words: Text) -> ParseFault {
        let meant: Text = "at \(step.time) \(words)"
        return ParseFault(
            "scenario.unknown-word", SourceRange(start: range.start, end: line.end.start),
            "a step begins with a time: write '\(meant)'",
            replacing: SourceRange(start: line.tokens[0].range.start, end: line.end.start),
            by: meant)
    }

    /// The fault of a handler's action that is not indented.
    private func withoutIndentation(_ line: TokenLine, _ here: ParsingContext) -> ParseFault? {
        guard here.place == .line, isStatement(line.tokens.sentence, in: .handler) else {
            return nil
        }
        let first = line.tokens[0]
        return ParseFault(
            "scenario.unknown-word", SourceRange(start: first.range.start, end: line.end.start),
            "indent what the app does in a call below a 'when' line",
            replacing: first.range, by: "  \(first.text)")
    }

    /// The fault of a line in a common wording that means a phrase.
    private func everyday(
        _ line: TokenLine, _ body: StatementBody, _ here: ParsingContext,
        replacing replacement: Replacement? = nil
    ) -> ParseFault? {
        guard !body.tokens.isEmpty else { return nil }
        let words = body.tokens.map { token in
            token.range == replacement?.range ? replacement?.text ?? Text() : token.text
        }
        // The table says "app …", while actions in a handler begin with a verb.
        let actor: [Text] = here.place == .handler ? ["app"] : []
        guard
            let phrase = EverydayPhrase(
                actor + words.map { $0.lowercased }, written: actor + words,
                isSwitcherOpen: here.isSwitcherOpen, fits: { body.fits($0) })
        else { return nil }
        return ParseFault(
            body.range(to: line), body.tokens.sentence,
            means: phrase.meant.map { body.inPlace($0) }, remark: phrase.remark)
    }

    /// The fault of a line that is nearest to one or a few phrases.
    private func nearest(_ line: TokenLine, _ body: StatementBody) -> ParseFault? {
        let meant = body.nearestPhrases
        guard !meant.isEmpty else { return nil }
        return ParseFault(
            body.range(to: line), body.tokens.sentence, means: meant, remark: nil)
    }

    /// Creates the fault of a line that may mean one of some statements.
    private convenience init(
        _ range: SourceRange, _ written: Text, means meant: [Text], remark: Message?
    ) {
        let hint: Message = remark ?? "did you mean \(alternatives(meant.map { "'\($0)'" }))?"
        let summary: Message = "no phrase '\(written)'; \(hint)"
        self.init(
            "scenario.unknown-word", range, summary,
            suggestion: meant.count == 1 ? meant.first : nil)
    }

    /// The fault of a notification in place of a callback, or of a callback's shortened name.
    private func named(_ line: TokenLine, for app: App) -> ParseFault? {
        guard line.tokens[0].bytes == "expect" || line.tokens[0].bytes == "when",
            let token = line.tokens.first(where: { $0.range == range })
        else { return nil }
        for name in NotificationName.allCases where token.isName(of: name) {
            let call = name.callback(in: app.model).map { Text($0.alias) }
            return ParseFault(
                "scenario.unknown-word", range,
                """
                '\(token.text)' is a notification, but this needs a method\(didYouMean(call))
                """, suggestion: call)
        }
        // Swapped, not chosen: of two literals the WebAssembly build may take the wrong one.
        var bases: [StaticString] = ["scene", "application"]
        if app.model != .scenes { bases.swapAt(0, 1) }
        for base in bases {
            for callback in Callback.allCases
            where Text(callback.alias).lowercased == "\(base)\(token.lowercased)" as Text {
                let call = Text(callback.alias)
                return ParseFault(
                    id, range, "unknown word '\(token.text)'\(didYouMean(call))", suggestion: call)
            }
        }
        return nil
    }

    /// The faulty word.
    private func word(in line: TokenLine) -> Text {
        (line.tokens.first { $0.range == range } ?? line.tokens[line.tokens.count - 1]).text
    }
}

extension Phrase {
    /// The phrase with the values of a line, if the other words match regardless of case.
    fileprivate func written(with tokens: [Token]) -> Text? {
        guard tokens.count == words.count else { return nil }
        var text = Text()
        for (token, word) in zip(tokens, words) {
            if !text.isEmpty { text.append(literal: " ") }
            switch word {
            case .literal(let bytes):
                guard token.kind == .word, Text(bytes).lowercased == token.lowercased else {
                    return nil
                }
                text.append(Text(bytes))
            case .value(let kind):
                guard kind.accepts(token) else { return nil }
                text.append(token.written)
            }
        }
        return text
    }
}

extension Token {
    /// Whether the token names a notification, in Swift or in Objective-C.
    fileprivate func isName(of name: NotificationName) -> Bool {
        let letters = Text(name.name).bytes.filter { $0 != UInt8(ascii: ".") }
        let own = bytes.filter { $0 != UInt8(ascii: ".") }
        return Text(letters).lowercased == Text(own).lowercased
    }
}

extension NotificationName {
    /// The method that is called when the notification is posted; nil if there is none.
    fileprivate func callback(in model: AppModels) -> Callback? {
        let hasScenes = model == .scenes
        return switch self {
        case .didFinishLaunching: .didFinishLaunching
        case .didBecomeActive: hasScenes ? .sceneDidBecomeActive : .didBecomeActive
        case .willResignActive: hasScenes ? .sceneWillResignActive : .willResignActive
        case .didEnterBackground: hasScenes ? .sceneDidEnterBackground : .didEnterBackground
        case .willEnterForeground: hasScenes ? .sceneWillEnterForeground : .willEnterForeground
        case .willTerminate: .willTerminate
        case .didReceiveMemoryWarning: .didReceiveMemoryWarning
        case .sceneWillConnect: .sceneWillConnect
        case .sceneDidDisconnect: .sceneDidDisconnect
        case .sceneDidActivate: .sceneDidBecomeActive
        case .sceneWillDeactivate: .sceneWillResignActive
        case .sceneDidEnterBackground: .sceneDidEnterBackground
        case .sceneWillEnterForeground: .sceneWillEnterForeground
        case .powerStateDidChange, .localeDidChange, .settingsDidChange, .orientationDidChange: nil
        }
    }
}
