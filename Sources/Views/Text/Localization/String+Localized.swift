public import Foundation

extension String {
    /// A text in the language of the page whose view or action runs; without one, in the app's own language.
    ///
    /// On the main actor the page is known. Elsewhere the app's own language is used, because a task that has left the main
    /// actor belongs to no page.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key in the table, which is also the text if the table does not have it.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the app's.
    ///   - locale: The locale of numbers; the current one stands for that of the page.
    ///   - comment: Explains the text to translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text.string(in: .current, table: table, bundle: bundle, numbers: locale)
    }

    /// A text by a key that differs from the text, in the language of the page whose view or action runs.
    ///
    /// - Parameters:
    ///   - key: The key in the table.
    ///   - defaultValue: The text if the table does not have the key, and the values that are inserted.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        var text = defaultValue.text
        let own = text.key
        text.key = "\(key)"
        let language = PageLanguage.current
        if !text.localize(in: language, table: table, bundle: bundle) { text.key = own }
        self = text.inserted(in: language, numbers: locale)
    }

    /// A stored text in the language of the page whose view or action runs.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text.string(
            in: .current, table: resource.table, bundle: resource.bundle.bundle, numbers: .current)
    }

    /// The key of a localized text, with the values that are inserted into it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let text: LocalizedStringKey

        /// A key without values.
        public init(_ value: String) {
            text = LocalizedStringKey(value)
        }

        /// A key that is a literal.
        public init(stringLiteral value: String) {
            text = LocalizedStringKey(value)
        }

        /// A key with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            text = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
        }

        /// Collects the parts of an interpolated key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var parts: LocalizedStringKey.StringInterpolation

            /// Starts an empty key.
            public init(literalCapacity: Int, interpolationCount: Int) {
                parts = LocalizedStringKey.StringInterpolation(
                    literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// Appends a literal part.
            public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

            /// Appends a string, which is not localized.
            public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }

            /// Appends a number in the format of the locale.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                parts.appendInterpolation(value)
            }

            /// Appends a number in the format of a `printf` specifier, such as `%.2f` or `%03lld`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                parts.appendInterpolation(value, specifier: specifier)
            }

            /// Appends a value in a format, in the locale of the page whose view or action runs.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                parts.appendInterpolation(format.locale(PageLanguage.current.locale).format(value))
            }

            /// Appends a value in the format of a formatter, or its description without one.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(
                _ subject: Subject, formatter: Formatter? = nil
            ) {
                parts.appendInterpolation(subject, formatter: formatter)
            }

            /// Appends a date in the format of a formatter. Apple's `Date` is `ReferenceConvertible`; that of Linux is not.
            public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
                parts.appendInterpolation(date, formatter: formatter)
            }

            /// Appends an object in the format of a formatter, or its description without one.
            public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil)
            {
                parts.appendInterpolation(subject, formatter: formatter)
            }

            /// Appends the description of any other value.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) {
                parts.appendInterpolation(String(describing: value))
            }
        }
    }
}

/// A text of the app's tables in the language of the page whose view or action runs; the key if they do not have it.
///
/// Foundation's function, which has more parameters, uses the language of the process.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedStringKey(key).string(in: .current, table: nil, bundle: nil, numbers: .current)
}

/// The language of a page, for code without an environment.
struct PageLanguage {
    let locale: Locale
    let strings: (any StringTables)?

    /// That of the page whose view or action runs; without one, the app's own language.
    static var current: PageLanguage {
        if MainThread.isCurrent, let language = MainActor.assumeIsolated({ ofPage }) { return language }
        let strings = AppResources.appStrings
        return PageLanguage(
            locale: strings?.languages.first.map { Locale(identifier: $0) } ?? .current, strings: strings)
    }

    /// A text as the page shows it; empty without a page.
    static func string(of text: Text) -> String {
        guard MainThread.isCurrent else { return "" }
        return MainActor.assumeIsolated {
            guard let graph = ViewGraph.current, let root = graph.root else { return "" }
            return text.plainString(in: root.environment.textEnvironment(graph))
        }
    }

    @MainActor private static var ofPage: PageLanguage? {
        guard let graph = ViewGraph.current, let root = graph.root else { return nil }
        return PageLanguage(locale: root.environment.locale, strings: graph.appResources.strings)
    }
}

extension LocalizedStringKey {
    /// The text in a language.
    func string(in language: PageLanguage, table: String?, bundle: Bundle?, numbers: Locale) -> String {
        var text = self
        _ = text.localize(in: language, table: table, bundle: bundle)
        return text.inserted(in: language, numbers: numbers)
    }

    /// Replaces the key by its text; false if the tables do not have it.
    mutating func localize(in language: PageLanguage, table: String?, bundle: Bundle?) -> Bool {
        guard let strings = language.strings,
            let text = strings.text(
                of: key, table: table, bundle: bundle, locale: language.locale.identifier, counts: counts)
        else { return false }
        key = text
        return true
    }

    /// The text with its values. Markdown stays as it is.
    func inserted(in language: PageLanguage, numbers: Locale) -> String {
        guard hasFormatting else { return key }
        let separators = NumberSeparators(numbers == .current ? language.locale : numbers)
        return withArguments { argument, specifier in
            if case .text(let text) = argument { return PageLanguage.string(of: text) }
            return specifier.format(argument, separators)
        }
    }
}
