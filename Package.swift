// swift-tools-version: 6.2
//
// From the bottom up: a target may import what stands above it in this list and nothing below
// it. `Tests/TidyTests` holds every import against this manifest.

import PackageDescription

/// Whether a warning is an error.
///
/// CI asks for it; everywhere else a commit still builds when a newer compiler or package warns of more.
let isChecked = Context.environment["WARNINGS_ARE_ERRORS"] == "1"

/// The commit that is built, for `tracebook --version`; `make` tells it.
let commit = Context.environment["TRACEBOOK_COMMIT"] ?? ""

/// What every target of ours is compiled with: the newest language rules.
let strict: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isChecked ? [.treatAllWarnings(as: .error)] : [])

/// Portable targets compile as Embedded Swift for WebAssembly too, from the same folder.
let portable: [SwiftSetting] =
    strict + (isChecked ? [.treatWarning("EmbeddedRestrictions", as: .error)] : [])

/// The few lines of C are held to the same.
let strictC: [CSetting] =
    [.enableWarning("all"), .enableWarning("extra")]
    + (isChecked ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
    name: "Tracebook",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "tracebook", targets: ["tracebook"]),
        .executable(name: "Playground", targets: ["PlaygroundModule"]),
        // For the benchmarks, which are a package of their own.
        .library(
            name: "TracebookPortable",
            targets: [
                "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "LifecyclePractice",
                "TraceViews",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // Portable: no Foundation, no existentials, text as UTF-8 bytes.
        .target(name: "Diagnostics", swiftSettings: portable),
        .target(name: "Markup", dependencies: ["Diagnostics"], swiftSettings: portable),
        .target(name: "LifecycleCore", swiftSettings: portable),  // imports nothing
        .target(
            name: "ScenarioText",
            dependencies: ["Diagnostics", "LifecycleCore"],
            swiftSettings: portable),
        // Questions about runs that nobody wrote.
        .target(
            name: "LifecyclePractice",
            dependencies: ["Diagnostics", "LifecycleCore", "ScenarioText"],
            swiftSettings: portable),
        .target(
            name: "TraceViews",
            dependencies: [
                "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "LifecyclePractice",
            ],
            swiftSettings: portable),

        // The words of program code, told apart.
        .target(
            name: "CodeHighlighting", dependencies: ["Diagnostics", "Markup"],
            swiftSettings: strict),

        // The pages of the reference, made from the core and from the runs of a site.
        .target(
            name: "LifecycleReference",
            dependencies: [
                "Diagnostics", "Markup", "CodeHighlighting", "LifecycleCore", "ScenarioText",
                "TraceViews",
            ],
            swiftSettings: strict),

        // The WebAssembly module: a C ABI around the portable targets, and the C runtime that
        // a freestanding module lacks, which is empty in an ordinary build.
        .target(name: "WasmRuntime", cSettings: strictC),
        .target(
            name: "Playground",
            dependencies: ["ScenarioText", "TraceViews", "WasmRuntime"],
            swiftSettings: portable),

        // What is linked from it: the module that a page loads, with no import and no entry; and
        // a program between standard input and output, natively and in WASI, so that the two
        // builds can be compared byte for byte.
        .executableTarget(
            name: "PlaygroundModule", dependencies: ["Playground"], cSettings: strictC),
        .executableTarget(
            name: "PlaygroundPipe", dependencies: ["Playground"], cSettings: strictC),

        // What devices print, held against a run or against the rules; for that, the simulator is
        // asked backwards: what must have happened to an app that was told this?
        .target(
            name: "DeviceLogs",
            dependencies: ["Diagnostics", "LifecycleCore", "ScenarioText"],
            swiftSettings: strict),

        // Markdown: the C library, and the only target that sees a pointer of it.
        .systemLibrary(
            name: "CCmark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .target(
            name: "CommonMark",
            dependencies: ["CCmark", "Diagnostics", "Markup"],
            swiftSettings: strict),

        // What is said in other languages than English, as bytes of the command.
        .target(name: "LanguageFiles", cSettings: strictC),

        // YAML: the C library.
        .systemLibrary(
            name: "CYaml",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

        // The site as its files say it is: front matter, `site.yml`, the blocks of each page.
        .target(
            name: "SiteModel",
            dependencies: [
                "Diagnostics", "LifecycleCore", "ScenarioText", "LifecyclePractice", "TraceViews",
                "LifecycleReference", "CommonMark", "DeviceLogs", "LanguageFiles", "CYaml",
            ],
            swiftSettings: strict),

        // The runs of its scenarios, held against what is committed and claimed; its links and
        // translations.
        .target(
            name: "SiteChecks",
            dependencies: [
                "Diagnostics", "LifecycleCore", "ScenarioText", "TraceViews",
                "LifecycleReference", "CodeHighlighting", "CommonMark", "DeviceLogs", "SiteModel",
            ],
            swiftSettings: strict),

        // The search of the pages, outside of a browser.
        .target(name: "SiteSearch", dependencies: ["Diagnostics"], swiftSettings: strict),

        // What its pages show: figures of runs, templates, the print edition, the search.
        .target(
            name: "SiteRendering",
            dependencies: [
                "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "TraceViews",
                "CodeHighlighting", "LifecycleReference", "CommonMark", "DeviceLogs", "SiteModel",
                "SiteChecks", "SiteSearch",
            ],
            swiftSettings: strict),

        // The site: sources in, files and diagnostics out. No file system.
        .target(
            name: "SiteBuilder",
            dependencies: [
                "Diagnostics", "LifecycleCore", "ScenarioText", "TraceViews", "CommonMark",
                "SiteModel", "SiteChecks", "SiteRendering", "SiteSearch",
            ],
            swiftSettings: strict),

        // Our own templates and assets, for the sites that `tracebook new` makes, and the script of
        // the preview.
        .target(name: "ThemeFiles", cSettings: strictC),

        // The preview: files of a table over HTTP, to this machine only. No file system.
        .target(
            name: "PreviewServer",
            dependencies: ["ThemeFiles"],
            exclude: ["preview.js"],
            swiftSettings: strict),

        // The commit that the command was built from.
        .target(
            name: "BuildStamp",
            cSettings: strictC + (commit.isEmpty ? [] : [.define("TRACEBOOK_COMMIT", to: commit)])),

        // The command: reads, writes and prints.
        .target(
            name: "TracebookCommand",
            dependencies: [
                "Diagnostics", "Markup", "LifecycleCore", "ScenarioText", "TraceViews",
                "CommonMark", "SiteModel", "SiteChecks", "SiteSearch", "SiteRendering",
                "SiteBuilder", "DeviceLogs", "PreviewServer", "ThemeFiles", "BuildStamp",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "tracebook", dependencies: ["TracebookCommand"], swiftSettings: strict),

        // Tests: cases are files, which this target lists and compares.
        .target(
            name: "FixtureTesting", dependencies: ["Diagnostics", "SiteModel"],
            path: "Tests/FixtureTesting", swiftSettings: strict),
        // What must hold of the core whatever happens, and a program that searches deep.
        .target(
            name: "LifecycleLaws",
            dependencies: [
                "LifecycleCore", "ScenarioText", "LifecyclePractice", "TraceViews",
                "LifecycleReference", "Diagnostics",
            ],
            path: "Tests/LifecycleLaws", swiftSettings: strict),
        // What must hold of the verdicts on logs.
        .target(
            name: "LogLaws",
            dependencies: [
                "DeviceLogs", "LifecycleLaws", "LifecycleCore", "ScenarioText", "Diagnostics",
            ],
            path: "Tests/LogLaws", swiftSettings: strict),
        .executableTarget(
            name: "properties", dependencies: ["LifecycleLaws", "LogLaws", "ScenarioText"],
            path: "Tests/Properties", swiftSettings: strict),
        .testTarget(
            name: "LifecycleCoreTests",
            dependencies: [
                "LifecycleCore", "ScenarioText", "Diagnostics", "FixtureTesting", "LifecycleLaws",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ScenarioTextTests",
            dependencies: ["ScenarioText", "LifecycleCore", "Diagnostics", "FixtureTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "LifecyclePracticeTests",
            dependencies: [
                "LifecyclePractice", "TraceViews", "Diagnostics", "FixtureTesting", "LifecycleLaws",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TraceViewsTests",
            dependencies: [
                "TraceViews", "Markup", "ScenarioText", "LifecycleCore", "Diagnostics",
                "FixtureTesting",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "LifecycleReferenceTests",
            dependencies: [
                "LifecycleReference", "TraceViews", "Markup", "ScenarioText", "LifecycleCore",
                "Diagnostics", "FixtureTesting", "LifecycleLaws",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "DeviceLogsTests",
            dependencies: [
                "DeviceLogs", "ScenarioText", "LifecycleCore", "Diagnostics",
                "FixtureTesting", "LogLaws",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CommonMarkTests",
            dependencies: ["CommonMark", "Markup", "Diagnostics", "FixtureTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "SiteBuilderTests",
            dependencies: [
                "SiteBuilder", "SiteRendering", "SiteSearch", "SiteChecks", "SiteModel",
                "CommonMark", "Markup", "LifecycleCore", "ScenarioText", "Diagnostics",
                "FixtureTesting", "LifecycleLaws", "LifecycleReference",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PreviewServerTests",
            dependencies: ["PreviewServer"],
            swiftSettings: strict),
        .testTarget(
            name: "TracebookCommandTests",
            dependencies: [
                "TracebookCommand", "SiteBuilder", "SiteChecks", "SiteModel", "TraceViews",
                "Diagnostics", "FixtureTesting", "LifecycleLaws",
            ],
            swiftSettings: strict),
        .testTarget(name: "TidyTests", swiftSettings: strict),
    ]
)
