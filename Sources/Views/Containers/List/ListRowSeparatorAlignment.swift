public import EspalierLayoutEngine
import Foundation

extension HorizontalAlignment {
    /// The leading end of the separator below a list's row. Without an explicit value it is the leading edge of the
    /// row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)

    /// The trailing end of the separator below a list's row. Without an explicit value it is the trailing edge of the
    /// row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)
}

private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
