import EspalierInternationalization
import Foundation
import Testing

struct ListFormatterTests {
    private func formatter(_ locale: String) -> ListFormatter {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(arguments: [
        ("en_US", "A, B, and C", "A and B"), ("en_GB", "A, B and C", "A and B"), ("de_DE", "A, B und C", "A und B"),
        ("zh_CN", "A、B和C", "A和B"), ("ja_JP", "A、B、C", "A、B"),
    ])
    func `a list has the separators of its language`(locale: String, three: String, two: String) {
        #expect(formatter(locale).string(from: ["A", "B", "C"]) == three)
        #expect(formatter(locale).string(from: ["A", "B"]) == two)
    }

    @Test func `lists of one item and of none`() {
        #expect(formatter("en_US").string(from: ["A"]) == "A")
        #expect(formatter("en_US").string(from: []) == "")
        #expect(formatter("en_US").string(from: ["", ""]) == " and ")
    }

    @Test func `items of any type have texts`() {
        let formatter = formatter("de_DE")
        #expect(formatter.string(from: [1, 2.5]) == "1 und 2,5")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "de_DE")
        numbers.numberStyle = .spellOut
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, "x"]) == "eins und x")
    }

    @Test func `objects that are no arrays have no text`() {
        #expect(formatter("en_US").string(for: ["A", "B"]) == "A and B")
        #expect(formatter("en_US").string(for: 5) == nil)
    }

    @Test func `long lists fit`() {
        let items = (0..<500).map { "item \($0)" }
        let text = formatter("en_US").string(from: items)
        #expect(text?.hasPrefix("item 0, item 1, ") == true)
        #expect(text?.hasSuffix("item 498, and item 499") == true)
    }
}
