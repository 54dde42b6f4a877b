package import Foundation

/// What becomes of lengths that no layout can use: the one place that decides it. Rules call it where a value comes
/// in from an author, so that everything behind works with good numbers.
package enum LayoutLength {
    /// A length that an author fixes, such as a frame's width: a negative one counts as 0, and one that is infinite or
    /// not a number as not given.
    package static func sanitized(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite else { return nil }
        return max(length, 0)
    }

    /// An upper bound: a negative one counts as 0, not a number as not given; infinity stands.
    package static func sanitized(maximum: CGFloat?) -> CGFloat? {
        guard let maximum, !maximum.isNaN else { return nil }
        return max(maximum, 0)
    }

    /// A distance, such as spacing, padding or an offset: negative ones stand, and one that is infinite or not a number
    /// counts as 0.
    package static func sanitized(distance: CGFloat) -> CGFloat {
        distance.isFinite ? distance : 0
    }

    /// A proposal's length: a negative one counts as 0, not a number as not given; infinity stands.
    @inlinable
    package static func sanitized(proposed length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        if length >= 0 { return length }
        return length.isNaN ? nil : 0
    }

    /// A proposal from an author's layout, with each length as `sanitized(proposed:)` says.
    @inlinable
    package static func sanitized(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: sanitized(proposed: proposal.width), height: sanitized(proposed: proposal.height))
    }

    /// A size that an author's layout returns: a negative length or one that is not a number counts as 0; infinity stands.
    package static func sanitized(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }

    /// A position from an author's layout: what is infinite or not a number counts as 0.
    package static func sanitized(_ point: CGPoint) -> CGPoint {
        CGPoint(x: sanitized(distance: point.x), y: sanitized(distance: point.y))
    }

    /// Insets, each as `sanitized(distance:)` says.
    package static func sanitized(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: sanitized(distance: insets.top), leading: sanitized(distance: insets.leading),
            bottom: sanitized(distance: insets.bottom), trailing: sanitized(distance: insets.trailing))
    }
}
