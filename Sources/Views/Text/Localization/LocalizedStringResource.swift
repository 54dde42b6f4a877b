public import Foundation

/// A text by its key, to be kept and handed on until a `Text` shows it in the language of its place. (On Apple's systems
/// Foundation has this type.)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Where the tables are.
    public enum BundleDescription: Equatable, Sendable {
        /// Those of the app.
        case main
        /// Those beside the code of a class: here, those of the app.
        case forClass(AnyClass)
        /// Those in a folder.
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            switch (left, right) {
            case (.atURL(let left), .atURL(let right)): left == right
            case (.atURL, _), (_, .atURL): false
            default: true
            }
        }

        var bundle: Bundle? {
            if case .atURL(let url) = self { Bundle(url: url) } else { nil }
        }
    }

    let text: LocalizedStringKey
    /// The table's name; nil for `Localizable`.
    public let table: String?
    public let bundle: BundleDescription

    /// The key as the tables have it, with a specifier for each value.
    public var key: String { text.key }

    public init(
        _ keyAndValue: LocalizedStringKey, table: String? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        text = keyAndValue
        self.table = table
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(value))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// A text by a key that was kept.
    // Disfavoured, so that a literal is a key.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(resource.text, tableName: resource.table, bundle: resource.bundle.bundle)
    }
}
