import ArgumentParser
import Diagnostics
import SiteModel

/// The option for the language of messages.
struct MessageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of messages. (default: from the environment, or English)",
            valueName: "tag"))
    var language: SpokenLanguage?

    /// The chosen language, or that of the environment.
    var spoken: Language { (language ?? .ofEnvironment).language }
}

struct SpokenLanguage: ExpressibleByArgument {
    let language: Language

    static let english = SpokenLanguage(language: .english)

    private init(language: Language) {
        self.language = language
    }

    /// The language with a tag; nil if the command does not have it.
    init?(argument tag: String) {
        guard Self.tags.contains(tag) else { return nil }
        language = tag == "en" ? .english : Language(tag: tag, theme: nil)
    }

    static var allValueStrings: [String] { tags }

    var defaultValueDescription: String { language.tag.string }

    private static var tags: [String] { ["en"] + LanguageFile.tags }

    /// The language of the environment according to POSIX; English if the command does not have it.
    static var ofEnvironment: SpokenLanguage {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Console.variable)
        return names.first.flatMap { SpokenLanguage(locale: $0) } ?? .english
    }

    /// The language of a locale: `zh_CN.UTF-8`, `zh_Hans`, `zh` and `zh_SG` are Simplified Chinese.
    ///
    /// A region with another script, such as `zh_TW`, does not match.
    init?(locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
        guard let name = parts.first,
            !["TW", "HK", "MO", "Hant"].contains(parts.dropFirst().first),
            let tag = LanguageFile.tags.first(where: { $0.split(separator: "-").first == name })
        else { return nil }
        self.init(argument: tag)
    }
}
