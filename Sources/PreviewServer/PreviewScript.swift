import ThemeFiles

/// The script of pages in the preview, from the file `preview.js`.
enum PreviewScript {
    /// The path of the script; the build rejects this name for files of a site.
    static let path = ".tracebook/preview.js"
    /// The path of the events, which the script requests relative to itself.
    static let eventsPath = ".tracebook/events"

    static let bytes: [UInt8] = {
        let file = preview_script()
        return Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
    }()
}
