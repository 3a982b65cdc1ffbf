import Foundation
import Testing

@testable import TracebookCommand

/// A preview notices changes to everything that a build reads.
@Suite struct FileStampTests {
    let folder: TemporaryFolder
    private var stamps: FileStamps { FileStamps(of: [folder.path], following: .inside) }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("x", to: "a.md")
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/\(path)", withDestinationPath: target)
    }

    @Test func aLinkToNothingIsSeenAndThatItGoes() throws {
        let before = stamps
        try link("x.png", to: "nowhere")
        let broken = stamps
        #expect(broken != before)
        try folder.remove("x.png")
        #expect(stamps != broken)
        try link("x.png", to: "a.md")
        let right = stamps
        try folder.remove("x.png")
        try link("x.png", to: "./a.md")
        #expect(stamps != right)
    }

    @Test func deepFoldersAreSeen() throws {
        let deep = (0..<60).map { _ in "d" }.joined(separator: "/")
        try folder.write("x", to: "\(deep)/b.md")
        let before = stamps
        try folder.write("xy", to: "\(deep)/b.md")
        #expect(stamps != before)
    }

    @Test func aLinkThatLeadsBackEnds() throws {
        let before = stamps
        try link("back", to: ".")
        #expect(stamps != before)
    }

    @Test func otherBytesOfTheSameSizeAndTimeAreSeen() throws {
        let path = "\(folder.path)/a.md"
        let time = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        let before = stamps
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.write(contentsOf: Data("y".utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        #expect(stamps != before)
    }

    @Test func whatNobodyWroteIsNotLookedAt() throws {
        let before = stamps
        try folder.write("x", to: "a.md~")
        try folder.write("x", to: ".git/index")
        #expect(stamps == before)
    }

    /// A file that is always being written delays the preview by half a second only.
    @Test func aFileThatNeverRestsKeepsNothingBack() throws {
        var waited: UInt32 = 0
        var count = 0
        let seen = stamps.calmed(waiting: { waited += $0 }) {
            count += 1
            try? folder.write(String(repeating: "x", count: count), to: "log")
            return stamps
        }
        #expect(waited <= 500_000)
        #expect(seen == stamps)
    }

    @Test func severalFilesAreOneChange() throws {
        var count = 0
        let seen = stamps.calmed(waiting: { _ in }) {
            count += 1
            if count < 4 { try? folder.write("x", to: "\(count).md") }
            return stamps
        }
        #expect(count == 4 && seen == stamps)
    }
}
