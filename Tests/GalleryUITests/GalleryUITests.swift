import Foundation
import Testing
import XCUIAutomation

/// The gallery, used as XCTest's UI tests use an app. Each test is a browser of its own.
@Suite(.serialized) struct `The gallery in UI tests` {}

/// Opens a page of the gallery.
func gallery(_ path: String = "/", size: CGSize? = nil) -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "Gallery")
    app.launchPath = path
    if let size { app.windowSize = size }
    app.launch()
    return app
}
