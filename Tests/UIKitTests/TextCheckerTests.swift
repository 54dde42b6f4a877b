import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `A text checker` {
    private func place(_ text: String, language: String = "en", from start: Int = 0, wrap: Bool = false) -> NSRange {
        UITextChecker().rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: language)
    }

    @Test func `finds nothing in correct words, and in languages without a dictionary`() {
        #expect(place("silkworm").location == NSNotFound)
        #expect(place("silkwrom", language: "xx").location == NSNotFound)
        #expect(place("").location == NSNotFound)
    }

    @Test func `finds the first misspelled word from a place`() {
        #expect(place("silkwrom") == NSRange(location: 0, length: 8))
        #expect(place("a ponny, a hourse") == NSRange(location: 2, length: 5))
        #expect(place("a ponny, a hourse", from: 8) == NSRange(location: 11, length: 6))
        #expect(place("a ponny, a horse", from: 8).location == NSNotFound)
        #expect(place("a ponny, a horse", from: 8, wrap: true) == NSRange(location: 2, length: 5))
        #expect(place("an, 👩🏽‍🚀 ponny") == NSRange(location: 12, length: 5))
    }

    @Test func `guesses other words`() {
        let guesses = UITextChecker().guesses(
            forWordRange: NSRange(location: 0, length: 5), in: "ponny", language: "en_US")
        #expect(guesses?.contains("pony") == true)
    }

    @Test func `ignores words on request`() {
        let checker = UITextChecker()
        checker.ignoreWord("ponny")
        let range = checker.rangeOfMisspelledWord(
            in: "ponny", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound)
    }
}
