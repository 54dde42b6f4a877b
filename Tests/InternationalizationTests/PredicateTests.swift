import EspalierInternationalization
import Foundation
import Testing

@Suite struct `A predicate by its format` {
    @Test(arguments: [
        ("SELF MATCHES %@", "[A-Z0-9._%+-]+@[A-Za-z0-9.-]+", "ANN@example.org", true),
        ("SELF MATCHES %@", "[a-z]+", "abc1", false),
        ("SELF MATCHES %@", "a|ab", "ab", true),
        ("self matches[c] %@", "[a-z]+", "ABC", true),
        ("SELF MATCHES %@", "[", "[", false),
        ("SELF CONTAINS %@", "b", "abc", true),
        ("SELF CONTAINS %@", "B", "abc", false),
        ("SELF CONTAINS[cd] %@", "E", "crème", true),
        ("SELF BEGINSWITH[c] %@", "A", "abc", true),
        ("SELF BEGINSWITH %@", "b", "abc", false),
        ("SELF ENDSWITH %@", "bc", "abc", true),
        ("SELF LIKE %@", "a?c*", "abcd", true),
        ("SELF LIKE %@", "a.c", "abc", false),
        ("SELF == %@", "abc", "abc", true),
        ("SELF != %@", "abc", "abc", false),
        ("NOT (SELF CONTAINS %@) AND SELF BEGINSWITH 'a'", "x", "abc", true),
        ("SELF == %@ OR SELF == \"other\"", "x", "other", true),
        ("name == %@", "abc", "abc", false),
        ("SELF == %@ SELF", "abc", "abc", false),
        ("SELF CONTAINS[x] %@", "a", "a", false),
        ("", "a", "a", false),
    ])
    func `compares texts`(format: String, value: String, text: String, expected: Bool) {
        #expect(NSPredicate(format: format, value).evaluate(with: text) == expected)
        #expect(NSPredicate(format: format, argumentArray: [value]).evaluate(with: text as NSString) == expected)
    }

    @Test func `is false for other objects, and without its values`() {
        #expect(!NSPredicate(format: "SELF == %@", "1").evaluate(with: 1))
        #expect(!NSPredicate(format: "SELF == %@").evaluate(with: "1"))
    }
}
