package import Foundation

/// A frame with bounds. Along each axis it takes the proposed length within its minimum and maximum, as SwiftUI
/// documents it.
///
/// The child gets the same proposal within the bounds, or the ideal length if nothing is proposed.
/// - With both bounds the frame takes the proposal between them.
/// - With a minimum alone it takes the child's length, but no more than the proposal and no less than the minimum.
/// - With a maximum alone it takes the proposal, but no less than the child and no more than the maximum.
/// - Without a proposal it takes its ideal length, or the child's length within the bounds if there is none.
/// - With neither bound it takes the child's length.
package struct FlexibleFrameRule: UnaryLayout {
    /// The bounds along one axis.
    private struct Bounds: Equatable {
        private let least: OptionalLength
        private let desired: OptionalLength
        private let greatest: OptionalLength

        var minimum: CGFloat? { least.value }
        var ideal: CGFloat? { desired.value }
        var maximum: CGFloat? { greatest.value }

        /// If the bounds contradict each other, the minimum wins over the ideal, and the ideal over the maximum.
        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            let minimum = LayoutLength.sanitized(minimum)
            let ideal = LayoutLength.sanitized(ideal).map { max($0, minimum ?? 0) }
            least = OptionalLength(minimum)
            desired = OptionalLength(ideal)
            greatest = OptionalLength(LayoutLength.sanitized(maximum: maximum).map { max($0, ideal ?? minimum ?? 0) })
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// The frame's length if it does not depend on the child.
        func length(for proposal: CGFloat?) -> CGFloat? {
            guard let proposal else { return ideal }
            guard let minimum, let maximum else { return nil }
            return min(max(proposal, minimum), maximum)
        }

        /// The proposal for measuring the child.
        func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
        }

        func length(offer: CGFloat?, child: CGFloat) -> CGFloat {
            switch (minimum, maximum) {
            case (let minimum?, let maximum?): min(max(minimum, child), maximum)
            case (let minimum?, nil): max(minimum, min(offer ?? .infinity, child))
            case (nil, let maximum?): min(maximum, max(offer ?? 0, child))
            case (nil, nil): child
            }
        }

        /// The least proposal from which on the lengths of the frame and its child stay the same. Known only for a
        /// minimum alone, if the frame takes the child's length or the minimum and not a proposal between them.
        func from(_ length: CGFloat, child: CGFloat, childFrom: CGFloat) -> CGFloat {
            if isEmpty { return childFrom }
            guard let minimum, maximum == nil, ideal == nil, length == max(minimum, child) else { return .infinity }
            return child <= minimum && childFrom <= minimum ? -.infinity : max(child, childFrom)
        }

        /// The final proposal to the child: the frame's length, unless that is the child's ideal length.
        func finalOffer(_ length: CGFloat, proposal: CGFloat?) -> CGFloat? {
            if isEmpty { return proposal }
            guard proposal == nil, ideal == nil, length > minimum ?? -.infinity, length < maximum ?? .infinity else {
                return length
            }
            return nil
        }
    }

    private let horizontal: Bounds
    private let vertical: Bounds
    package let alignment: Alignment

    /// - Parameters: Lengths in points. Negative ones count as 0. NaN counts as nil, and so does infinity except for a
    ///   maximum.
    package init(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
        maxHeight: CGFloat?, alignment: Alignment
    ) {
        horizontal = Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        vertical = Bounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        self.alignment = alignment
    }

    package func measuredSize(for proposal: ProposedViewSize, child: any LayoutItem) -> MeasuredSize {
        let width = horizontal.length(for: proposal.width)
        let height = vertical.length(for: proposal.height)
        if let width, let height { return MeasuredSize(CGSize(width: width, height: height)) }
        let offer = ProposedViewSize(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let measured = child.measuredSize(for: offer)
        let size = CGSize(
            width: width ?? horizontal.length(offer: offer.width, child: measured.size.width),
            height: height ?? vertical.length(offer: offer.height, child: measured.size.height))
        // With another final proposal, the child may depend on lengths that its measured size did not depend on.
        guard measured.holds(for: finalOffer(size, proposal: proposal), measuredFor: offer) else {
            return MeasuredSize(size)
        }
        return MeasuredSize(
            size: size,
            from: CGSize(
                width: horizontal.from(size.width, child: measured.size.width, childFrom: measured.from.width),
                height: vertical.from(size.height, child: measured.size.height, childFrom: measured.from.height)))
    }

    package func place(_ child: any LayoutItem, proposal: ProposedViewSize, size: CGSize) -> UnaryPlacement {
        alignment.placement(of: child, offered: finalOffer(size, proposal: proposal), in: size)
    }

    private func finalOffer(_ size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.finalOffer(size.width, proposal: proposal.width),
            height: vertical.finalOffer(size.height, proposal: proposal.height))
    }

    package func spacing(child: any LayoutItem) -> ViewSpacing {
        child.spacing.framed(horizontally: !horizontal.isEmpty, vertically: !vertical.isEmpty)
    }
}
