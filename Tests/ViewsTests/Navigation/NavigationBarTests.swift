import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The bar of a screen` {
    private func page(_ width: CGFloat = 390, @ViewBuilder _ content: @escaping () -> some View) -> TestPage {
        TestPage(width: width, height: 800, holdsClock: true) { NavigationStack(root: content) }
    }

    private func deep(@ViewBuilder _ second: @escaping () -> some View) throws -> TestPage {
        let page = page {
            NavigationLink("go", value: 1).navigationTitle("First").navigationDestination(for: Int.self) { _ in second()
            }
        }
        try page.tap("go")
        page.advance(by: 2)
        return page
    }

    @Test func `has the title size of the screen below unless it sets its own`() throws {
        // A large title is in the bar twice: the small one is invisible until the large one is scrolled away.
        #expect(try deep { Text("a").navigationTitle("T") }.texts.filter { $0 == "T" }.count == 2)
        #expect(
            try deep { Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }.texts
                .filter { $0 == "T" }.count == 1)
        let inherited = page {
            NavigationLink("go", value: 1).navigationTitle("First").navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Int.self) { _ in Text("a").navigationTitle("T") }
        }
        try inherited.tap("go")
        inherited.advance(by: 2)
        #expect(inherited.texts.filter { $0 == "T" }.count == 1)
    }

    @Test func `has a button that goes back unless the screen hides it`() throws {
        #expect(try deep { Text("a").navigationTitle("T") }.target("First", for: .tap) != nil)
        #expect(
            try deep { Text("a").navigationTitle("T").navigationBarBackButtonHidden() }.target("First", for: .tap)
                == nil)
    }

    @Test func `keeps the width of the window above wider content, which is centered`() throws {
        let page = page {
            ZStack { Color.green.frame(width: 600, height: 300).accessibilityLabel("wide") }
                .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                .toolbar { Button("Add") {} }
        }
        #expect(page.frames(ofType: "Screen").first == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(page.frame(of: "wide") == CGRect(x: -105, y: 272, width: 600, height: 300))
        #expect(page.frame(of: "Add")?.maxX == 374)
    }

    @Test func `stays at the top of the window above higher content`() throws {
        let page = page {
            Color.green.frame(width: 100, height: 1000).accessibilityLabel("high").toolbar { Button("Add") {} }
        }
        #expect(page.frame(of: "high") == CGRect(x: 145, y: -78, width: 100, height: 1000))
        #expect(page.frame(of: "Add").map { $0.minY < 44 } == true)
    }

    @Test func `shows a subtitle below the title`() throws {
        let page = page {
            Text("a").navigationTitle("T").navigationSubtitle("S").navigationBarTitleDisplayMode(.inline)
        }
        // The title above is 10 points high, too.
        #expect(page.frame(of: "S") == CGRect(x: 190, y: 22, width: 10, height: 10))
    }

    @Test func `replaces its title by a principal item`() {
        let page = page {
            Text("a").navigationTitle("T").toolbar { ToolbarItem(placement: .principal) { Text("P") } }
        }
        #expect(page.texts == ["a", "P"])
        #expect(page.tree.title == "T")
    }

    @Test func `collects secondary actions in a menu`() {
        let page = page {
            Text("a").toolbar {
                ToolbarItem(placement: .secondaryAction) { Button("Print") {} }
            }
        }
        #expect(page.texts.contains("Print"))
        #expect(page.nodes.contains { if case .popup = $0.content { true } else { false } })
        #expect(!self.page { Text("a") }.nodes.contains { if case .popup = $0.content { true } else { false } })
    }

    @Test func `hides the bar at the bottom on request`() {
        func frame(_ visibility: Visibility) -> CGRect? {
            page {
                Color.red.accessibilityLabel("c")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("One") {} } }
                    .toolbar(visibility, for: .bottomBar)
            }.frame(of: "c")
        }
        #expect(frame(.hidden) == CGRect(x: 0, y: 44, width: 390, height: 756))
        #expect((frame(.visible)?.height ?? 0) < 756)
    }

    private func effects(_ page: TestPage) -> [DisplayScrollEffect] {
        page.nodes.compactMap { $0.appearance?.effects?.scroll }
    }

    @Test func `collapses its large title while the screen scrolls`() throws {
        let page = page {
            ScrollView { Color.red.frame(height: 2000) }.navigationTitle("T")
        }
        let all = effects(page)
        #expect(!all.isEmpty)
        let area = try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } }).id
        #expect(all.allSatisfy { $0.area == area && $0.axis == .vertical })
        // The large title fades before it is covered, and moves with the content as far as it is high.
        let fades = all.map { effect in effect.opacities.map { [$0.offset, $0.value] } }
        let moved = DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: -52, anchor: .topLeading)
        #expect(fades.contains([[16, 1], [44, 0]]))
        #expect(all.contains { $0.transforms.last?.value == moved })
        #expect(effects(self.page { Color.red.navigationTitle("T") }).isEmpty)
        #expect(effects(self.page { ScrollView(.horizontal) { Text("a") }.navigationTitle("T") }).isEmpty)
    }

    @Test func `shows its background only above scrolled content, unless that is set`() {
        func opacity(_ visibility: Visibility) -> Double? {
            let page = page {
                ScrollView { Color.red.frame(height: 2000) }.toolbarBackground(visibility, for: .navigationBar)
            }
            return page.nodes.first { node in
                node.type.description != "Screen" && node.semantics?.isHidden == true
                    && node.frame.width == 390 && node.appearance?.opacity != nil
            }.map { $0.appearance?.opacity ?? 1 }
        }
        #expect(opacity(.automatic) == 0)
        #expect(opacity(.hidden) == nil)
        #expect(opacity(.visible) == nil || opacity(.visible) == 1)
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
