import Foundation

extension UITableViewCell {
    /// The forms of cells.
    public enum CellStyle: Int, Sendable {
        /// A text; a text and a second one at the end; the same; a text above a smaller one.
        case `default`, value1, value2, subtitle
    }

    /// The symbols at the end of cells.
    public enum AccessoryType: Int, Sendable {
        /// None; an arrow; an i with an arrow; a check mark; an i.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

        /// Whether the user can tap the i.
        var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }
        /// Whether there is an arrow.
        var hasArrow: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }

        /// The room for the symbols, in points.
        var width: CGFloat {
            switch self {
            case .none: 0
            case .disclosureIndicator, .checkmark: 34
            case .detailButton: 40
            case .detailDisclosureButton: 58
            }
        }
    }

    /// The appearances of selected cells. All but `none` are the same.
    public enum SelectionStyle: Int, Sendable {
        /// None; gray.
        case none, blue, gray, `default`
    }

    /// The appearances of cells with the keyboard's focus. All are the same.
    public enum FocusStyle: Int, Sendable {
        /// The system's; one of the app.
        case `default`, custom
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None; a line; a line.
        case none, singleLine, singleLineEtched
    }

    /// The ways in which the user changes a row.
    public enum EditingStyle: Int, Sendable {
        /// None; the row is deleted; a row is added.
        case none, delete, insert
    }
}
