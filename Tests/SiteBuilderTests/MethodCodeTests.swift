import Testing

@testable import SiteRendering

/// Methods are found in the Swift code of pages.
@Suite struct MethodCodeTests {
    @Test(arguments: [
        (
            "func sceneDidEnterBackground(_ scene: UIScene) { save() }",
            "sceneDidEnterBackground(_:)"
        ),
        (
            "    func application(\n        _ application: UIApplication,\n"
                + "        didFinishLaunchingWithOptions options: [Key: Any]?\n    ) -> Bool {\n"
                + "        if isFirst { prepare() }\n        return true\n    }",
            "application(_:didFinishLaunchingWithOptions:)"
        ),
        ("override func viewDidLoad() {\n    super.viewDidLoad()\n}", "viewDidLoad()"),
        (
            "func application(_ application: UIApplication, performFetchWithCompletionHandler\n"
                + "    completionHandler: @escaping (Result, [Int]) -> Void) { }",
            "application(_:performFetchWithCompletionHandler:)"
        ),
    ])
    func hasItsNameWithLabels(_ code: String, _ name: String) {
        let found = methods(in: code.split(separator: "\n").map(String.init))
        #expect(found.map(\.name) == [name])
        #expect(found.first?.code.hasPrefix(" ") == false)
        #expect(found.first?.code.hasSuffix("}\n") == true)
    }

    @Test(arguments: [
        "func application(_ application: UIApplication) async -> Bool { true }",
        "func sceneDidEnterBackground(_ scene: UIScene) {",
        "let handler = { }",
        "struct Store { }",
    ])
    func isLeftOut(_ code: String) {
        #expect(methods(in: [code]).map(\.name) == [])
    }

    @Test func countsNoBracesInTextAndComments() {
        let lines = ["func a() {", "  print(\"} \\\" }\")  // }", "  b()", "}", "c()"]
        #expect(methods(in: lines).map(\.code) == [lines.dropLast().map { "\($0)\n" }.joined()])
    }

    @Test func endsWithItsBrace() {
        let lines = ["class A {", "  func a() {", "    if b { c() }", "  }", "  func d() { }", "}"]
        #expect(
            methods(in: lines).map(\.code) == ["func a() {\n  if b { c() }\n}\n", "func d() { }\n"])
    }
}
