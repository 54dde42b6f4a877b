import EspalierViews
public import Foundation

/// The window of a page. The views of UIKit on a page are in representables, so the window itself has none.
open class UIWindow: UIView {
    /// The window of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: ViewGraph.currentHost.size))
        self.windowScene = windowScene
        windowScene.ownWindows.append(self)
    }

    /// A window without a scene.
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A window of an archive. There are no archives of views here, so that it has no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The scene of the window.
    open weak var windowScene: UIWindowScene?

    /// The controller at the root; nil unless the app sets one. It has an effect if the scene delegate of an app without an `App`
    /// sets it while the scene connects: the page shows the controller.
    open var rootViewController: UIViewController?

    /// The layer of the window. It has no effect.
    open var windowLevel = Level.normal

    /// Whether the window takes key presses.
    open var isKeyWindow: Bool { true }

    /// Lets the window take key presses. It has no effect: it does.
    open func makeKey() {}

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
            window.windowScene = $0.feature(PageScene.self).scene
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
