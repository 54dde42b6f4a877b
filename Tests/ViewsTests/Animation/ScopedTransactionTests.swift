import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `An animation of some modifiers only` {
    private struct Board<Content: View>: View {
        @State private var isOn = false
        let content: (Bool) -> Content

        var body: some View {
            content(isOn)
            Button("plain") { isOn.toggle() }
            Button("animated") { withAnimation(.easeIn(duration: 3)) { isOn.toggle() } }
        }
    }

    /// The animations of the node that is faded and of the text "x".
    private func animations(_ page: TestPage) -> [DisplayAnimation?] {
        page.nodes.filter { node in
            if case .text(let text) = node.content { return text.plainText == "x" }
            return (node.appearance?.opacity ?? 1) != 1
        }.map(\.animation)
    }

    @Test func `does not affect the changes inside`() throws {
        let page = TestPage {
            Board { isOn in
                Text("x").foregroundStyle(isOn ? .red : .blue).padding(1).background(.green)
                    .animation(.linear(duration: 2)) { $0.opacity(isOn ? 0.5 : 0.4) }
            }
        }
        try page.tap("plain")
        #expect(animations(page) == [Animation.linear(duration: 2).display, nil])
        try page.tap("animated")
        #expect(animations(page) == [Animation.linear(duration: 2).display, Animation.easeIn(duration: 3).display])
    }

    @Test func `may change the transaction in any way`() throws {
        let page = TestPage {
            Board { isOn in
                Text("x").foregroundStyle(isOn ? .red : .blue).padding(1).background(.green)
                    .transaction {
                        $0.animation = $0.animation?.delay(1)
                    } body: {
                        $0.opacity(isOn ? 0.5 : 0.4)
                    }
            }
        }
        try page.tap("plain")
        #expect(animations(page) == [nil, nil])
        try page.tap("animated")
        #expect(
            animations(page) == [Animation.easeIn(duration: 3).delay(1).display, Animation.easeIn(duration: 3).display])
    }

    @Test func `applies in the update in which its value changes`() throws {
        struct Own: View {
            @State private var x: CGFloat = 0
            @State private var y: CGFloat = 0
            var body: some View {
                Text("x").offset(x: x, y: y).transaction(value: x) { $0.animation = .linear(duration: 2) }
                Button("move x") { x += 10 }
                Button("move y") { y += 10 }
            }
        }
        let page = TestPage { Own() }
        try page.tap("move x")
        #expect(animations(page) == [Animation.linear(duration: 2).display])
        try page.tap("move y")
        #expect(animations(page) == [nil])
    }
}
