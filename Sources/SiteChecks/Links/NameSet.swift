import Diagnostics
import SiteModel

/// Names in addresses, which are equal if their bytes are, as on the web.
///
/// For a `String`, an `é` of one character equals one of two. A browser or a server finds the one
/// only under its own bytes.
struct NameSet: Sendable {
    private let names: Set<[UInt8]>

    init(_ names: some Sequence<String>) {
        self.names = Set(names.map { Array($0.utf8) })
    }

    func contains(_ name: String) -> Bool { names.contains(Array(name.utf8)) }

    /// The names, each changed by a function.
    func map(_ change: (String) -> String) -> NameSet {
        NameSet(names.map { change(String(decoding: $0, as: UTF8.self)) })
    }

    /// The name that is most likely meant; one that looks the same is written with escapes, which
    /// show the difference.
    func nearest(to name: String) -> Text? {
        let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
        if let alike = sorted.lazy.map({ String(decoding: $0, as: UTF8.self) })
            .first(where: { $0 == name })
        {
            return Text(string: SitePath.encoded(alike))
        }
        return nearestWord(to: Text(string: name), among: sorted.map { Text($0) })
    }
}
