public import Foundation

/// A proxy for one subview of a layout.
///
/// Invalid proposals and positions are corrected; see each method.
public struct LayoutSubview: Equatable {
    package let item: any LayoutItem
    let index: Int
    let layoutDirection: LayoutDirection
    let container: LayoutContainer?

    package init(
        item: any LayoutItem, index: Int = 0, layoutDirection: LayoutDirection = .leftToRight,
        container: LayoutContainer? = nil
    ) {
        self.item = item
        self.index = index
        self.layoutDirection = layoutDirection
        self.container = container
    }

    /// The subview's priority in the distribution of space; 0 by default.
    public var priority: Double { item.layoutPriority }

    /// The preferred distances of the subview to its neighbors.
    public var spacing: ViewSpacing { item.spacing }

    /// The subview's value for `key`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// The size that the subview chooses for a proposal. A negative length counts as 0, a NaN as nil.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        item.sizeThatFits(LayoutLength.sanitized(proposal))
    }

    /// The size that the subview chooses for a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        item.dimensions(in: LayoutLength.sanitized(proposal))
    }

    /// Puts the subview's `anchor` point at `position`, in the coordinates of the layout's bounds. The last call wins.
    /// In a right-to-left layout the container mirrors the result. A coordinate that is infinite or not a number counts
    /// as 0.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let proposal = LayoutLength.sanitized(proposal)
        let size = item.sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        place(origin: LayoutLength.sanitized(origin), proposal: proposal, size: size)
    }

    /// Puts the subview's top left corner at `origin`, with the size that it chose for `proposal`.
    package func place(origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        guard let container else { return item.place(at: origin, proposal: proposal, size: size) }
        container.place(self, at: origin, proposal: proposal, size: size)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.item === right.item
    }
}
