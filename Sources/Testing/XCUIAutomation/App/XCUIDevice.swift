import EspalierAutomation
public import Foundation
import Synchronization

#if UIKit
    public import UIKit
#endif

/// The device of the tests: the window of the app that was launched last.
public final class XCUIDevice: Sendable {
    public static let shared = XCUIDevice()

    private let state = Mutex((orientation: Orientation.portrait, appearance: Appearance.unspecified))

    private init() {}

    /// The orientation, with the names of UIKit's `UIDeviceOrientation`. In landscape, the window's sides change places.
    public var orientation: Orientation {
        get { state.withLock { $0.orientation } }
        set {
            state.withLock { $0.orientation = newValue }
            CurrentApp.current?.updateWindow()
        }
    }

    /// The appearance that the browser asks for.
    public var appearance: Appearance {
        get { state.withLock { $0.appearance } }
        set {
            state.withLock { $0.appearance = newValue }
            CurrentApp.current?.updateWindow()
        }
    }

    #if UIKit
        public typealias Orientation = UIDeviceOrientation
    #else
        public enum Orientation: Int, Sendable {
            case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

            public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
            public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        }
    #endif

    public enum Appearance: Int, Sendable {
        case unspecified, light, dark
    }

    public enum Button: Int, Sendable {
        case home = 1, volumeUp, volumeDown, action, camera
    }

    /// Presses a button. The home button hides the page, the others do nothing.
    public func press(_ button: Button, file: StaticString = #filePath, line: UInt = #line) {
        if button == .home { CurrentApp.current?.leave(file: file, line: line) }
    }

    /// The system, which opens URLs in the app.
    public var system: XCUISystem { XCUISystem() }
}

/// The system of the device.
public struct XCUISystem {
    /// Opens an address in the app that was launched last.
    public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        CurrentApp.current?.open(url, file: file, line: line)
    }
}
