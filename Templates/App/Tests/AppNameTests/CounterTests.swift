import EspalierTesting
import Testing

@testable import AppName

@MainActor struct CounterTests {
    @Test func `the counter counts`() async throws {
        let page = try await Page(CounterPage())
        #expect(page.staticTexts["Count: 0"].exists)
        page.buttons["More"].tap()
        #expect(page.staticTexts["Count: 1"].exists)
    }
}
