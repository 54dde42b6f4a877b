import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A message in place of content` {
    @Test func `stands in the middle of the space, with a large symbol above its title`() {
        let page = TestPage(height: 400) {
            ContentUnavailableView("Empty", systemImage: "tray", description: Text("Add one"))
        }
        #expect(page.texts == ["Empty", "Add one"])
        let title = page.frame(of: "Empty"), description = page.frame(of: "Add one")
        #expect(title?.midX == 150)
        #expect(description?.midX == 150)
        #expect((title?.minY ?? 0) > 200)
        #expect(description.map { $0.minY - (title?.maxY ?? 0) } == 8)
    }

    @Test func `has its actions below the description`() throws {
        struct Retrying: View {
            @State private var count = 0

            var body: some View {
                ContentUnavailableView {
                    Label("Offline", systemImage: "wifi.slash")
                } description: {
                    Text("tried \(count)")
                } actions: {
                    Button("Retry") { count += 1 }
                }
            }
        }
        let page = TestPage { Retrying() }
        #expect(page.texts == ["Offline", "tried 0", "Retry"])
        try page.tap("Retry")
        #expect(page.texts == ["Offline", "tried 1", "Retry"])
    }

    @Test func `needs neither a description nor actions`() {
        let page = TestPage { ContentUnavailableView { Text("Nothing") } }
        #expect(page.texts == ["Nothing"])
        #expect(page.frame(of: "Nothing") == CGRect(x: 115, y: 95, width: 70, height: 10))
    }

    @Test func `says which search found nothing`() {
        #expect(
            TestPage(width: 900) { ContentUnavailableView.search }.texts == [
                "No Results", "Check the spelling or try a new search.",
            ])
        #expect(
            TestPage(width: 900) { ContentUnavailableView.search(text: "fig") }.texts == [
                "No Results for “fig”", "Check the spelling or try a new search.",
            ])
    }
}
