import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A link of a text` {
    private struct Terms: View {
        @State private var isOwn = true
        var opened: (URL) -> OpenURLAction.Result

        var body: some View {
            Text("See [the terms](/terms?a=1) and [us](https://example.org)")
                .environment(\.openURL, isOwn ? OpenURLAction { opened($0) } : OpenURLAction())
            Button("stop") { isOwn = false }
        }
    }

    private func node(_ page: TestPage) throws -> DisplayNode {
        try #require(
            page.nodes.first { if case .text(let text) = $0.content { text.appearance.hasLinks } else { false } })
    }

    @Test func `is opened by the action of the environment`() throws {
        var opened: [String] = []
        let page = TestPage {
            Terms {
                opened.append($0.absoluteString)
                return .handled
            }
        }
        let text = try node(page)
        #expect(text.events == .follow)
        for target in ["/terms?a=1", "https://example.org"] {
            try page.graph.send(DisplayEvent(node: text.id, type: .follow, value: .text(target)))
            page.update()
        }
        #expect(opened == ["/terms?a=1", "https://example.org"] && page.tree.openings == [])
    }

    @Test func `is opened by the browser if the action leaves it`() throws {
        let page = TestPage { Terms { _ in .systemAction } }
        try page.graph.send(DisplayEvent(node: try node(page).id, type: .follow, value: .text("/terms?a=1")))
        page.update()
        #expect(page.tree.openings == [.url("/terms?a=1")])
    }

    @Test func `is the browser's without an action, also after it was taken away`() throws {
        let page = TestPage { Text("[us](https://example.org)") }
        #expect(try node(page).events == [])
        let other = TestPage { Terms { _ in .handled } }
        try other.tap("stop")
        #expect(try node(other).events == [])
    }

    @Test func `must be one of the text`() throws {
        let page = TestPage { Terms { _ in .handled } }
        let text = try node(page)
        for value in [EventValue.text("https://example.com"), .text(""), .number(1), .none] {
            #expect(throws: EventRefusal.wrongValue(node: text.id, type: .follow, expected: "a link of the text")) {
                try page.graph.send(DisplayEvent(node: text.id, type: .follow, value: value))
            }
        }
    }
}
