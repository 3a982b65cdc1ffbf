import Diagnostics
import LifecycleCore

extension ParseFault {
    /// The fault with what the author most likely meant, where the first word that is wrong says
    /// too little of it: the language in other letters, the phrase that people use in its place,
    /// or the name of a call.
    func hinted(_ line: TokenLine, in place: Place, for app: App) -> ParseFault {
        return inOtherLetters(line, in: place) ?? everyday(line) ?? named(line, for: app) ?? self
    }

    /// A line that is a phrase but for its capitals and articles.
    private func inOtherLetters(_ line: TokenLine, in place: Place) -> ParseFault? {
        let tokens = line.tokens.filter { !$0.isArticle }
        for phrase in phrases(in: place) {
            guard let meant = phrase.written(with: tokens) else { continue }
            let hint: Text =
                tokens.count == line.tokens.count
                ? "capitals count here: write '\(meant)'" : "did you mean '\(meant)'?"
            return ParseFault(
                "scenario.unknown-word", range, "unknown word '\(word(in: line))'; \(hint)",
                replacing: SourceRange(start: line.tokens[0].range.start, end: line.end.start),
                by: meant)
        }
        return nil
    }

    /// A line that people write for a phrase of the language.
    private func everyday(_ line: TokenLine) -> ParseFault? {
        let isTimed = line.tokens.count > 2 && line.tokens[0].lowercased == ("at" as StaticString)
        let tokens = line.tokens[(isTimed ? 2 : 0)...].filter { !$0.isArticle }
        guard let first = tokens.first, !line.isIndented,
            let phrase = EverydayPhrase(
                tokens.map { $0.lowercased }, written: tokens.map { $0.text })
        else { return nil }
        let range = SourceRange(start: first.range.start, end: line.end.start)
        var written = Text()
        for (index, token) in tokens.enumerated() {
            if index > 0 { written.append(literal: " ") }
            written.append(token.text)
        }
        if let remark = phrase.remark {
            return ParseFault("scenario.unknown-word", range, "no phrase '\(written)'; \(remark)")
        }
        var summary: Text = "no phrase '\(written)'; did you mean "
        for (index, meant) in phrase.meant.enumerated() {
            summary.append(index == 0 ? "'\(meant)'" : " or '\(meant)'")
        }
        summary.append(literal: "?")
        return ParseFault(
            "scenario.unknown-word", range, summary,
            suggestion: phrase.meant.count == 1 ? phrase.meant.first : nil)
    }

    /// A word where a callback should stand: a notification, or the name without its first part.
    private func named(_ line: TokenLine, for app: App) -> ParseFault? {
        guard line.tokens[0].bytes == "expect" || line.tokens[0].bytes == "when",
            let token = line.tokens.first(where: { $0.range == range })
        else { return nil }
        for name in NotificationName.allCases where token.isName(of: name) {
            let call = name.callback(in: app.model).map { "; did you mean '\($0.alias)'?" as Text }
            return ParseFault(
                "scenario.unknown-word", range,
                """
                '\(token.text)' is a notification, and what can be asked for is a \
                method\(call ?? "")
                """, suggestion: name.callback(in: app.model).map { Text($0.alias) })
        }
        let bases: [StaticString] =
            app.model == .scenes ? ["scene", "application"] : ["application", "scene"]
        for base in bases {
            for callback in Callback.allCases
            where Text(callback.alias).lowercased == "\(base)\(token.lowercased)" as Text {
                return ParseFault(
                    id, range,
                    "unknown word '\(token.text)'; did you mean '\(callback.alias)'?",
                    suggestion: Text(callback.alias))
            }
        }
        return nil
    }

    /// The word that is wrong.
    private func word(in line: TokenLine) -> Text {
        (line.tokens.first { $0.range == range } ?? line.tokens[line.tokens.count - 1]).text
    }
}

extension Phrase {
    /// The phrase with the values of a line whose other words are its own in any letters; nil where
    /// they are not.
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
                text.append(token.kind == .quoted ? "\"\(token.text)\"" : token.text)
            }
        }
        return text
    }
}

extension Token {
    /// The word in lower case.
    fileprivate var lowercased: Text { text.lowercased }

    /// Whether it is a word that the language does without.
    fileprivate var isArticle: Bool {
        kind == .word && (bytes == "the" || bytes == "a" || bytes == "an" || bytes == "The")
    }

    /// Whether it is a notification, as Swift or Objective-C names it.
    fileprivate func isName(of name: NotificationName) -> Bool {
        let letters = Text(name.name).bytes.filter { $0 != UInt8(ascii: ".") }
        let own = bytes.filter { $0 != UInt8(ascii: ".") }
        return Text(letters).lowercased == Text(own).lowercased
    }
}

extension Text {
    fileprivate var lowercased: Text {
        Text(bytes.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 })
    }
}

extension NotificationName {
    /// The method that is called where the notification is posted; nil if none is.
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
