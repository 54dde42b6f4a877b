import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `The content of a modifier` {
    struct Framed: ViewModifier {
        @State private var taps = 0

        func body(content: Content) -> some View {
            content.padding(5).background(Color.blue).onTapGesture { taps += 1 }.accessibilityValue("\(taps)")
        }
    }

    struct Twofold: ViewModifier {
        func body(content: Content) -> some View { content.modifier(Framed()).opacity(0.5) }
    }

    struct Doubled: ViewModifier {
        func body(content: Content) -> some View {
            HStack(spacing: 0) {
                content
                content
            }
        }
    }

    struct Collapsible: ViewModifier {
        @State private var isOpen = false

        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                Button(isOpen ? "close" : "open") { isOpen.toggle() }
                if isOpen { content }
            }
        }
    }

    struct Nested: ViewModifier {
        func body(content: Content) -> some View { content.modifier(Collapsible()).padding(1) }
    }

    @Test func `is used once by a body that only applies modifiers without views`() {
        #expect(ModifierContent.isUsedOnce(by: Framed.self))
        #expect(ModifierContent.isUsedOnce(by: Twofold.self))
    }

    @Test func `may be used again by any other body`() {
        #expect(!ModifierContent.isUsedOnce(by: Doubled.self))
        #expect(!ModifierContent.isUsedOnce(by: Collapsible.self))
        #expect(!ModifierContent.isUsedOnce(by: Nested.self))
    }

    struct Page<M: ViewModifier>: View {
        let modifier: M
        @State private var name = "old"

        var body: some View {
            VStack(spacing: 0) {
                Button("rename") { name += "er" }
                Text(verbatim: name).modifier(modifier)
            }
        }
    }

    @Test func `follows the modified view, and so does the modifier's state`() throws {
        let page = TestPage { Page(modifier: Twofold()) }
        try page.tap("rename")
        try page.tap("older")
        try page.tap("rename")
        #expect(page.texts == ["rename", "olderer"])
        #expect(page.nodes.contains { $0.semantics?.value == "1" })
    }

    @Test func `that is shown twice updates twice`() throws {
        let page = TestPage { Page(modifier: Doubled()) }
        try page.tap("rename")
        #expect(page.texts == ["rename", "older", "older"])
    }

    @Test func `that is removed and inserted again is the current view`() throws {
        let page = TestPage { Page(modifier: Nested()) }
        try page.tap("open")
        #expect(page.texts == ["rename", "close", "old"])
        try page.tap("close")
        try page.tap("rename")
        #expect(page.texts == ["rename", "open"])
        try page.tap("open")
        #expect(page.texts == ["rename", "close", "older"])
    }
}
