import EspalierLayoutEngine
import Foundation

extension HorizontalAlignment {
    /// The leading edge of the first text. Each text has it.
    static let firstTextLeading = HorizontalAlignment(FirstTextLeading.self)
}

private enum FirstTextLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        if n == 0 { parentValue = childValue }
    }
}
