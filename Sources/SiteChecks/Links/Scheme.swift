import Diagnostics
import SiteModel

/// Schemes of addresses, such as `https:`.
enum Scheme {
    /// The schemes that Tracebook resolves.
    static let own = [StatedClaim.scheme, Glossary.scheme, SourceLinks.scheme]

    /// The schemes that a browser follows or hands on.
    private static let known = [
        "https:", "http:", "mailto:", "tel:", "sms:", "facetime:", "facetime-audio:", "maps:",
        "geo:",
        "itms:", "itms-apps:", "itms-services:", "app-settings:", "app-prefs:", "prefs:",
        "shortcuts:",
        "xcode:", "rdar:", "radar:", "vscode:", "swift:", "ftp:", "ftps:", "sftp:", "ssh:", "git:",
        "svn:", "irc:", "ircs:",
        "matrix:", "xmpp:", "sip:", "sips:", "magnet:", "news:", "webcal:", "feed:", "doi:", "urn:",
        "bitcoin:", "about:", "blob:",
        // Schemes of other tools, and those that run code or open local files, are reported
        // elsewhere.
        "doc:", "javascript:", "vbscript:", "file:", "data:",
    ]

    /// The fault in the scheme of the address of a link or an image; nil if there is none.
    static func fault(of address: String, at range: SourceRange) -> Diagnostic? {
        let word = Array(address.utf8.prefix { isPart($0) })
        let small = String(decoding: word, as: UTF8.self).lowercased()
        guard let sign = address.dropFirst(small.count).first, word.count > 1 else { return nil }
        let letters = Array(small.utf8)
        if sign != ":" {
            // Addresses such as 'trace;ID/count' lead to a file that does not exist.
            guard !"/#?".contains(sign), let meant = own.first(where: { $0.dropLast() == small })
            else { return nil }
            return fault(of: small + String(sign), meant, at: range)
        }
        let scheme = small + ":"
        if own.contains(where: {
            $0 == scheme && (address.hasPrefix($0) || $0 == StatedClaim.scheme)
        })
            || known.contains(scheme) || scheme.hasPrefix("x-")
        {
            return nil
        }
        let written = String(decoding: word, as: UTF8.self) + ":"
        if let meant = own.first(where: {
            $0 == scheme || isNear(letters, to: Array($0.utf8.dropLast()))
        }) {
            return fault(of: written, meant, at: range)
        }
        return Diagnostic(
            .warning, "link.unknown-scheme", range: range,
            "no browser follows an address with '\(written)'",
            notes: ["write it as code if it is meant to be read"])
    }

    /// Returns true if letters begin with a name, or differ from it in one or two letters.
    static func isNear(_ letters: [UInt8], to name: [UInt8]) -> Bool {
        guard letters.count > 2, letters != name else { return false }
        let limit = name.count > 4 ? 2 : 1
        return letters.starts(with: name)
            || nearestWord(to: Text(letters), among: [Text(name)], within: limit) != nil
    }

    private static func fault(of written: String, _ meant: String, at range: SourceRange)
        -> Diagnostic
    {
        Diagnostic(
            .error, "link.unknown-scheme", range: range,
            "'\(written)' is not an address that Tracebook knows\(didYouMean(Text(string: meant)))")
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: byte < 0x40 && "0123456789+.-".utf8.contains(byte)
        }
    }
}
