public import Foundation

/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable {
    let item: (any LayoutItem)?
    let proposal: ProposedViewSize
    package let size: CGSize

    package init(item: (any LayoutItem)?, proposal: ProposedViewSize, size: CGSize) {
        self.item = item
        self.proposal = proposal
        self.size = size
    }

    /// The view's width, in points.
    public var width: CGFloat { size.width }

    /// The view's height, in points.
    public var height: CGFloat { size.height }

    /// The guide's position from the view's leading edge: the explicit value, or the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's position from the view's top edge: the explicit value, or the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's explicit position; nil if neither the view nor its content sets one.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The guide's explicit position; nil if neither the view nor its content sets one.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let item, item.explicitGuides.contains(key.guides),
            let value = item.explicitAlignment(key, proposal: proposal, size: size), value.isFinite
        else { return nil }
        return value
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.item === right.item && left.proposal == right.proposal && left.size == right.size
    }
}
