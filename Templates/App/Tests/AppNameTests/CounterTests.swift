import SwiftUI
import Testing

@testable import AppName

@MainActor struct CounterTests {
    @Test func `the counter begins at zero`() throws {
        let page = try renderHTML(CounterPage(), size: CGSize(width: 390, height: 844))
        #expect(page.contains("Count: 0"))
    }
}
