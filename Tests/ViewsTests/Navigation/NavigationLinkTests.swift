import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A navigation link` {
    private struct Old: View {
        @State private var isActive = false
        @State private var selection: String?

        var body: some View {
            NavigationView {
                VStack {
                    Text("active \(isActive), selection \(selection ?? "-")")
                    NavigationLink("flag", destination: Text("by flag"), isActive: $isActive)
                    NavigationLink("one", destination: Text("by one"), tag: "one", selection: $selection)
                    NavigationLink("two", destination: Text("by two"), tag: "two", selection: $selection)
                    Button("choose two") { selection = "two" }
                }
            }
            .navigationViewStyle(.stack)
        }
    }

    private func old() -> TestPage { TestPage(width: 390, height: 800, holdsClock: true) { Old() } }

    private func goBack(_ page: TestPage) throws {
        try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text("/")))
        page.advance(by: 2)
    }

    @Test func `with a binding writes true when it is tapped, and false after the way back`() throws {
        let page = old()
        try page.tap("flag")
        page.advance(by: 2)
        #expect(page.texts.contains("by flag") && page.texts.contains("active true, selection -"))
        try goBack(page)
        #expect(!page.texts.contains("by flag") && page.texts.contains("active false, selection -"))
    }

    @Test func `with a tag follows the selection, and clears it after the way back`() throws {
        let page = old()
        try page.tap("choose two")
        page.advance(by: 2)
        #expect(page.texts.contains("by two") && !page.texts.contains("by one"))
        try goBack(page)
        #expect(page.texts.contains("active false, selection -"))
        try page.tap("one")
        page.advance(by: 2)
        #expect(page.texts.contains("by one") && page.texts.contains("active false, selection one"))
    }

    @Test func `pushes its view once even if it is tapped twice`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) {
            NavigationStack { NavigationLink("go") { Text("there") } }
        }
        let link = try #require(page.target("go", for: .tap)).id
        try page.graph.send(DisplayEvent(node: link, type: .tap))
        #expect(throws: EventRefusal.notTaken(node: link, type: .tap)) {
            try page.graph.send(DisplayEvent(node: link, type: .tap))
        }
        page.update()
        #expect(page.tree.place?.screens == 1)
    }

    @Test func `pushes an equal value again`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) {
            NavigationStack {
                NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in
                    NavigationLink("again", value: 1)
                }
            }
        }
        try page.tap("go")
        page.advance(by: 2)
        try page.tap("again")
        #expect(page.tree.place == DisplayPlace(path: "/Int/1/Int/1", screens: 2))
    }

    @Test func `is disabled outside of a stack, in a sheet without a stack, and by a modifier`() {
        #expect(TestPage { NavigationLink("a") { Text("b") } }.target("a", for: .tap) == nil)
        let sheet = TestPage(width: 390, height: 800) {
            NavigationStack {
                Text("page").sheet(isPresented: .constant(true)) { NavigationLink("a") { Text("b") } }
            }
        }
        #expect(sheet.target("a", for: .tap) == nil)
        let disabled = TestPage { NavigationStack { NavigationLink("a") { Text("b") }.disabled(true) } }
        #expect(disabled.target("a", for: .tap) == nil)
        #expect(disabled.nodes.first { $0.type.description == "NavigationLink" }?.semantics?.isDisabled == true)
    }

    @Test func `fills its row of a list, with a chevron at the end`() throws {
        let page = TestPage(width: 390, height: 800) {
            NavigationStack {
                List {
                    NavigationLink("link", value: 1)
                    Text("row")
                }
            }
        }
        let link = try #require(page.frames(ofType: "NavigationLink").first)
        let text = try #require(page.frame(of: "row"))
        #expect(link.height == 44 && link.width > 300)
        #expect(try #require(page.frame(of: "link")).minX == text.minX)
        let chevron = try #require(page.frames(ofType: "Image").last)
        #expect(chevron.maxX > link.maxX - 30)
    }

    @Test func `goes elsewhere than to a place that was not found`() throws {
        let graph = ViewGraph(
            title: "App", host: HostEnvironment(size: CGSize(width: 390, height: 800)),
            resources: AppResources(measurer: TenByTenFont()),
            location: PageLocation(base: "", segments: ["Late", "1"])
        ) { NavigationStack { NavigationLink("go") { Text("there") } } }
        let page = TestPage(graph)
        try page.tap("go")
        #expect(graph.place.isResolved)
        #expect(page.tree.place?.screens == 1)
    }
}

@MainActor @Suite struct `The destination of a value` {
    private struct Twice: View {
        @State private var hasOuter = true
        @State private var word = "first"

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("go", value: 1)
                    Button("rename") { word = "second" }
                    if hasOuter { Text("x").navigationDestination(for: Int.self) { Text("\(word) \($0)") } }
                    Button("remove") { hasOuter = false }
                }
            }
        }
    }

    @Test func `is the one closest to the root`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) {
            NavigationStack {
                VStack {
                    NavigationLink("go", value: 1)
                    Text("inner").navigationDestination(for: Int.self) { Text("inner \($0)") }
                }
                .navigationDestination(for: Int.self) { Text("outer \($0)") }
            }
        }
        try page.tap("go")
        #expect(page.texts.contains("outer 1") && !page.texts.contains("inner 1"))
    }

    @Test func `follows its closure`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Twice() }
        try page.tap("rename")
        try page.tap("go")
        page.advance(by: 2)
        #expect(page.texts.contains("second 1"))
    }

    @Test func `may be an optional item, which is nil after the way back`() throws {
        struct Items: View {
            @State private var item: Int?

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("item \(item ?? 0)")
                        Button("set 4") { item = 4 }
                        Button("set 5") { item = 5 }
                    }
                    .navigationDestination(item: $item) { number in
                        VStack {
                            Text("shown \(number)")
                            Button("next") { item = number + 1 }
                        }
                    }
                }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Items() }
        try page.tap("set 4")
        page.advance(by: 2)
        #expect(page.texts.contains("shown 4"))
        try page.tap("next")
        page.advance(by: 2)
        #expect(page.texts.contains("shown 5") && !page.texts.contains("shown 4"))
        try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text("/")))
        page.advance(by: 2)
        #expect(page.texts.contains("item 0"))
    }
}
