/// The user's choice of text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    /// The size unless the user chose another.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether it is one of the five greatest sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size whose body text comes nearest to 17 points times `scale`.
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
