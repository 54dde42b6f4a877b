package import Foundation

/// The size that an item chooses for a proposal, and the range of proposals for which it chooses the same size.
///
/// For example, a line of text that fits chooses the same size for every wider proposal. The range saves work: a stack
/// measures each child once, and a cache can answer new proposals. It affects only the cost, never a result.
package struct MeasuredSize: Equatable {
    package var size: CGSize

    /// The lower bound of the range, for each axis. For every proposal that is at least this length, or at least the
    /// measured proposal, the item chooses the same size and lays out its content in the same way. `-.infinity` if the
    /// size holds for every proposal, `.infinity` if it is known for the measured proposal only. A nil proposal counts
    /// as infinite.
    package var from: CGSize

    package init(size: CGSize, from: CGSize) {
        self.size = size
        self.from = from
    }

    /// A size that holds for its proposal only.
    @inlinable
    package init(_ size: CGSize) {
        self.init(size: size, from: MeasuredSize.nowhere)
    }

    /// A size that holds for every proposal.
    @inlinable
    package static func always(_ size: CGSize) -> MeasuredSize {
        MeasuredSize(size: size, from: MeasuredSize.everywhere)
    }

    package static let nowhere = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    package static let everywhere = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

    /// Whether a size measured for the proposal `asked` also holds for `proposal`.
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
