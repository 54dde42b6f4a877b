import EspalierViews
public import Foundation

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The title.
    public let title: String?
    /// The meaning of the button.
    public let style: Style
    /// Whether the button can be used.
    open var isEnabled = true
    private final let handler: (@MainActor (UIAlertAction) -> Void)?

    /// A button.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    func run() {
        handler?(self)
    }

    /// The meanings of buttons.
    public enum Style: Int, Sendable {
        /// No special meaning; ends the alert without an action; deletes something.
        case `default`, cancel, destructive

        var role: ButtonRole? {
            switch self {
            case .default: nil
            case .cancel: .cancel
            case .destructive: .destructive
            }
        }
    }
}
