public import Foundation

/// A localizable text that is stored by its key, until a `Text` shows it in its environment's language. (On Apple's
/// systems Foundation has this type.)
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The location of the tables.
    public enum BundleDescription: Hashable, Sendable {
        /// The app's tables.
        case main
        /// The tables beside the code of a class; here, the app's.
        case forClass(AnyClass)
        /// The tables in a folder.
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            switch (left, right) {
            case (.atURL(let left), .atURL(let right)): left == right
            case (.atURL, _), (_, .atURL): false
            default: true
            }
        }

        public func hash(into hasher: inout Hasher) {
            if case .atURL(let url) = self { hasher.combine(url) }
        }

        var bundle: Bundle? {
            if case .atURL(let url) = self { Bundle(url: url) } else { nil }
        }
    }

    let text: LocalizedStringKey
    /// The name of the table; nil for `Localizable`.
    public let table: String?
    /// The location of the tables.
    public let bundle: BundleDescription

    /// The key in the tables, with a specifier for each value.
    public var key: String { text.key }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(table)
        hasher.combine(bundle)
    }

    /// A text by its key, which is also the text if the table does not have it. The comment is for translators only.
    public init(
        _ keyAndValue: LocalizedStringKey, table: String? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        text = keyAndValue
        self.table = table
        self.bundle = bundle
    }

    /// A text whose key is a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(value))
    }

    /// A text whose key has interpolated values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// A text by a stored key.
    // Disfavored, so that a literal is a key.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(resource.text, tableName: resource.table, bundle: resource.bundle.bundle)
    }
}
