/// Returns a word without its ending, so that `kills`, `killed` and `killing` are one.
///
/// It is that of an English word in every language, as names are English.
///
/// - Parameter word: A word in lowercase letters.
/// - Returns: What all forms of the word have in common.
func stem(_ word: String) -> String {
    var letters = Array(word.utf8)
    let alphabet = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard letters.count > 3, letters.allSatisfy(alphabet.contains) else { return word }
    if letters.ends(in: "sses", "shes", "ches", "xes") {
        letters.removeLast(2)
    } else if letters.ends(in: "ies") {
        letters.replaceEnd(3, by: "y")
    } else if letters.ends(in: "s"), !letters.dropLast().ends(in: "s", "u", "i") {
        letters.removeLast()
    }
    if let ending = ["ing", "ed", "er", "ly"].first(where: { letters.ends(in: $0) }) {
        var cut = letters.dropLast(ending.utf8.count)
        // What is left has to be a word: `string` and `red` keep their ends.
        if cut.count > 2, cut.contains(where: "aeiouy".utf8.contains) {
            if let last = cut.last, cut.dropLast().last == last, "bdfgmnprt".utf8.contains(last) {
                cut.removeLast()
            }
            letters = Array(cut)
        }
    }
    if letters.ends(in: "ension", "ansion") { letters.replaceEnd(4, by: "d") }
    if letters.ends(in: "ation") { letters.removeLast(5) }
    if letters.ends(in: "sion", "tion") { letters.removeLast(3) }
    if letters.count > 3, letters.ends(in: "e") { letters.removeLast() }
    if letters.ends(in: "y") { letters.replaceEnd(1, by: "i") }
    return String(decoding: letters, as: UTF8.self)
}

extension BidirectionalCollection<UInt8> {
    fileprivate func ends(in endings: String...) -> Bool {
        endings.contains { suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}

extension [UInt8] {
    fileprivate mutating func replaceEnd(_ count: Int, by end: String) {
        removeLast(count)
        append(contentsOf: end.utf8)
    }
}
