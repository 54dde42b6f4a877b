package import Foundation

/// One subview as a layout rule sees it: a rule can measure it for a proposal, read its guides, and place it.
///
/// The view graph's nodes conform to it, and so do the fixed boxes in this module's tests. Rules know subviews only
/// through this protocol, so they are pure arithmetic.
package protocol LayoutItem: AnyObject {
    /// The size that the item chooses for `proposal`. The item caches it, so repeated calls are cheap.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The same size, with the range of proposals for which it holds. Items that provide the range are measured less
    /// often. By default, the size holds for this proposal only.
    func measuredSize(for proposal: ProposedViewSize) -> MeasuredSize

    /// The explicit value of a guide, from the item's top left corner, for the size that it chose for `proposal`. Nil
    /// unless the item or its content sets the guide (a text's baselines, an `alignmentGuide`).
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat?

    /// The kinds of guides for which `explicitAlignment` may return a value. It is not called for others.
    var explicitGuides: ExplicitGuides { get }

    /// The priority in the distribution of a stack's space: 0 unless set by `layoutPriority(_:)`.
    var layoutPriority: Double { get }

    /// The preferred distances of the item to its neighbors.
    var spacing: ViewSpacing { get }

    /// The value that `layoutValue(key:value:)` attached to the item; nil if there is none.
    func layoutValue(_ key: ObjectIdentifier) -> Any?

    /// Puts the item's top left corner at `origin`, in the coordinates of the layout's container. `proposal` is the
    /// proposal for the item's content, and `size` is `sizeThatFits(proposal)`.
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

/// Kinds of alignment guides. Most views set none explicitly; their guides are then fractions of the size.
///
/// The members are inlined into the other modules, which know no more of a set of this module than its protocol: they would make a
/// literal by the generic function of the standard library, with a thousand instructions for two members.
package struct ExplicitGuides: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    @inlinable
    package init(arrayLiteral guides: ExplicitGuides...) {
        self.init(rawValue: guides.reduce(0) { $0 | $1.rawValue })
    }

    /// Leading, center, trailing, top and bottom, if set by `alignmentGuide(_:computeValue:)`. A container does not
    /// inherit them from its content.
    @inlinable package static var frame: ExplicitGuides { ExplicitGuides(rawValue: 1) }
    /// The first and last text baselines.
    @inlinable package static var textBaselines: ExplicitGuides { ExplicitGuides(rawValue: 2) }
    /// Custom guides.
    @inlinable package static var custom: ExplicitGuides { ExplicitGuides(rawValue: 4) }
    /// The guides of a text.
    @inlinable package static var ofText: ExplicitGuides { ExplicitGuides(rawValue: 6) }
    @inlinable package static var all: ExplicitGuides { ExplicitGuides(rawValue: 7) }

    @inlinable package var isEmpty: Bool { rawValue == 0 }

    @inlinable
    package func contains(_ other: ExplicitGuides) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable
    package func isDisjoint(with other: ExplicitGuides) -> Bool { rawValue & other.rawValue == 0 }

    @inlinable
    package mutating func formUnion(_ other: ExplicitGuides) {
        self = ExplicitGuides(rawValue: rawValue | other.rawValue)
    }

    @inlinable
    package mutating func subtract(_ other: ExplicitGuides) {
        self = ExplicitGuides(rawValue: rawValue & ~other.rawValue)
    }
}
