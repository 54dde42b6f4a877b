public import Foundation

/// Shows parts of bars enlarged while the user presses them. It has no effect: browsers enlarge the page.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// An interaction.
    override public init() {
        super.init()
    }

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) {
        self.view = view
    }

    /// Whether the user has asked for enlarged content: false, because browsers do not tell.
    public static var isEnabled: Bool { false }
}
