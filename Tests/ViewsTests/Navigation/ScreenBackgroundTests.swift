import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `The background of a screen` {
    @Test func `is that of a view in it, behind its content and its bars`() throws {
        let page = TestPage(width: 390, height: 800) {
            NavigationStack {
                Text("content").navigationTitle("Title")
                    .containerBackground(for: .navigation) { Color.clear.accessibilityLabel("background") }
            }
        }
        let node = try #require(page.nodes.first { $0.semantics?.label == "background" })
        #expect(node.frame.size == CGSize(width: 390, height: 800))
        let order = page.nodes.compactMap { $0.semantics?.label == "background" ? "background" : nil } + page.texts
        #expect(order.first == "background")
    }
}

@MainActor
@Suite struct `The focus of a search field` {
    private struct Searching: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    Button("search") { isFocused = true }
                    Text(isFocused ? "searching" : "resting")
                }
                .searchable(text: $text) { Text("suggestion") }
                .searchFocused($isFocused)
            }
        }
    }

    @Test func `follows a state of the app, and sets it`() throws {
        let page = TestPage(width: 390, height: 800) { Searching() }
        #expect(page.texts.contains("resting"))
        try page.tap("search")
        #expect(page.texts.contains("searching"))
        // The browser reports the focus that the page gives to the field.
        try page.send(.focus, .none, to: "Search")
        page.update()
        #expect(page.texts.contains("suggestion"))
    }
}
