import Foundation
import SiteBuilder
import Testing

@testable import TracebookCommand

/// What becomes of a script of the theme on its way into a site.
@Suite struct CompactScriptTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var script: String
        var compact: String

        init(_ script: String, _ compact: String) {
            self.script = script
            self.compact = compact
        }

        var testDescription: String { script }
    }

    static let cases = [
        Case("// What it is for.\n\"use strict\";\n\n  a();  // why\n", "\"use strict\";a();\n"),
        Case("/* Several\n   lines. */\na /* b */ = /* c */ 1;", "a=1;\n"),
        Case(
            "function a(b, c) {\n  return b ? c : { b };\n}\n",
            "function a(b,c){return b?c:{b};}\n"),
        Case("const a = async () => await b;", "const a=async()=>await b;\n"),
        Case("for (const a of b) c(...a);", "for(const a of b)c(...a);\n"),
        Case("a = b + c - d;\na++\n++b", "a=b+c-d;a++\n++b\n"),
        Case("a = b + +c - -d;", "a=b+ +c- -d;\n"),
        // A line that may be a statement of its own stays one.
        Case("a = b\nc\n(d)\n[e]\n`f`", "a=b\nc\n(d)\n[e]\n`f`\n"),
        Case("a\n  .b()\n  ?.c\n  && d", "a.b()?.c&&d\n"),
        Case("if (a) b\nelse c", "if(a)b\nelse c\n"),
        // What stands between marks stays as it is.
        Case("a = \"b  // c\" + 'd \\'  e';", "a=\"b  // c\"+'d \\'  e';\n"),
        Case("a = `b  ${ c }\n  // d`;", "a=`b  ${ c }\n  // d`;\n"),
        Case("a(/b  [/ ]\\/ \"/g, c / d, e /f/ g);", "a(/b  [/ ]\\/ \"/g,c/d,e/f/g);\n"),
        Case("a = b in c; typeof d", "a=b in c;typeof d\n"),
        Case("ä = \"⌘\" in ö", "ä=\"⌘\"in ö\n"),
        Case("a = \"without end", "a=\"without end\n"),
        Case("// nothing else", ""),
    ]

    @Test(arguments: cases)
    func isCompacted(_ it: Case) {
        let compact = compactScript(Array(it.script.utf8))
        #expect(String(decoding: compact, as: UTF8.self) == it.compact)
        #expect(compactScript(compact) == compact)
    }

    /// One in another would end it too early.
    @Test func noScriptOfTheThemeHasTemplatesInTemplates() {
        for file in Theme.files where file.path.hasSuffix(".js") {
            for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
                let ticks = line.count { $0 == UInt8(ascii: "`") }
                #expect(ticks % 2 == 0, "\(file.path): \(String(decoding: line, as: UTF8.self))")
            }
        }
    }

    @Test func aScriptThatSomebodyChangedStaysAsItIs() throws {
        let folder = try TemporaryFolder()
        #expect(folder.run("new", "site", "@/a").status == 0)
        let changed = "// Mine.\n  const mine = 1;\n"
        try folder.write(changed, to: "a/Public/tracebook.js")
        try folder.write(changed, to: "a/Public/mine.js")
        let built = folder.run(
            "build", "--content", "@/a/Content", "--templates", "@/a/Templates",
            "--assets", "@/a/Public", "--output", "@/_site")
        #expect(built.status == 0)
        #expect(folder.text(of: "_site/tracebook.js") == changed)
        #expect(folder.text(of: "_site/mine.js") == changed)
        let ours = folder.text(of: "_site/steps.js")
        #expect(ours?.contains("//") == false && ours?.contains("  ") == false)
    }
}
