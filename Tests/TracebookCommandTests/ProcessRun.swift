import Foundation

/// A run of the built command as a process of its own, as its user would run it.
struct ProcessRun {
    var status: Int32
    /// What it printed, reports and errors in the order in which they came.
    var output: String

    /// Runs a command line in a folder.
    ///
    /// - Parameters:
    ///   - command: What follows `tracebook`: words between spaces; quotes keep spaces.
    ///   - folder: The current folder of the process.
    ///   - part: A folder in that one, which is the current one instead.
    ///   - environment: What the process finds in its environment beside the search path.
    ///   - input: What it reads from its standard input.
    /// - Throws: What keeps the process from being started.
    init(
        of command: String, in folder: TemporaryFolder, at part: String = "",
        environment: [String: String] = [:],
        input: String? = nil
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" \(command)", Self.executable]
        process.currentDirectoryURL = URL(fileURLWithPath: "\(folder.path)/\(part)")
        process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
        let (reader, writer) = (Pipe(), Pipe())
        process.standardOutput = reader
        process.standardError = reader
        process.standardInput = writer
        try process.run()
        writer.fileHandleForWriting.write(Data((input ?? "").utf8))
        try writer.fileHandleForWriting.close()
        let printed = reader.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: printed, as: UTF8.self)
    }

    /// The command, which is built into the folder that the tests are built into.
    private static let executable = Bundle.main.bundleURL.appendingPathComponent("tracebook").path
}
