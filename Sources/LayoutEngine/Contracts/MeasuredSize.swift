package import Foundation

/// The size that an item chooses for a proposal, and the range of proposals for which it chooses the same size.
///
/// A single line of text that fits chooses the same size for every wider proposal. The range saves work: a stack measures
/// each child once, and a cache can serve proposals that it has never seen. It changes no result, only the cost.
package struct MeasuredSize: Equatable {
    package var size: CGSize

    /// The least proposal, axis by axis, from which on the size holds: for every proposal whose length is at least
    /// this one, or is the measured proposal, the item chooses the same size and lays out its content in the same way.
    /// `-.infinity` where no proposal makes a difference, `.infinity` where only the measured proposal is known.
    /// A proposal of nil counts as an infinite one.
    package var from: CGSize

    package init(size: CGSize, from: CGSize) {
        self.size = size
        self.from = from
    }

    /// A size that is known to hold for its proposal only.
    @inlinable
    package init(_ size: CGSize) {
        self.init(size: size, from: MeasuredSize.nowhere)
    }

    /// A size that is the same for every proposal.
    @inlinable
    package static func always(_ size: CGSize) -> MeasuredSize {
        MeasuredSize(size: size, from: MeasuredSize.everywhere)
    }

    package static let nowhere = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    package static let everywhere = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

    /// Whether the size, chosen for the `earlier` proposal, is also the one for `proposal`.
    @inlinable
    package func holds(for proposal: ProposedViewSize, measuredFor earlier: ProposedViewSize) -> Bool {
        MeasuredSize.holds(proposal.width, measuredFor: earlier.width, from: from.width)
            && MeasuredSize.holds(proposal.height, measuredFor: earlier.height, from: from.height)
    }

    @inlinable
    package static func holds(_ length: CGFloat?, measuredFor earlier: CGFloat?, from: CGFloat) -> Bool {
        length == earlier || (from < .infinity && (length ?? .infinity) >= from)
    }
}
