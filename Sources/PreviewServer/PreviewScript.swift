import ThemeFiles

/// The script that a page runs in the preview, from the file `preview.js`.
enum PreviewScript {
    /// The path of the script; no file of a site has it, as the build refuses the name.
    static let path = ".tracebook/preview.js"
    /// The path of the events; the script looks for them beside itself.
    static let eventsPath = ".tracebook/events"

    static let bytes: [UInt8] = {
        let file = preview_script()
        return Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
    }()
}
