import Foundation

/// The content of a text that is more than a string.
package class AnyTextStorage: Equatable, @unchecked Sendable {
    // Unchecked because it has subclasses: their stored properties are all constant values.
    init() {}

    /// The text if it has no styles of its own, otherwise nil.
    func plainText(in environment: TextEnvironment) -> String? { nil }

    /// Whether the text depends on the current time.
    var readsClock: Bool { false }

    /// The next moment after `now` at which the text changes by itself; nil if it never does.
    func nextChange(after now: Date) -> Date? { nil }

    /// Appends the text's runs, each in `style` changed by the text's own styles.
    func append(to builder: inout TextRunBuilder, style: TextRunStyle) {}

    func isEqual(to other: AnyTextStorage) -> Bool { self === other }

    package static func == (left: AnyTextStorage, right: AnyTextStorage) -> Bool {
        left === right || left.isEqual(to: right)
    }
}

/// A text by its key.
final class LocalizedTextStorage: AnyTextStorage, @unchecked Sendable {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key
        self.table = table
        self.bundle = bundle
    }

    override func plainText(in environment: TextEnvironment) -> String? {
        environment.localized(key, table: table, bundle: bundle).plainText(in: environment)
    }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        builder.environment.localized(key, table: table, bundle: bundle).append(to: &builder, style: style)
    }

    override var readsClock: Bool {
        key.arguments.contains { argument in
            if case .text(let text) = argument { text.readsClock } else { false }
        }
    }

    override func nextChange(after now: Date) -> Date? {
        key.arguments.compactMap { argument in
            if case .text(let text) = argument { text.nextChange(after: now) } else { nil }
        }.min()
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? LocalizedTextStorage else { return false }
        return key == other.key && table == other.table && bundle == other.bundle
    }
}

/// Two texts, one after the other.
final class ConcatenatedTextStorage: AnyTextStorage, @unchecked Sendable {
    let first: Text
    let second: Text

    init(first: Text, second: Text) {
        self.first = first
        self.second = second
    }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        first.append(to: &builder, style: style)
        second.append(to: &builder, style: style)
    }

    override var readsClock: Bool { first.readsClock || second.readsClock }

    override func nextChange(after now: Date) -> Date? {
        [first.nextChange(after: now), second.nextChange(after: now)].compactMap { $0 }.min()
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? ConcatenatedTextStorage else { return false }
        return first == other.first && second == other.second
    }
}

/// A value in a format.
final class FormatStyleStorage<Format: FormatStyle>: AnyTextStorage, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let input: Format.FormatInput
    let format: Format

    init(input: Format.FormatInput, format: Format) {
        self.input = input
        self.format = format
    }

    override func plainText(in environment: TextEnvironment) -> String? {
        format.locale(environment.settings.locale).format(input)
    }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        builder.append(format.locale(builder.environment.settings.locale).format(input), style: style)
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        guard let other = other as? FormatStyleStorage<Format> else { return false }
        return input == other.input && format == other.format
    }
}
