import Foundation

/// `Package.swift` as SwiftPM reads it.
struct Manifest: Decodable {
    var targets: [Target]

    struct Target: Decodable {
        var name: String
        /// For example `test`.
        var type: String
        /// The path, if it is not the folder of that name in `Sources`.
        var path: String?
        /// The targets and products that it depends on.
        var dependencies: [String]

        private enum CodingKeys: CodingKey {
            case name, type, path, dependencies
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            name = try values.decode(String.self, forKey: .name)
            type = try values.decode(String.self, forKey: .type)
            path = try values.decodeIfPresent(String.self, forKey: .path)
            dependencies = try values.decode([[String: Names]].self, forKey: .dependencies)
                .compactMap { $0.first?.value.name }
        }
    }

    /// A list that begins with a name.
    private struct Names: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            name = try values.decode(String.self)
        }
    }

    /// Asks SwiftPM in a temporary folder, as that of the tests is in use.
    static func read() throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("tracebook-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let command = Process()
        command.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        command.currentDirectoryURL = repository
        command.arguments = ["swift", "package", "--scratch-path", scratch.path, "dump-package"]
        let output = Pipe()
        command.standardOutput = output
        try command.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        command.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: text)
    }
}
