/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level. It counts as one of level 2.
    case unspecified
    /// The levels, from that of the page's title downwards.
    case h1, h2, h3, h4, h5, h6
}

extension View {
    /// Makes the view a heading of a level for assistive technology.
    public nonisolated __consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(AccessibilityModifier(change: .heading(level)))
    }
}
