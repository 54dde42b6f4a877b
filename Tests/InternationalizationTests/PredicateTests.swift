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

    @Test(arguments: [
        ("name == 'Ada'", true), ("name == %@", false), ("age > 35 AND age <= 36", true),
        ("age BETWEEN {30, 36}", true),
        ("age IN {1, 2}", false), ("NOT (age IN {1, 2})", true), ("name IN {'Ada', 'Grace'}", true),
        ("tags CONTAINS 'new'", true), ("tags.@count == 2", true), ("name.length == 3", true), ("isReady == YES", true),
        ("isReady == false", false), ("nothing == nil", true), ("name != NULL", true),
        ("age == 36.0 && name LIKE[c] 'a*'", true),
        (#"name == 'A\'da' || TRUEPREDICATE"#, true), ("age >= -1", true), ("SELF.name BEGINSWITH 'A'", true),
        ("name < 'B'", true), ("name == 36", false), ("FALSEPREDICATE", false), ("NOT name == 'Ada'", false),
    ])
    func `reads keys of dictionaries`(format: String, expected: Bool) {
        let ada: [String: Any] = ["name": "Ada", "age": 36, "tags": ["new", "first"], "isReady": true]
        #expect(NSPredicate(format: format).evaluate(with: ada) == expected)
    }

    @Test func `takes keys and numbers as arguments`() {
        #expect(NSPredicate(format: "%K == %d", argumentArray: ["age", 36]).evaluate(with: ["age": 36]))
        #expect(
            NSPredicate(format: "age == %ld AND name IN %@", argumentArray: [36, ["Ada"]]).evaluate(
                with: ["age": 36, "name": "Ada"] as [String: Any]))
        #expect(!NSPredicate(format: "age BETWEEN %@", argumentArray: [[1, 2]]).evaluate(with: ["age": 36]))
    }

    @Test func `tells its format`() {
        let reading = PredicateFormatReading()
        _ = NSPredicate(format: "label == 'a'").evaluate(with: reading)
        #expect(reading.format == "label == 'a'")
    }

    /// An object that knows one key.
    private final class Element: PredicateObject {
        var problems: [String] = []

        func predicateValue(of key: String) throws(PredicateProblem) -> Any? {
            if key == "label" { return "Save" }
            throw PredicateProblem("there is no key \(key)")
        }

        func report(_ problem: String) { problems.append(problem) }
    }

    @Test func `tells an object that has keys why it is false for all`() {
        let element = Element()
        #expect(NSPredicate(format: "label == 'Save'").evaluate(with: element) && element.problems.isEmpty)
        #expect(!NSPredicate(format: "lable == 'Save'").evaluate(with: element))
        #expect(!NSPredicate(format: "label === 'Save'").evaluate(with: element))
        #expect(!NSPredicate(format: "label ==").evaluate(with: element))
        #expect(
            element.problems == [
                "the predicate lable == 'Save' cannot be evaluated: there is no key lable",
                "the format of a predicate is not supported, so it is false: label === 'Save' (unexpected =)",
                "the format of a predicate is not supported, so it is false: label == (a value is missing at the end)",
            ])
    }

    @Test func `is false for other objects, and without its values`() {
        #expect(!NSPredicate(format: "SELF == %@", "1").evaluate(with: 1))
        #expect(!NSPredicate(format: "SELF == %@").evaluate(with: "1"))
    }
}
