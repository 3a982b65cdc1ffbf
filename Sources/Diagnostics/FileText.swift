/// How many bytes at the start of a file are a byte order mark of UTF-8, which is no part of its text.
public func byteOrderMarkLength(of file: some Collection<UInt8>) -> Int {
    file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Whether a file is text in UTF-16, as some editors and shells write it.
///
/// Without a mark at its start, every other byte of its first letters is zero.
public func isUTF16(_ file: some Collection<UInt8>) -> Bool {
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) { return true }
    let zeros = file.prefix(4).map { $0 == 0 }
    return zeros == [true, false, true, false] || zeros == [false, true, false, true]
}

/// A file with line feeds where each line ends in a carriage return alone, as old Macs wrote it.
public func withLineFeeds(_ file: [UInt8]) -> [UInt8] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if file.contains(lineFeed) { return file }
    return file.map { $0 == carriageReturn ? lineFeed : $0 }
}
