import Foundation

/// A value that a field edits as text.
struct ValueText {
    /// Returns the text of the value.
    let text: () -> String
    /// Reads a text, and writes its value. Returns the text of the written value; nil if the text has no value, so that nothing
    /// was written.
    let read: (String) -> String?

    /// The text as a field edits it.
    var binding: Binding<String> {
        let read = read
        return Binding(get: text, set: { _ = read($0) })
    }
}

extension ValueText {
    static func of<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> ValueText
    where F.FormatOutput == String {
        let parser = format.parseStrategy
        return ValueText(
            text: { format.format(value.wrappedValue) },
            read: { text in
                guard let new = try? parser.parse(text) else { return nil }
                value.wrappedValue = new
                return format.format(new)
            })
    }

    /// A text without a value stands for nil, as Apple documents it.
    static func of<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> ValueText
    where F.FormatOutput == String {
        let parser = format.parseStrategy
        return ValueText(
            text: { value.wrappedValue.map { format.format($0) } ?? "" },
            read: { text in
                let new = try? parser.parse(text)
                value.wrappedValue = new
                return new.map { format.format($0) } ?? ""
            })
    }

    /// For an optional type, an empty text stands for nil.
    static func of<V>(_ value: Binding<V>, _ formatter: Formatter) -> ValueText {
        ValueText(
            text: { formatter.string(for: value.wrappedValue) ?? "" },
            read: { text in
                if let optional = V.self as? any OptionalValue.Type {
                    return optional.read(text, into: value, formatter)
                }
                guard let new = Self.value(V.self, of: text, formatter) else { return nil }
                value.wrappedValue = new
                return formatter.string(for: new) ?? ""
            })
    }

    /// The value of a text in the format of a formatter.
    fileprivate static func value<V>(_ type: V.Type, of text: String, _ formatter: Formatter) -> V? {
        switch formatter {
        case let numbers as NumberFormatter: numbers.number(from: text).flatMap { number($0) }
        case let dates as DateFormatter: dates.date(from: text) as? V
        default: text as? V
        }
    }

    /// A number in the value's type.
    private static func number<V>(_ number: NSNumber) -> V? {
        switch V.self {
        case is Int.Type: number.intValue as? V
        case is Double.Type: number.doubleValue as? V
        case is Float.Type: number.floatValue as? V
        case is Decimal.Type: number.decimalValue as? V
        default: number as? V
        }
    }
}

/// An optional, for code that does not know its type.
private protocol OptionalValue {
    /// Writes the value of a text into a binding of this type. Returns the text of the written value; nil for a text without one.
    static func read(_ text: String, into binding: Any, _ formatter: Formatter) -> String?
}

extension Optional: OptionalValue {
    fileprivate static func read(_ text: String, into binding: Any, _ formatter: Formatter) -> String? {
        guard let binding = binding as? Binding<Self> else { return nil }
        if text.isEmpty {
            binding.wrappedValue = nil
            return ""
        }
        guard let new = ValueText.value(Wrapped.self, of: text, formatter) else { return nil }
        binding.wrappedValue = new
        return formatter.string(for: new) ?? ""
    }
}
