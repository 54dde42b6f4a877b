import Foundation

/// A value in a predicate.
enum PredicateValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case date(Date)
    case list([PredicateValue])
    /// A value that is equal to no other.
    case other

    init(_ value: Any?) {
        guard let value else {
            self = .null
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let flag as Bool: self = .bool(flag)
        case let text as NSString: self = .text(String(text))
        case let text as Substring: self = .text(String(text))
        case let number as NSNumber: self = .number(number.doubleValue)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        case let date as Date: self = .date(date)
        case is NSNull: self = .null
        case let list as [Any]: self = .list(list.map { PredicateValue($0) })
        case let list as NSArray: self = .list(list.map { PredicateValue($0) })
        case let set as Set<AnyHashable>: self = .list(set.map { PredicateValue($0.base) })
        case let raw as any RawRepresentable: self = PredicateValue(raw.rawValue)
        default:
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                self = PredicateValue(mirror.children.first?.value)
            } else {
                self = .other
            }
        }
    }

    /// The number by which the value is compared; nil for others. Flags are 1 and 0.
    private var number: Double? {
        switch self {
        case .bool(let flag): flag ? 1 : 0
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    /// The order of two values; nil if they cannot be compared.
    func compare(_ other: PredicateValue, _ options: String.CompareOptions) -> ComparisonResult? {
        if case .text(let left) = self, case .text(let right) = other { return left.compare(right, options: options) }
        if let left = number, let right = other.number {
            return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        return self == .null && other == .null ? .orderedSame : nil
    }

    func isEqual(to other: PredicateValue, _ options: String.CompareOptions) -> Bool {
        if case .list(let left) = self, case .list(let right) = other {
            return left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1, options) }
        }
        return compare(other, options) == .orderedSame
    }
}
