import Foundation

/// Prints the name of a table and of its two columns.
func printHeading(_ name: String, _ first: String, _ second: String) {
    print()
    printRow(name, first, second)
    print(String(repeating: "-", count: 76))
}

/// Prints a row of a table.
func printRow(_ name: String, _ first: String, _ second: String) {
    print(padded(name, to: -40) + padded(first, to: 14) + padded(second, to: 22))
}

/// Prints how many there are a second of something that costs so much.
func printRate(_ name: String, _ cost: Measurement) {
    printRow(name, grouped(1 / cost.minimum), grouped(1 / cost.median))
}

/// Prints a cost in microseconds.
func printMicroseconds(_ name: String, _ cost: Measurement) {
    printRow(
        name, String(format: "%.2f", cost.minimum * 1e6), String(format: "%.2f", cost.median * 1e6))
}

/// A whole number with its digits in groups of three.
func grouped(_ number: Double) -> String {
    var text = ""
    for (place, digit) in String(Int(number)).reversed().enumerated() {
        if place > 0, place % 3 == 0 { text.append(",") }
        text.append(digit)
    }
    return String(text.reversed())
}

/// Text in a column of a width; a negative one is filled up behind the text.
private func padded(_ text: String, to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + blanks : blanks + text
}
