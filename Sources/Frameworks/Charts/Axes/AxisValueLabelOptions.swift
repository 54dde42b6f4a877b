public import Foundation

/// The treatment of labels that do not fit beside each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Storage: Hashable { case automatic, greedy(priority: Double, minimumSpacing: CGFloat?), truncate, disabled }

    let storage: Storage

    /// Labels are left out in a regular pattern.
    public static let automatic = AxisValueLabelCollisionResolution(storage: .automatic)
    /// A label is left out if it would touch the one before it.
    public static let greedy = AxisValueLabelCollisionResolution(storage: .greedy(priority: 0, minimumSpacing: nil))
    /// Labels end with an ellipsis.
    public static let truncate = AxisValueLabelCollisionResolution(storage: .truncate)
    /// All labels are shown.
    public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)

    /// A label is left out if it would touch one of a higher priority, or one before it.
    ///
    /// - Parameter minimumSpacing: The least distance of labels in points; nil for that of the chart.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(storage: .greedy(priority: priority, minimumSpacing: minimumSpacing))
    }
}

/// The direction of a label's text.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Storage { case automatic, horizontal, vertical, verticalReversed }

    let storage: Storage

    /// The one that fits.
    public static let automatic = AxisValueLabelOrientation(storage: .automatic)
    /// Along lines.
    public static let horizontal = AxisValueLabelOrientation(storage: .horizontal)
    /// Turned by a quarter clockwise.
    public static let vertical = AxisValueLabelOrientation(storage: .vertical)
    /// Turned by a quarter counterclockwise.
    public static let verticalReversed = AxisValueLabelOrientation(storage: .verticalReversed)
}
