public import Foundation

extension UIView {
    /// The wanted size for the smallest one that fits: no width and no height.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The wanted size for the largest one that fits.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size of the content or of the constraints; -1 for a length that none of them sets.
    final var sizeByConstraints: CGSize {
        let own = intrinsicContentSize
        guard !heldConstraints.isEmpty else { return own }
        let fitting = ConstraintLayout.fittingSize(of: self, width: nil) ?? own
        return CGSize(
            width: ownLength(.horizontal) ?? (own.width >= 0 ? own.width : fitting.width),
            height: ownLength(.vertical) ?? (own.height >= 0 ? own.height : fitting.height))
    }

    /// The size that satisfies the content and the constraints, with the wanted lengths that are required.
    final func fittedSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let content = systemLayoutSizeFitting(targetSize)
        let width = horizontal >= .required ? targetSize.width : content.width
        if vertical >= .required { return CGSize(width: width, height: targetSize.height) }
        return CGSize(
            width: width,
            height: width < content.width ? contentHeight(in: width) ?? content.height : content.height)
    }

    /// Counts a measurement of the view. Returns the number of measurements so far.
    final func countMeasurement() -> Int {
        measurements += 1
        return measurements
    }
}
