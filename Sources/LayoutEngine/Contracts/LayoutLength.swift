package import Foundation

/// Replaces lengths that no layout can use. Rules sanitize each value that an author provides, so that all later code
/// works with valid numbers.
package enum LayoutLength {
    /// A fixed length from an author, such as a frame's width: 0 if negative, nil if infinite or not a number.
    package static func sanitized(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite else { return nil }
        return max(length, 0)
    }

    /// An upper bound: 0 if negative, nil if not a number. Infinity is valid.
    package static func sanitized(maximum: CGFloat?) -> CGFloat? {
        guard let maximum, !maximum.isNaN else { return nil }
        return max(maximum, 0)
    }

    /// A distance, such as spacing, padding or an offset: 0 if infinite or not a number. Negative distances are valid.
    package static func sanitized(distance: CGFloat) -> CGFloat {
        distance.isFinite ? distance : 0
    }

    /// A proposed length: 0 if negative, nil if not a number. Infinity is valid.
    @inlinable
    package static func sanitized(proposed length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        return length.isNaN ? nil : max(length, 0)
    }

    /// A proposal from an author's layout, with both lengths sanitized by `sanitized(proposed:)`.
    @inlinable
    package static func sanitized(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: sanitized(proposed: proposal.width), height: sanitized(proposed: proposal.height))
    }

    /// A size from an author's layout. Each length is 0 if negative or not a number. Infinity is valid.
    package static func sanitized(_ size: CGSize) -> CGSize {
        // `max(0, .nan)` is 0.
        CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// A position from an author's layout. Each coordinate is 0 if infinite or not a number.
    package static func sanitized(_ point: CGPoint) -> CGPoint {
        CGPoint(x: sanitized(distance: point.x), y: sanitized(distance: point.y))
    }

    /// Insets, each sanitized by `sanitized(distance:)`.
    package static func sanitized(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: sanitized(distance: insets.top), leading: sanitized(distance: insets.leading),
            bottom: sanitized(distance: insets.bottom), trailing: sanitized(distance: insets.trailing))
    }
}
