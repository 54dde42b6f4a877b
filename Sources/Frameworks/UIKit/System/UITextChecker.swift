public import Foundation

/// Checks the words of a text against a dictionary.
///
/// The dictionaries are those of Hunspell on the server: Debian's packages `libhunspell-1.7-0` and, for each language, one such as
/// `hunspell-en-us`. Without them no word counts as misspelled.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    private var ignored: Set<String> = []

    override public init() {
        super.init()
    }

    /// The languages with a dictionary, such as `en_US`.
    open class var availableLanguages: [String] { Dictionaries.shared.languages }

    /// The place of the first misspelled word; `NSNotFound` for none. Ranges count UTF-16 code units.
    ///
    /// - Parameters:
    ///   - range: The part of the text to check.
    ///   - startingOffset: The place in the text at which the search starts.
    ///   - wrapFlag: Whether the search goes on at the start of the range.
    ///   - language: The language, such as `en` or `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = Dictionaries.shared.dictionary(for: language),
            let part = Range(range, in: stringToCheck)
        else { return none }
        var first: NSRange?
        var found: NSRange?
        for word in Self.words(of: stringToCheck[part]) {
            guard !ignored.contains(String(word)), !dictionary.contains(String(word)) else { continue }
            let place = NSRange(word.startIndex..<word.endIndex, in: stringToCheck)
            if first == nil { first = place }
            if place.location >= startingOffset {
                found = place
                break
            }
        }
        return found ?? (wrapFlag ? first : nil) ?? none
    }

    /// The words of a text: letters, with apostrophes between.
    private static func words(of text: Substring) -> [Substring] {
        text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
            .map { $0.trimming { !$0.isLetter } }
            .filter { !$0.isEmpty }
    }

    /// Words that may be meant; nil for a language without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let part = Range(range, in: string) else { return nil }
        return Dictionaries.shared.dictionary(for: language)?.guesses(for: String(string[part]))
    }

    /// Lets a word count as correct, for this object.
    open func ignoreWord(_ wordToIgnore: String) {
        ignored.insert(wordToIgnore)
    }

    /// The words that count as correct for this object.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }
}

extension Substring {
    /// The part without the characters at both ends that satisfy a condition.
    fileprivate func trimming(_ condition: (Character) -> Bool) -> Substring {
        guard let last = lastIndex(where: { !condition($0) }) else { return "" }
        return self[...last].drop(while: condition)
    }
}
