package import Foundation

/// Sets a guide of the child to the result of a closure.
package struct AlignmentGuideRule: UnaryLayout {
    package let key: AlignmentKey
    /// Represents the closure in comparisons, because closures have no equality: two rules with the same key and token
    /// count as equal.
    package let token: Int
    let compute: (ViewDimensions) -> CGFloat

    package init(key: AlignmentKey, token: Int, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.token = token
        self.compute = compute
    }

    package static func == (left: AlignmentGuideRule, right: AlignmentGuideRule) -> Bool {
        left.key == right.key && left.token == right.token
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        child.measuredSize(for: proposal)
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        UnaryPlacement(origin: .zero, proposal: proposal)
    }

    /// A value that is infinite or not a number counts as none.
    package func explicitAlignment(
        _ key: AlignmentKey, child: any LayoutItem, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard key == self.key else { return child.explicitAlignment(key, proposal: proposal, size: size) }
        let value = compute(ViewDimensions(item: child, proposal: proposal, size: size))
        return value.isFinite ? value : nil
    }

    package func explicitGuides(child: any LayoutItem) -> ExplicitGuides {
        child.explicitGuides.union(key.guides)
    }
}
