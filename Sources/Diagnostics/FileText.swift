/// How many bytes at the start of a file are a byte order mark of UTF-8, which is no part of its text.
public func byteOrderMarkLength(of file: some Collection<UInt8>) -> Int {
    file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Whether a file is text in UTF-16, as some editors and shells write it.
public func isUTF16(_ file: some Collection<UInt8>) -> Bool {
    file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
}
