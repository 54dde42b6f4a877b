public import Foundation

/// A view of one or more lines of text.
///
/// A string literal is a `LocalizedStringKey`, which may contain Markdown; any other string is shown as it is.
///
/// A text of more than 131,072 bytes in UTF-8 is cut there and ends with an ellipsis, because the server lays out the whole text.
public struct Text: Equatable, Sendable {
    package var storage: Storage
    package var modifiers: [Modifier] = []

    package enum Storage: Equatable, Sendable {
        case verbatim(String)
        case anyTextStorage(AnyTextStorage)
    }

    init(_ storage: AnyTextStorage) {
        self.storage = .anyTextStorage(storage)
    }

    /// The string, or the key in the app's tables; empty for other texts, such as dates.
    var key: String {
        switch storage {
        case .verbatim(let text): text
        case .anyTextStorage(let storage): (storage as? LocalizedTextStorage)?.key.key ?? ""
        }
    }

    /// A text of a string as it is, neither localized nor parsed as Markdown.
    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    /// A text of a string as it is, neither localized nor parsed as Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    /// A text by its key in the app's string tables; if they do not have it, the key is the text.
    ///
    /// The text may contain inline Markdown: emphasis, strong emphasis, struck text, code and links.
    ///
    /// - Parameters:
    ///   - tableName: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the tables. Nil for the app's: the language folders and string catalogs beside the
    ///     executable and in the resource bundles there.
    ///   - comment: A note for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(LocalizedTextStorage(key: key, table: tableName, bundle: bundle))
    }

    /// A text of a value in a format, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormatStyleStorage(input: input, format: format))
    }

    /// A text of a value in the format of a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// A text of a date in the format of a formatter. Apple's `Date` is `ReferenceConvertible`; that of Linux is not.
    public init(_ subject: Date, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// A text of an object in the format of a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Joins two texts in one paragraph, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(ConcatenatedTextStorage(first: lhs, second: rhs))
    }
}
