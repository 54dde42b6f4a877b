package import Foundation

/// One subview as a layout rule sees it: it can be measured for a proposal, asked for its guides, and placed.
///
/// The view graph's nodes conform to it, and in the tests of this module boxes of fixed behaviour do. Every rule of
/// this module works on these alone, so that a rule is arithmetic and nothing else.
package protocol LayoutItem: AnyObject {
    /// The size that the item chooses for `proposal`. The item caches it: asking again is cheap.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The same, with the proposals for which it holds. An item that gives it need not be asked as often; without, the
    /// size is taken to hold for this proposal only.
    func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize

    /// The explicit value of a guide, measured from the item's top left corner, where the item or something in it sets
    /// one (a text's baselines, an `alignmentGuide`), for the size that it chose for `proposal`.
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat?

    /// Which kinds of guides `explicitAlignment` may have a value for. Nobody asks for the others.
    var explicitGuides: ExplicitGuides { get }

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
    package func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize {
        MeasuredSize(sizeThatFits(proposal))
    }

    package var explicitGuides: ExplicitGuides { .all }

    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(item: self, proposal: proposal, size: sizeThatFits(proposal))
    }
}

/// Kinds of alignment guides. Most views set none explicitly, and then their guides are plain fractions of the size.
package struct ExplicitGuides: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Leading, center, trailing, top and bottom: set by `alignmentGuide(_:computeValue:)` only. A container does not
    /// hand them on from its content.
    package static let frame = ExplicitGuides(rawValue: 1)
    /// The first and last text baselines.
    package static let textBaselines = ExplicitGuides(rawValue: 2)
    /// Guides of an author's own.
    package static let custom = ExplicitGuides(rawValue: 4)
    package static let all = ExplicitGuides(rawValue: 7)
}
