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

    @Test func `comes before the content in the order of focus, and so do bars at the upper edge`() {
        let screen = page {
            List { Text("row") }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem { Button("add") {} }
                    ToolbarItem(placement: .bottomBar) { Button("low") {} }
                }
                .searchable(text: .constant(""), prompt: "find")
                .safeAreaInset(edge: .top) { Button("upper") {} }
                .safeAreaInset(edge: .bottom) { Button("lower") {} }
        }
        let order = screen.nodes.compactMap { node -> String? in
            switch node.content {
            case .text(let text): return text.isEmpty ? nil : text.plainText
            case .control(let control):
                if case .textField(let entry) = control.kind { return entry.placeholder }
                return nil
            default: return nil
            }
        }
        #expect(order == ["Title", "add", "find", "upper", "row", "lower", "low"])
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

    @Test func `keeps its buttons whole while the title and the label of the back button give way`() throws {
        struct Page: View {
            let title: String

            var body: some View {
                NavigationStack {
                    NavigationLink("Open") {
                        Text("detail").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
                            .toolbar {
                                ToolbarItem(placement: .cancellationAction) { Button("Abbrechen") {} }
                                ToolbarItem(placement: .confirmationAction) { Button("Sichern") {} }
                            }
                    }
                    .navigationTitle("Einstellungen")
                }
            }
        }
        let page = TestPage(width: 320, height: 400) { Page(title: "Zahlungsarten") }
        try page.tap("Open")
        #expect(page.frame(of: "Abbrechen")?.size == CGSize(width: 90, height: 10))
        #expect(page.frame(of: "Sichern")?.size == CGSize(width: 70, height: 10))
        let (start, end) = (try #require(page.frame(of: "Abbrechen")), try #require(page.frame(of: "Sichern")))
        // The whole title is the name of the bar; the text in its middle is as much of it as there is room for.
        let shown = try #require(page.texts.first { !$0.isEmpty && "Zahlungsarten".hasPrefix($0) })
        let title = try #require(page.frame(of: shown))
        #expect(title.minX >= start.maxX + 8 && title.maxX <= end.minX - 8 && title.height == 10)
    }

    @Test func `keeps each of its items on one line if they are wider than the bar`() throws {
        let page = TestPage(width: 320, height: 400) {
            NavigationStack {
                Text("a").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Alles auswählen") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("Weiterempfehlen und so") {} }
                }
            }
        }
        // The first one gives way: there is no room for its second word.
        let start = try #require(page.frame(of: "Alles"))
        let end = try #require(page.frame(of: "Weiterempfehlen und so"))
        #expect(start.minX == 16 && start.size == CGSize(width: 50, height: 10))
        #expect(end.maxX == 304 && end.size == CGSize(width: 220, height: 10))
    }

    @Test func `replaces its title by a principal item`() {
        let page = page {
            Text("a").navigationTitle("T").toolbar { ToolbarItem(placement: .principal) { Text("P") } }
        }
        #expect(page.texts == ["P", "a"])
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

@MainActor @Suite struct `A navigation bar` {
    private func page(@ViewBuilder _ content: @escaping () -> some View) -> TestPage {
        TestPage(width: 390, height: 800) { NavigationStack(root: content) }
    }

    @Test func `takes 44 points, and 52 more for a large title`() {
        #expect(
            page { Color.red.accessibilityLabel("c") }.frame(of: "c") == CGRect(x: 0, y: 44, width: 390, height: 756))
        #expect(
            page { Color.red.accessibilityLabel("c").navigationTitle("T") }.frame(of: "c")
                == CGRect(x: 0, y: 96, width: 390, height: 704))
        #expect(
            page {
                Color.red.accessibilityLabel("c").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            }.frame(of: "c") == CGRect(x: 0, y: 44, width: 390, height: 756))
        #expect(
            page { Color.red.accessibilityLabel("c").navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
                .frame(of: "c") == CGRect(x: 0, y: 0, width: 390, height: 800))
    }

    @Test func `places items by their purposes`() throws {
        let page = page {
            Text("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("One") {}
                        Button("Two") {}
                    }
                }
        }
        #expect(try #require(page.frame(of: "Cancel")).minX == 16)
        #expect(try #require(page.frame(of: "Save")).maxX == 374)
        #expect(try #require(page.frame(of: "T")).midX == 195)
        #expect(try #require(page.frame(of: "One")).midY > 750)
        #expect(page.texts == ["Cancel", "T", "Save", "content", "One", "Two"])
    }

    @Test func `has the items of conditions that hold`() {
        func texts(_ isEditing: Bool) -> [String] {
            page {
                Text("content").toolbar {
                    if isEditing {
                        ToolbarItem { Button("Done") {} }
                    } else {
                        ToolbarItem { Button("Edit") {} }
                    }
                }
            }
            .texts
        }
        #expect(texts(true) == ["Done", "content"])
        #expect(texts(false) == ["Edit", "content"])
    }

    @Test func `shows views for the whole toolbar at its end`() throws {
        let page = page { Text("content").toolbar { Button("Add") {} } }
        #expect(try #require(page.frame(of: "Add")).maxX == 374)
    }
}
