package import Foundation

/// One subview as a layout rule sees it: it can be measured for a proposal, asked for its guides, and placed.
///
/// The view graph's nodes conform to it, and in the tests of this module boxes of fixed behaviour do. Every rule of
/// this module works on these alone, so that a rule is arithmetic and nothing else.
package protocol LayoutItem: AnyObject {
    /// The size that the item chooses for `proposal`. The item caches it: asking again is cheap.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The explicit value of a guide, measured from the item's top left corner, where the item or something in it sets
    /// one (a text's baselines, an `alignmentGuide`), for the size that it chose for `proposal`.
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat?

    /// The priority for the distribution of a stack's space, 0 unless `layoutPriority(_:)` says otherwise.
    var layoutPriority: Double { get }

    /// The distances that the item prefers to its neighbours.
    var spacing: ViewSpacing { get }

    /// What `layoutValue(key:value:)` attached to the item; nil where it attached nothing.
    func layoutValue(_ key: ObjectIdentifier) -> Any?

    /// Puts the item's top left corner at `origin`, in the coordinates of the layout's own container, with `proposal`
    /// as the proposal for its content and `size`, which is `sizeThatFits(proposal)`.
    func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize)
}

extension LayoutItem {
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(item: self, proposal: proposal, size: sizeThatFits(proposal))
    }
}
