import EspalierViews
public import Foundation

/// A page as a scene with a window.
open class UIWindowScene: UIScene {
    /// The window of the page, and those that the app has made for it.
    open var windows: [UIWindow] { (UIWindow.current.map { [$0] } ?? []) + ownWindows }

    final var ownWindows: [UIWindow] = []

    /// The window of the page.
    open var keyWindow: UIWindow? { UIWindow.current }

    /// The screen.
    open var screen: UIScreen { .main }

    /// The coordinates of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen }

    /// The direction of the window.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(of: ViewGraph.currentHost.size)
    }

    /// The traits of the page.
    open var traitCollection: UITraitCollection { .current }

    /// The status bar; a page has none.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// Asks for another direction of the window. Browsers refuse.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
    ) {
        errorHandler?(GeometryFault())
    }

    /// Asks for another direction or size of a window.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        /// Asks for a direction.
        public final class iOS: GeometryPreferences {
            /// Asks for directions.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {}
        }
    }

    /// A page cannot change its window.
    private struct GeometryFault: Error {}

    /// The scene of the page for which the code runs; nil without a page.
    static var current: UIWindowScene? { ViewGraph.current?.feature(PageScene.self).scene }
}

/// The bar with the time above an app. A page has none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    /// An empty rectangle.
    public var statusBarFrame: CGRect { .zero }
    /// True.
    public var isStatusBarHidden: Bool { true }
}
