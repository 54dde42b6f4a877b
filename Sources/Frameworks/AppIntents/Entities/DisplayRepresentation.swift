public import EspalierViews
public import Foundation

/// The appearance of a value in Siri and Shortcuts. It is not shown.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The name.
    public var title: LocalizedStringResource
    /// A second line; nil for none.
    public var subtitle: LocalizedStringResource?
    /// A picture; nil for none.
    public var image: Image?

    /// An appearance.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// A name by a literal.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// A name by a literal with values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title.key)
        hasher.combine(image)
    }

    /// The picture of a value.
    public struct Image: Hashable, Sendable {
        private enum Source: Hashable {
            case named(String), symbol(String), url(URL), data(Data)
        }

        private let source: Source

        /// An image of an asset catalog.
        public init(named name: String, isTemplate: Bool? = nil) {
            source = .named(name)
        }

        /// A symbol.
        public init(systemName: String, isTemplate: Bool? = nil) {
            source = .symbol(systemName)
        }

        /// An image at an address.
        public init(url: URL, isTemplate: Bool? = nil) {
            source = .url(url)
        }

        /// An image by the bytes of its file.
        public init(data: Data, isTemplate: Bool? = nil) {
            source = .data(data)
        }
    }
}

/// The name of a type in Siri and Shortcuts. It is not shown.
public struct TypeDisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The name.
    public var name: LocalizedStringResource

    /// A name, and its form with numbers.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
    }

    /// A name by a literal.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// A name by a literal with values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type with a name in Siri and Shortcuts.
public protocol TypeDisplayRepresentable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have an appearance in Siri and Shortcuts.
public protocol InstanceDisplayRepresentable {
    /// The appearance of the value.
    var displayRepresentation: DisplayRepresentation { get }
}
