public import EspalierLayoutEngine
import Foundation

extension HorizontalAlignment {
    /// The leading end of the separator below a list's row. Without an explicit value it is the leading edge of the
    /// row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)

    /// The trailing end of the separator below a list's row. Without an explicit value it is the trailing edge of the
    /// row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)

    /// The leading edge of the first text. Each text has it.
    static let firstTextLeading = HorizontalAlignment(FirstTextLeading.self)
}

private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum FirstTextLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        if n == 0 { parentValue = childValue }
    }
}
