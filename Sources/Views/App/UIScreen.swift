public import Foundation

/// The screen of UIKit: the window of the page for which the code runs.
@MainActor @preconcurrency
public final class UIScreen {
    /// The window of the page whose view, action or task step is running; without one, that of the page that was in use last.
    public static let main = UIScreen()

    private init() {}

    /// The window's rectangle in points, at the origin. A body that reads it is evaluated again when the window changes.
    /// Without any page it is that of a new window, 1024 by 768 points.
    public var bounds: CGRect { CGRect(origin: .zero, size: host.size) }

    /// The number of device pixels for each point.
    public var scale: CGFloat { host.displayScale }

    /// The window's rectangle in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: host.size.width * scale, height: host.size.height * scale)
    }

    private var host: HostEnvironment {
        ViewGraph.current?.readsSize = true
        return ViewGraph.currentHost
    }
}
