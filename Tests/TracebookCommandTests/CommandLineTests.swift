import Testing

@Suite struct CommandLineTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("ios 12\nat 0s user opens app\n", to: "a.scenario")
        try folder.write(
            """
            ---
            title: Page
            ---
            ```scenario id=one ios=12,17
            at 0s user opens app
            ```
            > ```scenario id=two
            > ios 12
            > at 0s user opens app
            > ```
            """, to: "page.md")
    }

    private let trace = """
           0.000  user    opens app
           0.000  system  not running → inactive
           0.000  app     application(_:willFinishLaunchingWithOptions:) [inactive]
           0.000  app     application(_:didFinishLaunchingWithOptions:) [inactive]
           0.000  system  inactive → active
           0.000  app     applicationDidBecomeActive(_:) [active]

        """

    @Test func runPrintsTheCanonicalTrace() {
        let result = folder.run("run", "@/a.scenario")
        #expect(result.status == 0)
        #expect(result.report == "")
        #expect(result.output == trace)
        #expect(folder.run("run", "@/page.md#two").output == trace)
        #expect(folder.run("run", "@/page.md#one", "--ios", "12").output == trace)
    }

    @Test func runNamesRunsWhereThereAreSeveral() {
        let lines = folder.run("run", "@/page.md").output.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("#") } == [
                "# one, iOS 12", "# one, iOS 17", "# two, iOS 12",
            ])
    }

    @Test func runAlignsTheTable() {
        let lines = folder.run("run", "@/a.scenario", "--format", "table").output
            .split(separator: "\n")
        #expect(lines.first?.hasPrefix("Time (s)  Who     What") == true)
        #expect(lines.count == 8)
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    }

    @Test func runPrintsEveryFormat() {
        #expect(
            folder.run("run", "@/a.scenario", "--format", "json").output.hasPrefix("[\n{\"row\""))
        #expect(folder.run("run", "@/a.scenario", "--format", "svg").output.contains("<svg"))
        #expect(folder.run("run", "@/a.scenario", "--format", "html").output.hasPrefix("<figure"))
        let several = folder.run("run", "@/page.md", "--format", "json").output
        #expect(several.hasPrefix("[\n{\"id\":\"one\",\"ios\":\"12\",\"trace\":[\n"))
        let pictures = folder.run("run", "@/page.md", "--format", "svg")
        #expect(pictures.status == 64)
        #expect(pictures.output == "")
    }

    @Test func runSaysWhatIsWrong() throws {
        try folder.write("at 0s user opns app\n", to: "b.scenario")
        let result = folder.run("run", "@/b.scenario")
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(
            result.report == """
                b.scenario:1:12: error: unknown word 'opns'; did you mean 'opens'? \
                [scenario.unknown-word]
                at 0s user opns app
                           ^~~~

                """)
        try folder.write("at 0s user opens app\nexpect killed 0x8badf00d\n", to: "c.scenario")
        #expect(folder.run("run", "@/c.scenario").status == 1)
        #expect(folder.run("run", "@/c.scenario").output.hasPrefix("   0.000  user"))
        #expect(folder.run("run", "@/missing.scenario").status == 3)
        let unknown = folder.run("run", "@/page.md#tow")
        #expect(unknown.status == 2)
        #expect(unknown.report.contains("has the id 'tow'; did you mean 'two'? [run.unknown-id]"))
    }

    @Test func renderReadsAPageLikeASiteOrPlainly() throws {
        try folder.write("---\ntitle: x\n---\n<b>a</b><x>\n", to: "r.md")
        let site = folder.run("render", "@/r.md")
        #expect(site.output == "<p><b>a</b>&lt;x&gt;</p>\n")
        let plain = folder.run("render", "--commonmark", "@/r.md")
        #expect(plain.output == "<hr />\n<h2>title: x</h2>\n<p><b>a</b><x></p>\n")
        #expect(plain.status == 0)
        #expect(folder.run("render", "@/missing.md").status == 3)
    }

    @Test(arguments: [
        ["buidl"], ["build", "--nope"], ["run"], ["run", "x", "--format", "pdf"],
        ["run", "x", "--ios", "3"], ["render", "a", "b"], ["serve", "--port", "65536"],
    ])
    func usageErrorsExit64(_ arguments: [String]) {
        let result = folder.run(arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.report.contains("Usage:"))
    }

    @Test func helpAndVersionAreNoErrors() {
        let version = folder.run("--version")
        #expect(version.status == 0)
        // The tests are built without a commit.
        #expect(version.output.wholeMatch(of: #/\d+\.\d+\.\d+ \(commit not known\)\n/#) != nil)
        #expect(folder.run("--help").output.contains("SUBCOMMANDS:"))
        #expect(folder.run("verify", "--help").output.contains("--strict"))
        #expect(folder.run("import", "--help").output.contains("default: en)"))
    }

    @Test func runExplainsEachLine() {
        let result = folder.run("run", "--explain", "@/a.scenario")
        #expect(result.status == 0)
        #expect(result.output.contains("opens app") && result.output.contains("  open.icon\n"))
        #expect(
            result.output.contains(
                """

                activate.delegate
                  says        When an app has become active applicationDidBecomeActive is called.
                  holds for   any version, delegate apps
                  confidence  observed
                  source      Application Activate and Deactivate (e-com-net.com); cnblogs 3868441 \
                (wayne23); AppLaunchSequence (regularberry, GitHub): iOS 4.3, 5.0, 7 and 11.0.3

                """))
        #expect(folder.run("run", "--explain", "--format", "json", "@/a.scenario").status == 64)
    }

    @Test func runExplainsWhatExceptionsDid() throws {
        #expect(!folder.run("run", "--explain", "@/a.scenario").output.contains("exception."))
        try folder.write(
            """
            ios 17
            at 0s user opens app
            at 60s user locks device
            at 80s device falls asleep
            at 90s user unlocks device
            """, to: "asleep.scenario")
        let result = folder.run("run", "--explain", "@/asleep.scenario")
        #expect(
            result.output.hasSuffix(
                """

                exception.unlock-wakes
                  says        A device that is unlocked is awake.
                  not a rule  It goes with every rule that unlocks the device.
                  holds for   any version, any app
                  confidence  inferred
                  source      A device that sleeps shows nothing

                """))
    }

    @Test func rulesPrintsFactsAndExceptionsLikeRules() {
        #expect(
            folder.run("rules", "wake-time.place").output == """
                wake-time.place
                  says        A change of place, a region or a visit gives an app that it wakes the \
                time for an event about the place of the device.
                  holds for   any version, any app
                  confidence  documented
                  source      Location and Maps Programming Guide: Region Monitoring and iBeacon \
                (Apple): around 10 seconds for a region; that a change of place and a visit have the same \
                is inferred

                """)
        #expect(
            folder.run("rules", "exception.unlock-wakes").output == """
                exception.unlock-wakes
                  says        A device that is unlocked is awake.
                  not a rule  It goes with every rule that unlocks the device.
                  holds for   any version, any app
                  confidence  inferred
                  source      A device that sleeps shows nothing

                """)
        #expect(folder.run("rules", "budget.tasks-14").report.contains("'budget.tasks-13'?"))
        for id in ["kill-code.jetsam", "kill-words.heat", "limit.open-tasks", "version.scenes"] {
            #expect(folder.run("rules", id).output.hasPrefix("\(id)\n  says        "))
        }
    }

    @Test func rulesPrintsOneRuleOrAll() {
        let one = folder.run("rules", "lock.ios4")
        #expect(one.status == 0)
        #expect(one.output.hasPrefix("lock.ios4\n  says        On iOS 4 the lock"))
        #expect(folder.run("rules").output.split(separator: "\n").count > 200)
        let none = folder.run("rules", "lock.ios5x")
        #expect(none.status == 64)
        #expect(none.report == "there is no rule 'lock.ios5x'; did you mean 'lock.ios5'?\n")
    }
}
