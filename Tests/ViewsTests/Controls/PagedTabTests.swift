import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// Pages of 300 by 200 points with letters of 10 by 10.
@MainActor @Suite struct `Pages side by side` {
    struct Paged: View {
        @State private var page = "b"

        var body: some View {
            VStack(spacing: 0) {
                TabView(selection: $page) {
                    Text("A").tag("a")
                    Text("B").tag("b")
                    Text("C").tag("c")
                }
                .tabViewStyle(.page)
                Button("to c, from \(page)") { page = "c" }
            }
        }
    }

    private func scroll(_ page: TestPage) throws -> (node: DisplayNode, scroll: DisplayScroll) {
        for node in page.nodes { if case .scroll(let scroll) = node.content { return (node, scroll) } }
        throw CocoaError(.featureUnsupported)
    }

    @Test func `are as large as the tab view, and the selected one is shown`() throws {
        let page = TestPage { Paged() }
        #expect(try scroll(page).scroll.request?.offset.x == 300)
        #expect(page.frames(ofType: "Circle").count == 3)
        try page.tap("to c, from b")
        #expect(try scroll(page).scroll.request?.offset.x == 600)
    }

    @Test func `report which one the browser shows`() throws {
        let page = TestPage { Paged() }
        let area = try scroll(page).node
        // First the page is at the requested position, then the user scrolls it back.
        for x in [300, 0] {
            try page.graph.send(DisplayEvent(node: area.id, type: .scroll, value: .point(CGPoint(x: x, y: 0))))
        }
        page.update()
        #expect(page.texts.last == "to c, from a")
    }

    @Test func `have a background behind their dots unless disabled`() {
        func grounds(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> Int {
            TestPage {
                TabView {
                    Text("A")
                    Text("B")
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: mode))
            }
            .frames(ofType: "Capsule").count
        }
        #expect(grounds(.always) == 1)
        #expect(grounds(.never) == 0)
    }

    @Test func `show no dots for a single page, or if disabled`() {
        let one = TestPage { TabView { Text("A") }.tabViewStyle(.page) }
        #expect(one.frames(ofType: "Circle").isEmpty)
        let never = TestPage {
            TabView {
                Text("A")
                Text("B")
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        #expect(never.frames(ofType: "Circle").isEmpty)
    }
}

@MainActor @Suite struct `An accessibility element` {
    @Test func `of several parts is named after all of them`() {
        let page = TestPage {
            HStack {
                Text("Ada")
                Text("hidden").accessibilityHidden(true)
                Text("writes")
            }
            .accessibilityElement(children: .combine)
        }
        let element = page.nodes.first { $0.semantics?.label != nil }
        #expect(element?.semantics?.label == "Ada, writes")
        #expect(element?.semantics?.role == .image)
    }

    @Test func `may replace its parts under its own name`() {
        let page = TestPage { HStack { Text("3/5") }.accessibilityElement().accessibilityLabel("Three of five") }
        let element = page.nodes.first { $0.semantics?.label != nil }
        #expect(element?.semantics?.label == "Three of five")
        #expect(element?.semantics?.role == .image)
    }

    @Test func `with interactive parts stays a group`() {
        let page = TestPage { HStack { Button("Go") {} }.accessibilityElement(children: .combine) }
        #expect(page.nodes.contains { $0.semantics?.role == .group })
    }
}
