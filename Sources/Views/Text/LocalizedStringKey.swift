public import Foundation

/// The key of a text in the app's tables of languages; where they lack it, the text itself.
///
/// Values that are interpolated become arguments: the key holds a format specifier for each.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    var key: String
    var hasFormatting: Bool
    var arguments: [FormatArgument]

    /// The key `value`, without arguments.
    public init(_ value: String) {
        key = value
        hasFormatting = false
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        hasFormatting = !arguments.isEmpty
        if !hasFormatting { key = key.replacing("%%", with: "%") }
    }

    /// A value that stands for a specifier in the key.
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

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        mutating func append(_ argument: FormatArgument, specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), specifier: "%@")
        }

        /// A text with its own styles.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text), specifier: "%@")
        }

        /// A picture in the line: a symbol as high as the letters.
        public mutating func appendInterpolation(_ image: Image) {
            append(.text(Text(image)), specifier: "%@")
        }

        /// A text whose parts have attributes of their own.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), specifier: "%@")
        }

        /// A date in a style; see `Text(_:style:)`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), specifier: "%@")
        }

        /// A range of times of day.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(Text(dates)), specifier: "%@")
        }

        /// A range of times of day.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(Text(interval)), specifier: "%@")
        }

        /// What is left of an interval, or what has passed of it; see `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)), specifier: "%@")
        }

        /// A number as the language of the place writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// A number by a specifier as `printf` has them, such as `%.2f` or `%03lld`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._formatArgument, specifier: specifier)
        }

        /// A value as `format` writes it in the language of the place.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), specifier: "%@")
        }

        /// A value as `formatter` writes it, or its description without one.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
        }

        /// An object as `formatter` writes it, or its description without one.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
        }

        /// Any other value by its description.
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
