import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The index of a list` {
    private struct Names: View {
        let visibility: Visibility

        var body: some View {
            List {
                ForEach(["Ada", "Bob", "Cleo", "Dora"], id: \.self) { name in
                    Section {
                        ForEach(0..<5) { Text("\(name) \($0)") }
                    } header: {
                        Text("All \(name)s")
                    }
                    .sectionIndexLabel(name == "Bob" ? nil : Text(name.prefix(1)))
                }
            }
            .listSectionIndexVisibility(visibility)
        }
    }

    @Test func `has the labels of sections, and scrolls to them`() throws {
        let page = TestPage(width: 320, height: 300) { Names(visibility: .automatic) }
        #expect(page.texts.suffix(3) == ["A", "C", "D"])
        let label = try #require(page.frame(of: "C"))
        #expect(label.maxX <= 318 && label.minX > 290)
        // The headers of boxes are in capitals.
        let header = try #require(page.frame(of: "ALL CLEOS"))
        try page.tap("C")
        let offset = try #require(page.scrollState?.request?.offset.y)
        #expect(offset > 200 && (0...40).contains(header.minY - offset))
    }

    @Test func `is hidden on request, and without labels`() {
        let hidden = TestPage(width: 320, height: 300) { Names(visibility: .hidden) }
        #expect(!hidden.texts.contains("A"))
        #expect(TestPage { List { Section { Text("a") } } }.texts == ["a"])
    }
}
