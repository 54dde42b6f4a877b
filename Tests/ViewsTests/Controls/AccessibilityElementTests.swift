import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `The element of a view for assistive technology` {
    private func semantics<V: View>(@ViewBuilder _ view: () -> V) -> Semantics? {
        TestPage(view).nodes.lazy.compactMap(\.semantics).first
    }

    @Test func `of several parts is named by all of them, in reading order`() {
        let all = semantics {
            HStack {
                Text("one")
                Text("two").accessibilityLabel("second")
                Text("three").accessibilityHidden(true)
                Image(systemName: "star").accessibilityLabel("Favorite")
                Text("")
            }
            .accessibilityElement(children: .combine)
        }
        #expect(all?.label == "one, second, Favorite")
    }

    @Test func `keeps its own name`() {
        let named = semantics {
            HStack { Text("one") }.accessibilityElement(children: .combine).accessibilityLabel("own")
        }
        #expect(named?.label == "own")
        let first = semantics {
            HStack { Text("one") }.accessibilityLabel("own").accessibilityElement(children: .combine)
        }
        #expect(first?.label == "own")
    }

    @Test func `that ignores or contains its parts is not named by them`() {
        #expect(semantics { HStack { Text("one") }.accessibilityElement(children: .ignore) }?.label == nil)
        #expect(semantics { HStack { Text("one") }.accessibilityElement(children: .contain) }?.label == nil)
    }

    @Test func `with an interactive part is a group`() {
        let used = semantics {
            HStack {
                Text("one")
                Button("Go") {}
            }
            .accessibilityElement(children: .combine)
        }
        #expect(used?.role == .group)
        let still = semantics { HStack { Text("one") }.accessibilityElement(children: .ignore) }
        #expect(still?.role != .group)
    }

    @Test func `is a box around an element with a role`() {
        let page = TestPage {
            HStack { Text("a") }.accessibilityAddTraits(.isHeader).accessibilityLabel("inner")
                .padding(2)
                .accessibilityElement(children: .contain).accessibilityLabel("outer")
        }
        #expect(page.nodes.compactMap(\.semantics?.label) == ["outer", "inner"])
    }

    @Test func `is the view's own node, or a group around several`() {
        let single = TestPage { Text("a").accessibilityHint("hint") }
        #expect(single.nodes.filter { "\($0.type)" == "Group" }.isEmpty)
        let several = TestPage {
            Text("a").background { Color.red }.accessibilityHint("hint")
        }
        let group = several.nodes.first { "\($0.type)" == "Group" }
        #expect(group?.semantics?.role == .group && group?.children.count == 2)
        #expect(group?.frame == CGRect(x: 145, y: 95, width: 10, height: 10))
    }

    private struct Mover: View {
        @State private var x: CGFloat = 0
        @State private var name = "a"

        var body: some View {
            Text("card").accessibilityLabel(name).accessibilityHint("hint").offset(x: x)
                .frame(width: 100, height: 20, alignment: .leading)
            Button("move") { x = 7 }
            Button("rename") { name = "b" }
        }
    }

    @Test func `moves with its view, and keeps its description`() throws {
        let page = TestPage { VStack { Mover() } }
        let before = try #require(page.frame(of: "a"))
        try page.tap("move")
        #expect(page.frame(of: "a") == before.offsetBy(dx: 7, dy: 0))
        try page.tap("rename")
        #expect(page.frame(of: "b") == before.offsetBy(dx: 7, dy: 0))
        #expect(page.frame(of: "a") == nil)
    }

    @Test func `has the names of older modifiers too`() {
        let old = semantics {
            Text("x").accessibility(label: Text("l")).accessibility(value: Text("v")).accessibility(hint: Text("h"))
                .accessibility(addTraits: .isHeader)
        }
        let new = semantics {
            Text("x").accessibilityLabel("l").accessibilityValue("v").accessibilityHint("h")
                .accessibilityAddTraits(.isHeader)
        }
        #expect(old == new && old?.label == "l")
        #expect(semantics { Text("x").accessibility(hidden: true) }?.isHidden == true)
    }

    @Test func `of a tab outside of a tab view is the view alone`() {
        let page = TestPage { HStack { Text("a").tabItem { Text("title") }.badge(3) } }
        #expect(page.texts == ["a"])
    }
}
