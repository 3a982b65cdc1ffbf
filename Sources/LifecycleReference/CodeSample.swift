public import Diagnostics
import LifecycleCore

/// A method in the Swift code of a page, for the page about what calls it.
public struct CodeSample: Equatable, Sendable {
    /// The name of the method as Apple's Swift documentation spells it, such as
    /// `application(_:open:options:)`.
    public var name: String
    /// The whole method, each line with its line feed.
    public var code: Text
    /// The title of its page.
    public var page: Text
    /// The path of its page below the root of the language.
    public var path: String

    /// Creates a sample.
    public init(name: String, code: Text, page: Text, path: String) {
        self.name = name
        self.code = code
        self.page = page
        self.path = path
    }
}

extension ReferenceBook {
    /// The shortest code that implements a method, if possible without a line that wraps; nil if no
    /// page has a few lines of it.
    func sample(of callback: Callback) -> CodeSample? {
        let own = samples.filter { $0.name == "\(callback.name)" && $0.lines <= Self.mostLines }
        return own.min { ($0.wraps ? 1 : 0, $0.lines) < ($1.wraps ? 1 : 0, $1.lines) }
    }

    /// The most lines of code that a page of the reference shows.
    private static let mostLines = 8
}

extension CodeSample {
    fileprivate var lines: Int { code.bytes.count { $0 == UInt8(ascii: "\n") } }

    /// Whether a line is longer than the column in which a page shows it, of about 40 characters.
    fileprivate var wraps: Bool {
        code.bytes.split(separator: UInt8(ascii: "\n")).contains { $0.count > 40 }
    }
}
