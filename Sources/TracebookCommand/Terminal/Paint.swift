/// Colours for terminals, which only repeat what the text says.
struct Paint {
    let isOn: Bool

    enum Colour: String {
        case bold = "1"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    func callAsFunction(_ text: String, _ colours: Colour...) -> String {
        guard isOn, !text.isEmpty else { return text }
        let codes = colours.map(\.rawValue).joined(separator: ";")
        return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
    }
}
