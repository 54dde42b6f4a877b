import EspalierAutomation
public import Foundation

#if UIKit
    public import UIKit
#endif

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
    /// A record of the page: a picture of all of it, and the element with those inside.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: self) }
}

/// A record of a page.
///
/// In Chromium, it is the browser's picture. Otherwise a debug build draws the page, without a browser. A release draws none:
/// `pngRepresentation` is empty, and an attachment is a text with the elements, their frames and their values.
public struct XCUIScreenshot: Sendable {
    /// The elements, a line each.
    let elements: String

    init(of element: XCUIElement?) {
        elements = element?.debugDescription ?? ""
        pngRepresentation = element?.context.page?.driver.picture() ?? Data()
    }

    /// A picture as PNG, with two pixels for a point; empty for a release without a browser.
    public let pngRepresentation: Data
}

#if UIKit
    extension XCUIScreenshot {
        /// The picture. It has no size for a release without a browser.
        public var image: UIImage { UIImage(data: pngRepresentation, scale: 2) ?? UIImage() }
    }

    extension XCTAttachment {
        /// A picture.
        ///
        /// - Parameter quality: `original` is a PNG, the others are JPEGs.
        public convenience init(image: UIImage, quality: ImageQuality = .original) {
            switch quality {
            case .original: self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
            case .medium:
                self.init(data: image.jpegData(compressionQuality: 0.7) ?? Data(), uniformTypeIdentifier: "public.jpeg")
            case .low:
                self.init(data: image.jpegData(compressionQuality: 0.3) ?? Data(), uniformTypeIdentifier: "public.jpeg")
            }
        }
    }
#endif
