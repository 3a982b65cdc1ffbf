/// Finds the process number that a program prints in its own messages.
///
///     [pid 123] applicationDidBecomeActive, pid=123, processIdentifier: 123
enum PrintedProcess {
    static func number(in message: ArraySlice<UInt8>) -> Int64? {
        let words = message.split { !$0.isNamePart }
        for (index, word) in words.enumerated().dropLast() {
            let title = word.map(\.lowercased)
            guard titles.contains(where: { $0.withUTF8Buffer { title.elementsEqual($0) } }) else {
                continue
            }
            let next = words[index + 1]
            let between = message[word.endIndex..<next.startIndex]
            guard between.allSatisfy({ " :=#".utf8.contains($0) }) else { continue }
            var scanner = ByteScanner(next)
            if let number = scanner.number(digits: 1...10), scanner.next == nil { return number }
        }
        return nil
    }

    private static let titles: [StaticString] = ["pid", "processid", "processidentifier"]
}
