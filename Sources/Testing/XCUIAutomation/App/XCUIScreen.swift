import EspalierAutomation
public import Foundation

/// The screen of the tests: the page of the app that was launched last.
public final class XCUIScreen: Sendable {
    public static let main = XCUIScreen()
    public static var screens: [XCUIScreen] { [main] }

    private init() {}

    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: CurrentApp.current) }
}

/// An object of which a screenshot can be taken.
public protocol XCUIScreenshotProviding {
    func screenshot() -> XCUIScreenshot
}

extension XCUIScreen: XCUIScreenshotProviding {}

extension XCUIElement: XCUIScreenshotProviding {
    /// A record of the page's elements. It shows the element and those inside.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: self) }
}

/// A record of a page.
///
/// The tests use a page without a browser, so there are no pixels: `pngRepresentation` is empty, and an attachment is a text with the
/// elements, their frames and their values.
public struct XCUIScreenshot: Sendable {
    /// The elements, a line each.
    let elements: String

    init(of element: XCUIElement?) {
        elements = element?.debugDescription ?? ""
    }

    /// Empty, since no browser draws the page.
    public var pngRepresentation: Data { Data() }
}
