public import Foundation

extension Text {
    /// A text of a value in a format with attributes, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(AttributedFormatStorage(input: input, format: format))
    }

    /// A text of a value that follows the time, in the environment's locale. The server updates the page whenever the text changes, at
    /// most ten times a second.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(TimeDataStorage(source: source, format: format) { AttributedString($0) })
    }

    /// A text of a value that follows the time, in a format with attributes and in the environment's locale. The server updates the page
    /// whenever the text changes, at most ten times a second.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(TimeDataStorage(source: source, format: format) { $0 })
    }
}

/// A value in a format with attributes.
private final class AttributedFormatStorage<Format: FormatStyle>: AnyTextStorage, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    let input: Format.FormatInput
    let format: Format

    init(input: Format.FormatInput, format: Format) {
        self.input = input
        self.format = format
    }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        let text = format.locale(builder.environment.settings.locale).format(input)
        AttributedTextStorage(text).append(to: &builder, style: style)
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? AttributedFormatStorage<Format> else { return false }
        return input == other.input && format == other.format
    }
}

/// A value that follows the time, in a format.
private final class TimeDataStorage<Format: DiscreteFormatStyle>: AnyTextStorage, @unchecked Sendable {
    let source: TimeDataSource<Format.FormatInput>
    let format: Format
    let attributed: @Sendable (Format.FormatOutput) -> AttributedString

    init(
        source: TimeDataSource<Format.FormatInput>, format: Format,
        attributed: @escaping @Sendable (Format.FormatOutput) -> AttributedString
    ) {
        self.source = source
        self.format = format
        self.attributed = attributed
    }

    override var readsClock: Bool { true }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        let text = format.locale(builder.environment.settings.locale).format(source.value(TextClock.now))
        AttributedTextStorage(attributed(text)).append(to: &builder, style: style)
    }

    override func nextChange(after now: Date) -> Date? {
        guard let input = format.discreteInput(after: source.value(now)) else { return nil }
        let next = source.date(input)
        return next.timeIntervalSince(now) > 0.1 ? next : now + 0.1
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? TimeDataStorage<Format> else { return false }
        return TimeDataSource.areEqual(source, other.source) && format == other.format
    }
}
