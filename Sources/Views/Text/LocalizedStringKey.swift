public import Foundation

/// A key into the app's string tables; if they do not have it, the key is the text.
///
/// Interpolated values become arguments, and the key holds a format specifier for each.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    var key: String
    var hasFormatting: Bool
    var arguments: [FormatArgument]

    /// A key without arguments.
    public init(_ value: String) {
        key = value
        hasFormatting = false
        arguments = []
    }

    /// A key that is a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        hasFormatting = !arguments.isEmpty
        if !hasFormatting { key = key.replacing("%%", with: "%") }
    }

    /// The value for a specifier in the key.
    enum FormatArgument: Equatable, Sendable {
        case string(String)
        case signed(Int64)
        case unsigned(UInt64)
        case floating(Double)
        case text(Text)
    }

    /// Collects the parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [FormatArgument] = []

        /// Starts an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends a literal part.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        mutating func append(_ argument: FormatArgument, specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// Appends a string, which is not localized.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), specifier: "%@")
        }

        /// Appends a text with its own styles.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text), specifier: "%@")
        }

        /// Appends an image: a symbol as high as the letters.
        public mutating func appendInterpolation(_ image: Image) {
            append(.text(Text(image)), specifier: "%@")
        }

        /// Appends a text whose parts have attributes of their own.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), specifier: "%@")
        }

        /// Appends a date in a style; see `Text(_:style:)`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), specifier: "%@")
        }

        /// Appends a range of times of day.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(Text(dates)), specifier: "%@")
        }

        /// Appends a range of times of day.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(Text(interval)), specifier: "%@")
        }

        /// Appends the remaining or elapsed time of an interval; see
        /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)), specifier: "%@")
        }

        /// Appends a number in the format of the environment's locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// Appends a number in the format of a `printf` specifier, such as `%.2f` or `%03lld`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._formatArgument, specifier: specifier)
        }

        /// Appends a value in a format, in the environment's locale.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), specifier: "%@")
        }

        /// Appends a value in the format of a formatter, or its description without one.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
        }

        /// Appends a date in the format of a formatter. Apple's `Date` is `ReferenceConvertible`; that of Linux is not.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append(.string(formatter.string(for: date) ?? "\(date)"), specifier: "%@")
        }

        /// Appends an object in the format of a formatter, or its description without one.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
        }

        /// Appends the description of any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)), specifier: "%@")
        }
    }
}

extension LocalizedStringKey.FormatArgument {
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): left == right
        case (.signed(let left), .signed(let right)): left == right
        case (.unsigned(let left), .unsigned(let right)): left == right
        case (.floating(let left), .floating(let right)): left.bitPattern == right.bitPattern
        case (.text(let left), .text(let right)): left == right
        default: false
        }
    }
}
