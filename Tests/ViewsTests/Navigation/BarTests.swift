import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A search with tokens` {
    private struct Tag: Identifiable { let id: String }

    private struct Searching: View {
        @State private var text = ""
        @State private var tags = [Tag(id: "a"), Tag(id: "b")]
        @State private var known = [Tag(id: "b"), Tag(id: "c")]

        var body: some View {
            NavigationStack {
                Text("tags \(tags.map(\.id).joined()) text \(text)")
                    .searchable(text: $text, tokens: $tags, suggestedTokens: $known) { Text("tag \($0.id)") }
            }
        }
    }

    private func page() -> TestPage { TestPage(width: 390, height: 800) { Searching() } }

    private func focus(_ page: TestPage) throws {
        try page.send(.focus, .none, to: "Search")
        page.update()
    }

    private func backspace(_ page: TestPage) throws {
        let node = try #require(page.nodes.first { $0.events.contains(.key) })
        try page.graph.send(DisplayEvent(node: node.id, type: .key, value: .text("d0 Backspace")))
        page.update()
    }

    @Test func `shows the tokens in front of the text`() throws {
        let page = page()
        let first = try #require(page.frame(of: "tag a")), second = try #require(page.frame(of: "tag b"))
        #expect(first.maxX < second.minX)
        #expect(page.texts.contains("tags ab text "))
    }

    @Test func `removes the last token by Backspace in front of an empty text`() throws {
        let page = page()
        try focus(page)
        try backspace(page)
        #expect(page.texts.contains("tags a text "))
        try page.send(.input, .text("x"), to: "Search")
        page.update()
        // Now the key edits the text.
        #expect(!page.nodes.contains { $0.events.contains(.key) })
    }

    @Test func `selects a token by a tap, and removes it by the next one`() throws {
        let page = page()
        try page.tap("tag a")
        #expect(page.texts.contains("tags ab text "))
        try page.tap("tag a")
        #expect(page.texts.contains("tags b text "))
    }

    @Test func `suggests the tokens that it does not have`() throws {
        let page = page()
        try focus(page)
        #expect(page.texts.filter { $0 == "tag b" }.count == 1)
        try page.tap("tag c")
        #expect(page.texts.contains("tags abc text "))
    }

    @Test func `gets tokens from suggestions of the app, each once`() throws {
        struct Suggesting: View {
            @State private var text = "x"
            @State private var tags = [Tag(id: "a")]

            var body: some View {
                NavigationStack {
                    Text("tags \(tags.map(\.id).joined()) text \(text)")
                        .searchable(text: $text, tokens: $tags) { Text("tag \($0.id)") }
                        .searchSuggestions {
                            ForEach(["a", "b"], id: \.self) { Text("add \($0)").searchCompletion(Tag(id: $0)) }
                        }
                }
            }
        }
        let page = TestPage(width: 390, height: 800) { Suggesting() }
        try focus(page)
        try page.tap("add b")
        #expect(page.texts.contains("tags ab text "))
        try page.tap("add a")
        #expect(page.texts.contains("tags ab text "))
    }

    @Test func `may have tokens with controls, which change them`() throws {
        struct Topic: Identifiable {
            let id: String
            var isExact = false
        }
        struct Editing: View {
            @State private var text = ""
            @State private var topics = [Topic(id: "a"), Topic(id: "b")]

            var body: some View {
                NavigationStack {
                    Text(topics.map { $0.id + ($0.isExact ? "!" : "?") }.joined())
                        .searchable(text: $text, editableTokens: $topics) { $topic in
                            Button("exact \(topic.id)") { topic.isExact = true }
                        }
                        .searchSuggestions { Text("add c").searchCompletion(Topic(id: "c")) }
                }
            }
        }
        let page = TestPage(width: 390, height: 800) { Editing() }
        #expect(page.texts.contains("a?b?"))
        try page.tap("exact b")
        #expect(page.texts.contains("a?b!"))
        try focus(page)
        try page.tap("add c")
        #expect(page.texts.contains("a?b!c?"))
    }

    @Test func `is cleared with its tokens`() throws {
        let page = page()
        try focus(page)
        try page.tap("Cancel")
        #expect(page.texts.contains("tags  text "))
    }
}

@MainActor @Suite struct `The title of a screen` {
    private struct Renaming: View {
        @State private var title = "Draft"

        var body: some View {
            NavigationStack {
                Text("title is \(title)")
                    .navigationTitle($title)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func `is renamed by its menu`() throws {
        let page = TestPage(width: 390, height: 800) { Renaming() }
        try page.tap("Rename")
        try page.send(.input, .text("Letter"), to: "Draft")
        try page.send(.submit, .none, to: "Draft")
        page.update()
        #expect(page.texts.contains("title is Letter"))
        #expect(page.texts.contains("Letter"))
    }

    @Test func `keeps its name without a new one`() throws {
        let page = TestPage(width: 390, height: 800) { Renaming() }
        try page.tap("Rename")
        try page.send(.input, .text(""), to: "Draft")
        try page.send(.submit, .none, to: "Draft")
        page.update()
        #expect(page.texts.contains("title is Draft"))
    }

    @Test func `is at the start of an editor's bar`() throws {
        func x(_ role: ToolbarRole) throws -> CGFloat {
            let page = TestPage(width: 390, height: 800) {
                NavigationStack {
                    Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
                }
            }
            return try #require(page.frames(ofType: "Text").first).minX
        }
        #expect(try x(.editor) == 16)
        #expect(try x(.browser) == 16)
        #expect(try x(.automatic) == 170)
        #expect(try x(.navigationStack) == 170)
    }
}

