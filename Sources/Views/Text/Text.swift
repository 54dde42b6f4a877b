public import Foundation

/// A view of one or more lines of text.
///
/// A string literal is a `LocalizedStringKey`, in which Markdown counts; any other string is shown as it is.
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

    /// The string as it is: neither localised nor read as Markdown.
    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    /// The string as it is: neither localised nor read as Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    /// A text by its key in the app's tables; where they lack it, the key itself.
    ///
    /// Inline Markdown counts in it: emphasis, strong emphasis, struck text, code, links.
    ///
    /// - Parameters:
    ///   - tableName: the table's name, `Localizable` unless given.
    ///   - bundle: whose tables: nil for the app's, which are in the folders of languages and the string catalogues beside the
    ///     executable and in the resource bundles there.
    ///   - comment: what a translator should know.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(LocalizedTextStorage(key: key, table: tableName, bundle: bundle))
    }

    /// The value as `format` writes it in the language of the place.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormatStyleStorage(input: input, format: format))
    }

    /// The value as `formatter` writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// The value as `formatter` writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// One text after the other in the same paragraph, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(ConcatenatedTextStorage(first: lhs, second: rhs))
    }
}
