import Foundation

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// The width of the value.
    public static let none = OSLogStringAlignment(columns: 0, isRight: false)

    /// At the right of some columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }
    /// At the left of some columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    func aligned(_ text: String) -> String {
        let missing = min(columns, 1024) - text.count
        guard missing > 0 else { return text }
        let space = String(repeating: " ", count: missing)
        return isRight ? space + text : text + space
    }
}

/// The notation of a truth value.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `yes` and `no`.
    case answer

    func string(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}

/// The notation of an integer.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let isUppercase: Bool
    private let digits: Int
    private let hasSign: Bool

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting.decimal(explicitPositiveSign: false, minDigits: 0)
    /// Hexadecimal digits.
    public static let hex = OSLogIntegerFormatting.hex()
    /// Octal digits.
    public static let octal = OSLogIntegerFormatting.octal()

    /// Decimal digits, at least as many as given.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, prefix: "", isUppercase: false, digits: minDigits, hasSign: explicitPositiveSign)
    }

    /// Hexadecimal digits, at least as many as given.
    public static func hex(includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, digits: minDigits, hasSign: false)
    }

    /// Octal digits, at least as many as given.
    public static func octal(includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase, digits: minDigits, hasSign: false)
    }

    func string<T: FixedWidthInteger>(_ number: T) -> String {
        // Apple's logs show the bits of negative numbers in these notations.
        let text =
            radix == 10
            ? String(number.magnitude)
            : String(T.Magnitude(truncatingIfNeeded: number), radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(digits, 64) - text.count))
        let sign = radix == 10 && number < 0 ? "-" : hasSign ? "+" : ""
        return sign + prefix + zeros + text
    }
}

/// The notation of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private enum Kind { case fixed, exponential, shortest }

    private let kind: Kind
    private let precision: Int

    /// Six digits after the point.
    public static let fixed = OSLogFloatFormatting(kind: .fixed, precision: 6)
    /// One digit before the point and six after it, with an exponent.
    public static let exponential = OSLogFloatFormatting(kind: .exponential, precision: 6)
    /// The shorter one of both, with six digits.
    public static let hybrid = OSLogFloatFormatting(kind: .shortest, precision: 6)

    /// Digits after the point, at most 100.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(kind: .fixed, precision: min(100, max(0, precision())))
    }

    /// One digit before the point and some after it, at most 100, with an exponent.
    public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(kind: .exponential, precision: min(100, max(0, precision())))
    }

    func string(_ number: Double) -> String {
        switch kind {
        case .fixed: String(format: "%.\(precision)f", number)
        case .exponential: String(format: "%.\(precision)e", number)
        case .shortest: String(format: "%.\(precision)g", number)
        }
    }
}
