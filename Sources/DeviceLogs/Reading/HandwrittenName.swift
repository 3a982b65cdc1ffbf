import LifecycleCore

/// The names that people print of a method whose arguments have labels.
///
///     application(_:willFinishLaunchingWithOptions:)
///         applicationWillFinishLaunchingWithOptions    the labels behind the first part
///         willFinishLaunchingWithOptions               the labels alone
///     scene:willConnectToSession:options:
///         sceneWillConnectToSession, sceneWillConnectToSessionOptions
enum HandwrittenName {
    /// How many bytes a name has that cannot be taken for a word of the app's own.
    private static let shortest = 12

    /// The names of a method, by its Swift name and its selector.
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
