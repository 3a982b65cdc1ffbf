import Foundation

/// A run of the built command as a separate process.
struct ProcessRun {
    var status: Int32
    /// The output and the errors, in the order of printing.
    var output: String

    /// Runs a command line in a folder.
    ///
    /// - Parameters:
    ///   - command: The arguments of `tracebook`: words between spaces; quotes keep spaces.
    ///   - folder: The current folder of the process.
    ///   - part: A folder inside, which is the current one instead.
    ///   - environment: Variables to add to the search path.
    ///   - input: The standard input.
    /// - Throws: The reason why the process cannot start.
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

    /// The command, which is built into the same folder as the tests.
    private static let executable = Bundle.main.bundleURL.appendingPathComponent("tracebook").path
}
