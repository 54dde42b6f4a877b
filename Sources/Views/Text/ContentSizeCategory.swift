/// The older form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest size; two steps and one step below the default.
    case extraSmall, small, medium
    /// The default size.
    case large
    /// One to three steps above the default.
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The first three of the accessibility sizes.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    /// The two largest sizes.
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five largest.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The category of a size.
    package init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.index]
    }

    package var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index]
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.dynamicTypeSize < right.dynamicTypeSize
    }
}

extension EnvironmentValues {
    /// The user's text size, in its older form.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
