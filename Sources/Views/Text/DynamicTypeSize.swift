/// The user's text size, from small to large.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest size.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default size.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// Three steps above the default.
    case xxxLarge
    /// The first of the accessibility sizes.
    case accessibility1
    /// The second of the accessibility sizes.
    case accessibility2
    /// The third of the accessibility sizes.
    case accessibility3
    /// The fourth of the accessibility sizes.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Whether the size is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size whose body text is nearest to 17 points times `scale`.
    package init(textScale scale: Double) {
        let wanted = 17 * scale
        let sizes = Font.TextStyle.body.sizes
        let nearest = sizes.indices.min { abs(Double(sizes[$0]) - wanted) < abs(Double(sizes[$1]) - wanted) }
        self = Self.allCases[nearest ?? 3]
    }

    package var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}
