import ArgumentParser
import Diagnostics
import SiteModel

/// The option that says in which language a command speaks.
struct MessageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of messages. (default: that of the environment, or English)",
            valueName: "tag"))
    var language: SpokenLanguage?

    /// The language that is asked for, or that of the environment.
    var spoken: Language { (language ?? .ofEnvironment).language }
}

/// A language that the command speaks.
struct SpokenLanguage: ExpressibleByArgument {
    let language: Language

    static let english = SpokenLanguage(language: .english)

    private init(language: Language) {
        self.language = language
    }

    /// The language with a tag; nil if the command does not speak it.
    init?(argument tag: String) {
        guard Self.tags.contains(tag) else { return nil }
        language = tag == "en" ? .english : Language(tag: tag, theme: nil)
    }

    static var allValueStrings: [String] { tags }

    var defaultValueDescription: String { language.tag.string }

    private static var tags: [String] { ["en"] + LanguageFile.tags }

    /// The language of the environment, as POSIX asks for it; English where the command does not
    /// speak that one.
    static var ofEnvironment: SpokenLanguage {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Console.variable)
        return names.first.flatMap { SpokenLanguage(locale: $0) } ?? .english
    }

    /// The language of a locale: `zh_CN.UTF-8`, `zh_Hans`, `zh` and `zh_SG` are Simplified Chinese.
    ///
    /// A region that writes in another script, such as `zh_TW`, is not taken for a language that the
    /// command speaks.
    init?(locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
        guard let name = parts.first,
            !["TW", "HK", "MO", "Hant"].contains(parts.dropFirst().first),
            let tag = LanguageFile.tags.first(where: { $0.split(separator: "-").first == name })
        else { return nil }
        self.init(argument: tag)
    }
}