@MainActor @Suite struct `The bars of a screen` {
    @Test func `have a color scheme of their own`() {
        let page = TestPage(width: 390, height: 800) {
            NavigationStack {
                Text("page").navigationTitle("Title").toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        let parts = page.nodes.compactMap { node -> DisplayColorScheme? in
            if case .part(.scheme(let scheme)) = node.content { scheme } else { nil }
        }
        #expect(parts == [.dark])
    }

    @Test func `are landmarks`() {
        let page = TestPage(width: 390, height: 800) {
            NavigationStack {
                Text("page").navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Button("go") {} } }
            }
        }
        let roles = page.nodes.compactMap { $0.semantics?.role }
        #expect(roles.contains(.navigation))
        #expect(roles.contains(.toolbar))
    }

    @Test func `have a part over the keyboard`() throws {
        let page = TestPage(width: 390, height: 800) {
            NavigationStack {
                Text("page").toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
        }
        let bar = try #require(page.nodes.first { if case .part(.keyboardBar) = $0.content { true } else { false } })
        #expect(bar.frame.size == CGSize(width: 390, height: 44))
        // It takes no room from the screen.
        let plain = TestPage(width: 390, height: 800) { NavigationStack { Text("page") } }
        #expect(page.frame(of: "page") == plain.frame(of: "page"))
    }
}

@MainActor @Suite struct `The column of a split view` {
    private func width(_ wide: CGFloat, @ViewBuilder _ sidebar: @escaping () -> some View) -> CGFloat? {
        TestPage(width: wide, height: 800) {
            NavigationSplitView {
                sidebar().frame(maxWidth: .infinity).accessibilityLabel("sidebar")
            } detail: {
                Text("detail")
            }
        }
        .frame(of: "sidebar")?.width
    }

    @Test func `has the width that its content wants`() {
        #expect(width(1000) { Color.red } == 320)
        #expect(width(1000) { Color.red.navigationSplitViewColumnWidth(250) } == 250)
        #expect(width(1000) { Color.red.navigationSplitViewColumnWidth(min: 200, ideal: 280, max: 300) } == 280)
        #expect(width(1000) { Color.red.navigationSplitViewColumnWidth(min: 200, ideal: 400, max: 300) } == 300)
    }

    @Test func `ignores widths that make no sense`() {
        #expect(width(1000) { Color.red.navigationSplitViewColumnWidth(-5) } == 320)
        #expect(width(1000) { Color.red.navigationSplitViewColumnWidth(.nan) } == 320)
        #expect(width(1000) { Color.red.navigationSplitViewColumnWidth(.infinity) } == 320)
    }
}
