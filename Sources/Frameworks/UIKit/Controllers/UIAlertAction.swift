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

    /// The color of the title; nil for that of the style.
    private(set) final var titleTextColor: UIColor?
    /// The picture before the title.
    private(set) final var image: UIImage?

    /// Sets a property by its name, as apps do for those that the class does not declare.
    ///
    /// - Parameters:
    ///   - value: A `UIColor` for `titleTextColor`, a `UIImage` for `image`, or nil.
    ///   - key: Other names have no effect, with a line in the log.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "titleTextColor": titleTextColor = value as? UIColor
        case "image": image = value as? UIImage
        default: Warning.once("UIAlertAction has no key \(key): it has titleTextColor and image.")
        }
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
