import Foundation

/// A predicate as a tree.
indirect enum PredicateCondition: Sendable {
    case constant(Bool)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case not(PredicateCondition)
    case comparison(PredicateExpression, PredicateOperator, String.CompareOptions, PredicateExpression)

    func holds(for object: Any?) throws(PredicateProblem) -> Bool {
        switch self {
        case .constant(let value): return value
        case .all(let conditions):
            for condition in conditions {
                if try !condition.holds(for: object) { return false }
            }
            return true
        case .any(let conditions):
            for condition in conditions {
                if try condition.holds(for: object) { return true }
            }
            return false
        case .not(let condition): return try !condition.holds(for: object)
        case .comparison(let left, let comparison, let options, let right):
            return comparison.holds(try left.value(in: object), try right.value(in: object), options)
        }
    }
}

/// One side of a comparison.
indirect enum PredicateExpression: Sendable {
    case constant(PredicateValue)
    /// The keys from the object on; none for the object itself.
    case path([String])
    case list([PredicateExpression])

    func value(in object: Any?) throws(PredicateProblem) -> PredicateValue {
        switch self {
        case .constant(let value): return value
        case .list(let parts):
            var values: [PredicateValue] = []
            for part in parts { values.append(try part.value(in: object)) }
            return .list(values)
        case .path(let keys):
            var value = object
            for key in keys {
                guard let owner = value else { return .null }
                value = try Self.value(of: key, in: owner)
            }
            return PredicateValue(value)
        }
    }

    private static func value(of key: String, in owner: Any) throws(PredicateProblem) -> Any? {
        if let owner = owner as? any PredicateObject { return try owner.predicateValue(of: key) }
        if let owner = owner as? [String: Any] { return owner[key] }
        let value = PredicateValue(owner)
        switch (value, key) {
        case (.text(let text), "length"): return (text as NSString).length
        case (.list(let list), "count"), (.list(let list), "@count"): return list.count
        case (.null, _): return nil
        default: throw PredicateProblem("there is no key \(key)")
        }
    }
}

enum PredicateOperator: String, Sendable {
    case equal, notEqual, less, greater, lessOrEqual, greaterOrEqual
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"

    func holds(_ left: PredicateValue, _ right: PredicateValue, _ options: String.CompareOptions) -> Bool {
        switch self {
        case .equal: return left.isEqual(to: right, options)
        case .notEqual: return !left.isEqual(to: right, options)
        case .less: return left.compare(right, options) == .orderedAscending
        case .greater: return left.compare(right, options) == .orderedDescending
        case .lessOrEqual: return left.compare(right, options).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return left.compare(right, options).map { $0 != .orderedAscending } ?? false
        case .between:
            guard case .list(let bounds) = right, bounds.count == 2 else { return false }
            return PredicateOperator.greaterOrEqual.holds(left, bounds[0], options)
                && PredicateOperator.lessOrEqual.holds(left, bounds[1], options)
        case .isIn: return PredicateOperator.contains.holds(right, left, options)
        case .contains:
            if case .list(let list) = left { return list.contains { $0.isEqual(to: right, options) } }
            return holds(left, right) { $0.range(of: $1, options: options) != nil }
        case .beginsWith:
            return holds(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .endsWith:
            return holds(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case .like: return holds(left, right) { Self.matches($0, Self.pattern(ofWildcards: $1), options) }
        case .matches: return holds(left, right) { Self.matches($0, $1, options) }
        }
    }

    private func holds(
        _ left: PredicateValue, _ right: PredicateValue, _ test: (String, String) -> Bool
    ) -> Bool {
        guard case .text(let left) = left, case .text(let right) = right else { return false }
        return test(left, right)
    }

    /// Whether a regular expression matches the whole text; false for a malformed one.
    private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let isFolded = options.contains(.diacriticInsensitive)
        let pattern = isFolded ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
        let text = isFolded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        else { return false }
        let range = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, range: range)?.range == range
    }

    /// The regular expression for a text with the wildcards `?` and `*`.
    private static func pattern(ofWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }
}
