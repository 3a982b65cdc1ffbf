import LifecycleCore

/// The names that people print for a method with argument labels.
///
///     application(_:willFinishLaunchingWithOptions:)
///         applicationWillFinishLaunchingWithOptions    the labels after the first part
///         willFinishLaunchingWithOptions               the labels alone
///     scene:willConnectToSession:options:
///         sceneWillConnectToSession, sceneWillConnectToSessionOptions
enum HandwrittenName {
    /// The fewest bytes of a name that cannot be mistaken for a word of the app's own.
    private static let shortest = 12

    /// The handwritten names of a method, from its Swift name and its selector.
    static func all(of callback: Callback) -> Set<String> {
        names(base: "\(callback.name)").union(names(base: "\(callback.selector)"))
    }

    private static func names(base name: String) -> Set<String> {
        var parts = name.split { ":()".contains($0) }.map(String.init).filter { $0 != "_" }
        guard parts.count > 1, ["application", "scene"].contains(parts[0]) else { return [] }
        let base = parts.removeFirst()
        let first = capitalized(parts[0])
        let all = parts.map(capitalized).joined()
        return Set([base + first, base + all, parts[0], parts[0] + all.dropFirst(first.count)])
            .filter { $0.utf8.count >= shortest }
    }

    private static func capitalized(_ part: String) -> String {
        part.prefix(1).uppercased() + part.dropFirst()
    }
}
