import EspalierTesting
import SwiftUI
import Testing

@testable import EquipmentDesk

@MainActor @Suite struct `The screens of the desk` {
    @Test(arguments: AppPreview.all) func `can be read and tapped`(preview: AppPreview) async throws {
        for language in ["en", "de"] {
            let page = try await Page(preview: preview, in: TestBrowser(languages: [language]))
            page.expect.noCutText()
            page.expect.noOverlaps()
        }
    }

    @Test func `find items by their names and places`() async throws {
        let page = try await Page(preview: "Items")
        #expect(page.cells.count == 4)
        page.searchFields.firstMatch.tap()
        page.searchFields.firstMatch.typeText("shelf")
        #expect(page.cells.count == 2)
        #expect(page.staticTexts["Camera"].exists && !page.staticTexts["Drill"].exists)
    }
}
