public import Foundation

extension NSPredicate {
    /// A predicate by its format: `SELF MATCHES %@`, `label CONTAINS[cd] 'save' AND isEnabled == true`.
    ///
    /// Foundation on Linux has no formats. Of Apple's grammar (Predicate Format String Syntax) there are the comparisons `=`, `==`, `!=`,
    /// `<>`, `<`, `>`, `<=`, `>=`, `BETWEEN`, `IN`, `MATCHES` (a regular expression for the whole text), `CONTAINS`, `BEGINSWITH`,
    /// `ENDSWITH` and `LIKE`, those of texts with the options `[c]`, `[d]`, `[n]`; `AND`, `OR`, `NOT` and parentheses; `TRUEPREDICATE`
    /// and `FALSEPREDICATE`; `SELF`, key paths, quoted texts, numbers, `TRUE`, `YES`, `FALSE`, `NO`, `NIL`, `NULL`, lists in braces; the
    /// arguments `%@` and `%K`, and `%d` and its like for numbers.
    ///
    /// Key paths lead into dictionaries with texts as keys, and into the elements of `XCUIAutomation`. Other objects would need the
    /// Objective-C runtime: a predicate is false for an object without the key. A predicate of another format is false for every object,
    /// and writes a line to the log. Apple's Foundation raises an exception for both.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    /// A predicate by its format, with the values for `%@`, `%K` and `%d`.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var reader = PredicateReader(predicateFormat, arguments: arguments ?? [])
        let condition: PredicateCondition?
        let problem: String?
        do throws(PredicateProblem) {
            condition = try reader.predicate()
            problem = nil
        } catch {
            condition = nil
            problem =
                "the format of a predicate is not supported, so it is false: \(predicateFormat) (\(error.message))"
            FileHandle.standardError.write(Data("espalier: \(problem ?? "")\n".utf8))
        }
        self.init { object, _ in
            if let reader = object as? PredicateFormatReading {
                reader.format = predicateFormat
                return false
            }
            let target = object as? any PredicateObject
            guard let condition else {
                target?.report(problem ?? "")
                return false
            }
            do throws(PredicateProblem) { return try condition.holds(for: object) } catch {
                target?.report("the predicate \(predicateFormat) cannot be evaluated: \(error.message)")
                return false
            }
        }
    }
}

/// An object whose values predicates read by keys.
package protocol PredicateObject: AnyObject {
    /// The value of a key.
    func predicateValue(of key: String) throws(PredicateProblem) -> Any?

    /// Takes the reason for which a predicate is false for every object.
    func report(_ problem: String)
}

/// Asks a predicate for its format: evaluate the predicate for it. Foundation on Linux keeps none.
package final class PredicateFormatReading {
    /// Nil for a predicate that is a block.
    package fileprivate(set) var format: String?

    package init() {}
}

/// The reason for which a format is malformed, or cannot be evaluated for an object.
package struct PredicateProblem: Error {
    package var message: String

    package init(_ message: String) {
        self.message = message
    }
}
