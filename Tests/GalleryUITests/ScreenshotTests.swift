import Foundation
import Testing
import XCUIAutomation

extension `The gallery in UI tests` {
    @Test func `a screenshot is a picture of the page`() {
        let app = gallery("/tabs")
        let picture = app.screenshot().pngRepresentation
        #expect(picture.starts(with: Data([0x89, 0x50, 0x4E, 0x47])))
        // The width in pixels is in the header of a PNG file.
        let width = picture.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        #expect(width == 780 || width == 390)
    }
}
