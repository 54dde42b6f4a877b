import Foundation

/// Grammar agreement in English: puts the nouns of phrases marked by `^[…](inflect: true)` into the number of their
/// count.
///
/// The first number of a phrase, an interpolated value or digits in the text, is the count; the last word is the noun.
struct PhraseInflection {
    private let arguments: [LocalizedStringKey.FormatArgument]
    private let text: (Int) -> String

    /// A rule for a text with interpolated values.
    ///
    /// - Parameters:
    ///   - arguments: The interpolated values, by index.
    ///   - text: The text of an interpolated value, by index.
    init(arguments: [LocalizedStringKey.FormatArgument], text: @escaping (Int) -> String) {
        self.arguments = arguments
        self.text = text
    }

    func apply(to spans: inout [InlineMarkdown.Span]) {
        var first = spans.startIndex
        while first < spans.endIndex {
            let phrase = spans[first].inflection
            var end = first + 1
            while end < spans.endIndex, spans[end].inflection == phrase { end += 1 }
            if phrase != nil, let count = count(in: spans[first..<end]), abs(count) != 1 {
                makePlural(&spans[first..<end])
            }
            first = end
        }
    }

    /// The first number of a phrase.
    private func count(in spans: ArraySlice<InlineMarkdown.Span>) -> Double? {
        for span in spans {
            for piece in span.pieces {
                switch piece {
                case .argument(let index):
                    if let number = number(of: index) { return number }
                case .text(let text):
                    if let number = Self.firstNumber(in: text) { return number }
                }
            }
        }
        return nil
    }

    private func number(of argument: Int) -> Double? {
        switch arguments[argument] {
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        case .string, .text: Self.firstNumber(in: text(argument))
        }
    }

    /// The first number in a text, without grouping separators.
    private static func firstNumber(in text: String) -> Double? {
        guard let start = text.firstIndex(where: \.isWholeNumber) else { return nil }
        let digits = text[start...].prefix { $0.isWholeNumber || $0 == "," || $0 == "." }
        return Double(digits.filter { $0 != "," }) ?? Double(digits.prefix(while: \.isWholeNumber))
    }

    /// Puts the last word of a phrase into the plural.
    private func makePlural(_ spans: inout ArraySlice<InlineMarkdown.Span>) {
        for span in spans.indices.reversed() {
            for piece in spans[span].pieces.indices.reversed() {
                let words: String
                switch spans[span].pieces[piece] {
                case .text(let literal): words = literal
                case .argument(let index):
                    guard case .string(let word) = arguments[index] else { continue }
                    words = word
                }
                guard let plural = Self.withLastWordInPlural(words) else { continue }
                spans[span].pieces[piece] = .text(plural)
                return
            }
        }
    }

    /// The text with its last word in the plural; nil if it has no word.
    private static func withLastWordInPlural(_ text: String) -> String? {
        guard let last = text.lastIndex(where: \.isLetter) else { return nil }
        let start = text[..<last].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        return text[..<start] + EnglishPlural.of(String(text[start...last])) + text[text.index(after: last)...]
    }
}

extension TextEnvironment {
    /// Whether the environment's texts are English. An app without tables counts as English.
    var textLanguageIsEnglish: Bool {
        guard let languages = strings?.languages, let own = languages.first else { return true }
        let language = LanguageMatch.nearest(to: settings.locale.identifier, among: languages) ?? own
        let code = language.prefix { $0 != "-" && $0 != "_" }
        return code.lowercased() == "en"
    }
}
