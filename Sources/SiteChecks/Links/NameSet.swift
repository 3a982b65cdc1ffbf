import Diagnostics
import SiteModel

/// Names that addresses can have, which are the same where their bytes are, as on the web.
///
/// To a `String` an `é` of one character and one of two are equal; no browser and no server finds the
/// one under the other.
struct NameSet: Sendable {
    private let names: Set<[UInt8]>

    init(_ names: some Sequence<String>) {
        self.names = Set(names.map { Array($0.utf8) })
    }

    func contains(_ name: String) -> Bool { names.contains(Array(name.utf8)) }

    /// The names as they are seen from elsewhere.
    func map(_ change: (String) -> String) -> NameSet {
        NameSet(names.map { change(String(decoding: $0, as: UTF8.self)) })
    }

    /// The name that may have been meant; one that looks like what is written is spelled in escapes,
    /// which tell the two apart.
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
