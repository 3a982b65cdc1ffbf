// swift-tools-version: 6.2
//
// What Tracebook costs, measured beside a peer. A package of its own, so that neither the site
// nor the tests build it.

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "Tracebook", path: "..")],
    targets: [
        .executableTarget(
            name: "benchmark",
            dependencies: [.product(name: "TracebookPortable", package: "Tracebook")],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .treatAllWarnings(as: .error),
            ])
    ]
)
