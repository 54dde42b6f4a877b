import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A search field` {
    private struct Search: View {
        @State private var text = ""
        @State private var scope = 1

        var body: some View {
            NavigationStack {
                Found().navigationTitle("T").searchable(text: $text, prompt: "Find")
                    .searchScopes($scope) {
                        Text("one").tag(1)
                        Text("two").tag(2)
                    }
                    .searchSuggestions { Text("apple").searchCompletion("apples") }
            }
        }
    }

    private struct Found: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text("searching: \(isSearching)")
                Button("stop") { dismissSearch() }
            }
        }
    }

    private struct OlderSearch: View {
        let name: String
        @State private var query = ""

        var body: some View {
            NavigationStack {
                Text("list").searchable(text: $query, prompt: "Find \(name)" as String) { Text("kiwi") }
            }
        }
    }

    @Test func `has suggestions in the form of older apps, with a text as its prompt`() throws {
        let page = TestPage(width: 390, height: 800) { OlderSearch(name: "fruit") }
        try page.send(.focus, .none, to: "Find fruit")
        page.update()
        #expect(page.texts.contains("kiwi"))
    }

    @Test func `tells views inside whether the user searches, and offers suggestions and scopes meanwhile`() throws {
        let page = TestPage(width: 390, height: 800) { Search() }
        #expect(page.texts.contains("searching: false"))
        #expect(!page.texts.contains("apple"))
        try page.send(.focus, .none, to: "Find")
        page.update()
        #expect(page.texts.contains("searching: true"))
        #expect(page.texts.contains("apple") && page.texts.contains("two"))
        try page.tap("apple")
        #expect(
            page.nodes.contains {
                if case .control(let c) = $0.content, case .textField(let e) = c.kind {
                    e.value == "apples"
                } else {
                    false
                }
            })
        try page.tap("stop")
        #expect(page.texts.contains("searching: false"))
    }

    @Test func `runs the actions for Return in search fields around it, the innermost first, and those of texts not`()
        throws
    {
        var submits: [String] = []
        let page = TestPage(width: 390, height: 800) {
            NavigationStack {
                TextField("name", text: .constant(""))
                    .searchable(text: .constant("x"), prompt: "Find")
                    .onSubmit(of: .search) { submits.append("search") }
            }
            .onSubmit { submits.append("text") }
            .onSubmit(of: [.search, .text]) { submits.append("both") }
        }
        try page.send(.submit, .none, to: "Find")
        #expect(submits == ["search", "both"])
        submits = []
        try page.send(.submit, .none, to: "name")
        #expect(submits == ["text", "both"])
    }

    @Test func `runs no action of Return beyond a scope`() throws {
        var submits = 0
        let page = TestPage(width: 390, height: 800) {
            NavigationStack { Text("list").searchable(text: .constant("x"), prompt: "Find").submitScope() }
                .onSubmit(of: .search) { submits += 1 }
        }
        try page.send(.submit, .none, to: "Find")
        #expect(submits == 0)
    }

    private struct OuterSearch: View {
        @State private var text = ""
        @State private var showsSheet = false

        var body: some View {
            NavigationStack {
                VStack {
                    Found()
                    NavigationLink("push") { Text("pushed") }
                    Button("present") { showsSheet = true }
                    Text("text: \(text)")
                }
                .navigationTitle("T")
                .sheet(isPresented: $showsSheet) { NavigationStack { Text("sheet") } }
            }
            .searchable(text: $text, prompt: "Find")
            .searchSuggestions { Text("apple").searchCompletion("apples") }
        }
    }

    private func fields(of page: TestPage) -> Int {
        page.nodes.count { if case .control(let c) = $0.content, case .textField = c.kind { true } else { false } }
    }

    @Test func `around a stack is in the bar of its root only`() throws {
        let page = TestPage(width: 390, height: 800) { OuterSearch() }
        #expect(fields(of: page) == 1)
        try page.send(.focus, .none, to: "Find")
        page.update()
        try page.tap("apple")
        #expect(page.texts.contains("text: apples"))
        try page.tap("stop")
        #expect(page.texts.contains("text: "))
        let other = TestPage(width: 390, height: 800) { OuterSearch() }
        try other.tap("push")
        #expect(other.texts.contains("pushed"))
        #expect(fields(of: other) == 1)
        try page.tap("present")
        #expect(page.texts.contains("sheet"))
        #expect(fields(of: page) == 1)
    }

    @Test(arguments: [900.0, 390])
    func `around a split view is in the bar of its sidebar`(width: Double) throws {
        let page = TestPage(width: width, height: 800) {
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                Text("detail")
            }
            .searchable(text: .constant(""), prompt: "Find")
        }
        #expect(fields(of: page) == 1)
        #expect(try #require(page.frame(of: "Find")).minX < 320)
    }

    @Test func `of a screen takes precedence over one around its stack`() {
        let page = TestPage(width: 390, height: 800) {
            NavigationStack { Text("a").searchable(text: .constant(""), prompt: "inner") }
                .searchable(text: .constant(""), prompt: "outer")
        }
        #expect(fields(of: page) == 1)
        #expect(page.frame(of: "inner") != nil)
    }
}

@MainActor @Suite struct `A search field in a bar` {
    private struct Search: View {
        @State private var text = "abc"
        @State private var isPresented = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text("text \(text), presented \(isPresented)")
                    Button("present") { isPresented = true }
                    Button("end") { isPresented = false }
                }
                .searchable(text: $text, isPresented: $isPresented)
            }
        }
    }

    @Test func `has a button that clears it while it contains text`() throws {
        let page = TestPage(width: 390, height: 800) { Search() }
        try page.tap("Clear text")
        #expect(page.texts.contains("text , presented false"))
        #expect(page.target("Clear text", for: .tap) == nil)
    }

    @Test func `has a button that ends the search while it has the focus`() throws {
        let page = TestPage(width: 390, height: 800) { Search() }
        #expect(page.target("Cancel", for: .tap) == nil)
        try page.send(.focus, .none, to: "Search")
        #expect(page.texts.contains("text abc, presented true"))
        try page.tap("Cancel")
        page.update()
        #expect(page.texts.contains("text , presented false"))
    }

    @Test func `gets and loses the focus with the app's value`() throws {
        let page = TestPage(width: 390, height: 800) { Search() }
        try page.tap("present")
        let field = try #require(page.target("Search", for: .focus)).id
        #expect(page.tree.focus?.node == field)
        try page.tap("end")
        #expect(page.tree.focus?.node != field)
    }

    @Test func `keeps its scopes visible while it contains text`() {
        func texts(_ text: String) -> [String] {
            TestPage(width: 390, height: 800) {
                NavigationStack {
                    Text("a").searchScopes(.constant(1)) { Text("one").tag(1) }.searchable(text: .constant(text))
                }
            }.texts
        }
        #expect(texts("x").contains("one"))
        #expect(!texts("").contains("one"))
    }
}
