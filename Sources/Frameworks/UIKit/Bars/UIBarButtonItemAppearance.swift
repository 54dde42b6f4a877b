public import Foundation

/// The appearance of buttons of bars.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// The appearance of buttons that can be used.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of pressed buttons. It has no effect.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of disabled buttons. It has no effect.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of focused buttons. It has no effect.
    public let focused = UIBarButtonItemStateAppearance()

    /// The appearance of the system.
    override public init() {
        super.init()
    }

    /// The appearance of the system.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }
}

/// The appearance of buttons of bars in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// The font, color and kerning of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
