public import EspalierViews
public import Foundation

extension UIScreen {
    /// The brightness of the screen, from 0 to 1. A page keeps the number that the app sets, 1 at first. It has no effect: browsers do not
    /// let pages change the screen.
    public var brightness: CGFloat {
        get { settings?.brightness ?? 1 }
        set {
            guard let settings, newValue.isFinite else { return }
            let new = min(max(newValue, 0), 1)
            guard new != settings.brightness else { return }
            settings.brightness = new
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }

    private var settings: ScreenSettings? { ViewGraph.current?.feature() }

    /// Posted when the app has set another brightness, the screen as its object.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    /// The frames that browsers draw in a second on most screens, 60. A display link has at most 30.
    public var maximumFramesPerSecond: Int { 60 }

    /// The number of device pixels for each point.
    public var nativeScale: CGFloat { scale }

    /// The traits of the page for which the code runs.
    public var traitCollection: UITraitCollection { .current }

    /// Whether the screen is recorded or mirrored: false, because browsers do not tell.
    public var isCaptured: Bool { false }

    /// Posted when a recording begins or ends. Nothing posts it here: browsers do not tell.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
}

/// The settings of the screen on a page.
@MainActor
private final class ScreenSettings: PageFeature {
    var brightness: CGFloat = 1

    init(_ graph: ViewGraph) {}
}
