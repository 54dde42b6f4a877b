import EspalierLayoutEngine
import EspalierViews

extension UITableView {
    /// The forms of tables.
    public enum Style: Int, Sendable {
        /// Rows from side to side; sections as boxes; boxes with round corners.
        case plain, grouped, insetGrouped
    }

    /// The motions of rows that come and go. All but `none` are the same.
    public enum RowAnimation: Int, Sendable {
        /// Ways of motion.
        case fade, right, left, top, bottom, none, middle
        /// The usual motion.
        case automatic = 100
    }

    /// The places to which a table scrolls a row.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest one at which the row is visible; the top; the middle; the bottom.
        case none, top, middle, bottom

        var anchor: UnitPoint? {
            switch self {
            case .none: nil
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        }
    }
}
