/// Lets emphasis work between Han characters.
enum HanEmphasis {
    /// The source.
    static func prepare(_ source: SourceLines) -> SourceLines { source }
}
