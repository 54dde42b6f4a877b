import EspalierDisplayTree
import Foundation

/// The kinds of presentations, with their names in the display tree.
nonisolated enum PresentationKind {
    case sheet, cover, alert, dialog, popover

    var name: StaticString {
        switch self {
        case .sheet: "Sheet"
        case .cover: "FullScreenCover"
        case .alert: "Alert"
        case .dialog: "ConfirmationDialog"
        case .popover: "Popover"
        }
    }

    var role: Semantics.Role { self == .alert ? .alertdialog : .dialog }

    /// Whether the presentation may be a bubble beside its source.
    var hasSource: Bool { self == .popover || self == .dialog }

    /// Whether Escape, the back button and a tap beside it end the presentation.
    var isDismissible: Bool { self != .cover }

    var animation: Animation {
        switch self {
        case .sheet, .cover, .dialog: .spring(duration: 0.45, bounce: 0)
        case .alert, .popover: .easeOut(duration: 0.2)
        }
    }
}
