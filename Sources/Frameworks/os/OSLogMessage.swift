import Foundation

/// A log message: a string literal with interpolated values, which may be private.
///
/// By default, release builds write values as `<private>`, except for numbers, Booleans and types. Debug builds write
/// them all, as Xcode does. The argument `privacy` changes this for a value.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var text = ""

    /// Starts an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isScalar: false) { align.aligned(argumentString()) }
    }

    /// Appends a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isScalar: false) { align.aligned(value().description) }
    }

    /// Appends an error or any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto) {
        append(privacy, isScalar: false) { value().map { String(describing: $0) } ?? "nil" }
    }

    /// Appends an error by its description.
    public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        append(privacy, isScalar: false) { String(describing: error()) }
    }

    /// Appends a type by its name.
    public mutating func appendInterpolation(_ type: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        append(privacy, isScalar: true) { String(reflecting: type()) }
    }

    /// Appends a Boolean.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isScalar: true) { format.string(value()) }
    }

    /// Appends an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isScalar: true) { align.aligned(format.string(number())) }
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, isScalar: true) { align.aligned(format.string(Double(number()))) }
    }

    private mutating func append(_ privacy: OSLogPrivacy, isScalar: Bool, _ value: () -> String) {
        text += privacy.isShown(isScalar: isScalar) ? value() : "<private>"
    }
}
