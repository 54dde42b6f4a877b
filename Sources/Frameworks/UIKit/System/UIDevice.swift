import EspalierViews
public import Foundation

/// The device of the page's user, as far as its browser tells.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    /// The kind of the device: a phone for a window less than 700 points wide or with the height of a phone in landscape, else a
    /// tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        let host = ViewGraph.currentHost
        return host.isCompactInWidth || host.isCompactInHeight ? .phone : .pad
    }

    /// A word for the kind of the device.
    open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    /// The same word.
    open var localizedModel: String { model }
    /// The same word: browsers do not tell the name.
    open var name: String { model }
    /// The name of the system that views imitate.
    open var systemName: String { "iOS" }
    /// The version of the system that views imitate.
    open var systemVersion: String { "17.0" }
    /// An identifier of the device; nil, because a browser has none.
    open var identifierForVendor: UUID? { nil }

    /// The direction of the device: that of the window.
    open var orientation: UIDeviceOrientation {
        let size = ViewGraph.currentHost.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The charge of the battery, which is unknown: -1.
    open var batteryLevel: Float { -1 }
    /// Whether the charge is watched. It has no effect.
    open var isBatteryMonitoringEnabled = false

    /// Starts to report the direction. It has no effect: views that read the window follow it.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends to report the direction. It has no effect.
    open func endGeneratingDeviceOrientationNotifications() {}

    /// The direction of the device has changed. Nothing posts it here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unknown.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television. No page has it.
    case tv = 2
    /// The screen of a car. No page has it.
    case carPlay = 3
    /// A Mac. No page has it.
    case mac = 5
    /// A headset. No page has it.
    case vision = 6
}

/// Directions of devices.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown; upright; upside down; on its left side; on its right side; with the screen up; with the screen down.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is on one of its short sides.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
