import EspalierViews
import Foundation

/// The window of a page. The views of UIKit on a page are in representables, so the window itself has none.
open class UIWindow: UIView {
    /// The controller at the root; nil unless the app sets one, which has no effect: scenes have views of SwiftUI.
    open var rootViewController: UIViewController?

    /// Whether the window takes key presses.
    open var isKeyWindow: Bool { true }

    /// Shows the window. It has no effect: the page is shown.
    open func makeKeyAndVisible() {}

    /// Takes the focus from any field of the page.
    @discardableResult
    override open func endEditing(_ force: Bool) -> Bool {
        PageResponders.current?.resign()
        return true
    }

    /// The window of the page for which the code runs; nil without a page.
    static var current: UIWindow? {
        ViewGraph.current.map {
            let window = $0.feature(PageWindow.self).window
            window.frame = CGRect(origin: .zero, size: $0.host.size)
            return window
        }
    }
}

/// Keeps the window of a page.
@MainActor
private final class PageWindow: PageFeature {
    let window = UIWindow(frame: .zero)

    init(_ graph: ViewGraph) {}
}
