/// The Swift name that Xcode generates for an asset.
///
/// Apple does not document the rule. This one follows from files that Xcode generated: words begin at characters that
/// are no letters or digits, a last word `Color` or `Image` is left out, and the result is in lower camel case. A name
/// of capitals only keeps them.
package enum AssetSymbol {
    /// The name of the property for an asset; nil if the name has no letter or digit.
    ///
    /// - Parameter suffix: The word to leave out at the end: `color` or `image`.
    package static func property(for name: String, without suffix: String) -> String? {
        var words = words(of: name)
        guard !words.isEmpty else { return nil }
        let isUpper = name.contains(where: \.isLetter) && !name.contains(where: \.isLowercase)
        remove(suffix, from: &words)
        var symbol: String
        if isUpper {
            symbol = words.joined(separator: "_")
        } else {
            symbol = lowercasedStart(of: words[0])
            for word in words.dropFirst() { symbol += capitalized(word) }
        }
        return identifier(symbol)
    }

    /// The name of the type for a namespace; nil if the name has no letter or digit.
    package static func namespace(for name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        return identifier(words.map(capitalized).joined())
    }

    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Removes a last word, or the last part of a word in camel case. A name of this word only stays.
    private static func remove(_ suffix: String, from words: inout [String]) {
        let last = words[words.count - 1]
        if last.lowercased() == suffix {
            if words.count > 1 { words.removeLast() }
        } else if last.hasSuffix(capitalized(suffix)) {
            words[words.count - 1] = String(last.dropLast(suffix.count))
        }
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Lowercases the first capital, or a run of capitals without the one that begins the next word: `APCPhoto` becomes
    /// `apcPhoto`.
    private static func lowercasedStart(of word: String) -> String {
        let characters = Array(word)
        var run = characters.prefix { $0.isUppercase }.count
        if run > 1, run < characters.count, characters[run].isLowercase { run -= 1 }
        return String(characters[..<run]).lowercased() + String(characters[run...])
    }

    /// An identifier of Swift: a digit at the start follows an underscore, and a keyword stands in backticks.
    private static func identifier(_ symbol: String) -> String {
        if let first = symbol.first, !first.isLetter { return "_" + symbol }
        return keywords.contains(symbol) ? "`\(symbol)`" : symbol
    }

    private static let keywords: Set<String> = [
        "actor", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator", "private", "precedencegroup",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
    ]
}
