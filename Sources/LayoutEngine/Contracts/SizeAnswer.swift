package import Foundation

/// What an item answers to a proposal: its size, and for which other proposals the answer is the same.
///
/// A single line of text that fits answers the same to every proposal that is wider. Who knows that need not ask
/// again: a stack finds its children's sizes by one question each, and a cache has an answer for proposals that it
/// never saw. No rule's result depends on it, only its cost.
package struct SizeAnswer: Equatable {
    package var size: CGSize

    /// The least proposal, axis by axis, from which on the answer holds: for every proposal whose length is at least
    /// this one or the one asked with, the item chooses the same size and lays out its content in the same way.
    /// `-.infinity` where no proposal makes a difference, `.infinity` where only the one asked with is known.
    /// A proposal of nil counts as an infinite one.
    package var from: CGSize

    package init(size: CGSize, from: CGSize) {
        self.size = size
        self.from = from
    }

    /// An answer of which nothing more is known.
    @inlinable
    package init(_ size: CGSize) {
        self.init(size: size, from: SizeAnswer.nowhere)
    }

    /// An answer that is the same for every proposal.
    @inlinable
    package static func always(_ size: CGSize) -> SizeAnswer {
        SizeAnswer(size: size, from: SizeAnswer.everywhere)
    }

    package static let nowhere = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    package static let everywhere = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

    /// Whether the answer, given to the proposal `asked`, is also the one to `proposal`.
    @inlinable
    package func holds(for proposal: ProposedViewSize, asked: ProposedViewSize) -> Bool {
        SizeAnswer.holds(proposal.width, asked: asked.width, from: from.width)
            && SizeAnswer.holds(proposal.height, asked: asked.height, from: from.height)
    }

    @inlinable
    package static func holds(_ length: CGFloat?, asked: CGFloat?, from: CGFloat) -> Bool {
        length == asked || (from < .infinity && (length ?? .infinity) >= from)
    }
}
