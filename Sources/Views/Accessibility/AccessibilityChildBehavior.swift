import EspalierDisplayTree
import EspalierLayoutEngine

/// The treatment of the parts of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind

    /// The element replaces its parts, which are skipped. It needs a label.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The parts remain elements, in a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The element replaces its parts and is labeled by all their labels. Interactive parts remain elements.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
extension View {
    /// Makes the view a single accessibility element.
    public nonisolated __consuming func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
        -> some View
    {
        modifier(AccessibilityModifier(change: .element(children)))
    }
}
