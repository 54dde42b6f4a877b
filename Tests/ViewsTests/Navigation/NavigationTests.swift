import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A navigation stack` {
    let log = OrderLog()

    func opened(at segments: [String] = [], snapshot: Data? = nil) -> TestPage {
        let graph = ViewGraph(
            title: "App", host: HostEnvironment(size: CGSize(width: 390, height: 800)),
            resources: AppResources(measurer: TenByTenFont()), snapshot: snapshot,
            location: PageLocation(base: "/shop", segments: segments)
        ) { Orders(log: log) }
        let page = TestPage(graph)
        page.holdClock()
        return page
    }

    func settle(_ page: TestPage) { page.advance(by: 5) }

    func screens(_ page: TestPage) -> [DisplayNode] { page.nodes.filter { "\($0.type)" == "Screen" } }

    @Test func `pushes the destination of a link's value and goes back`() throws {
        let page = opened()
        #expect(page.tree.title == "Orders")
        try page.tap("order 1")
        settle(page)
        #expect(page.texts.contains("order 1 presented: true"))
        #expect(page.tree.title == "Order 1")
        #expect(log.lines == ["root appears", "1 appears", "root disappears"])
        try page.tap("dismiss 1")
        settle(page)
        #expect(!page.texts.contains("order 1 presented: true"))
        #expect(page.tree.title == "Orders")
        #expect(
            log.lines.suffix(2) == ["root appears", "1 disappears"]
                || log.lines.suffix(2) == ["1 disappears", "root appears"])
    }

    @Test func `keeps the state of covered screens, which cannot be used`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("taps of 1: 0")
        try page.tap("next of 1")
        settle(page)
        #expect(screens(page).map { $0.semantics?.isInert ?? false } == [true, false])
        try page.tap("dismiss 2")
        settle(page)
        #expect(page.texts.contains("taps of 1: 1"))
    }

    @Test func `shows only the upper two of its screens to the page`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("next of 1")
        try page.tap("next of 2")
        settle(page)
        #expect(screens(page).count == 2)
        #expect(!page.texts.contains("order 1"))
    }

    @Test func `moves the views of a new screen only with the screen`() throws {
        struct Numbers: View {
            @State private var isOpen = true

            var body: some View {
                NavigationStack {
                    NavigationLink("open", value: 1)
                        .navigationDestination(for: Int.self) { number in
                            List {
                                Section {
                                    ForEach([1, 2, 3].filter { $0 != number }, id: \.self) { Text("row \($0)") }
                                }
                            }
                            .navigationTitle("Number \(number)")
                            .toolbar { Button("tool") { isOpen.toggle() } }
                        }
                }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Numbers() }
        try page.tap("open")
        #expect(page.steps.count == 2)
        func arriving(_ node: DisplayNode) -> [DisplayNode] {
            if node.transition == .arriving { return [node] }
            return node.children.flatMap(arriving)
        }
        let start = try #require(arriving(page.steps[0].root).first)
        func all(_ node: DisplayNode) -> [DisplayNode] { [node] + node.children.flatMap(all) }
        #expect(all(start).dropFirst().filter { $0.transition == .arriving }.map { "\($0.type)" } == [])
        #expect(page.texts.contains("row 2") && page.texts.contains("tool"))
    }

    @Test func `has a button that goes back, named after the screen below`() throws {
        let page = opened()
        try page.tap("order 1")
        settle(page)
        try page.tap("Orders")
        settle(page)
        #expect(page.tree.place == DisplayPlace(path: "/shop", screens: 0))
    }

    @Test func `pushes views of links and of values that become true`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("view of 1")
        settle(page)
        #expect(page.texts.contains("a view"))
        #expect(page.tree.title == "View")
        let other = opened()
        try other.tap("show")
        settle(other)
        #expect(other.texts.contains("shown"))
        try other.graph.send(DisplayEvent(node: other.tree.root.id, type: .place, value: .text("/shop")))
        settle(other)
        #expect(!other.texts.contains("shown"))
        // The value is false again, so that it can push once more.
        try other.tap("show")
        settle(other)
        #expect(other.texts.contains("shown"))
    }

    @Test func `shows the next destination when the view with the first one goes`() throws {
        struct Rival: View {
            @State private var isDeclared = true

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("one", value: 1)
                        if isDeclared { Text("declares").navigationDestination(for: Int.self) { number($0, "first") } }
                        // Farther from the root.
                        VStack {
                            VStack {
                                VStack { Text("too").navigationDestination(for: Int.self) { number($0, "second") } }
                            }
                        }
                    }
                }
            }

            private func number(_ value: Int, _ name: String) -> some View {
                Button("\(name) \(value)") { isDeclared = false }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Rival() }
        try page.tap("one")
        settle(page)
        try page.tap("first 1")
        settle(page)
        #expect(page.texts.contains("second 1") && !page.texts.contains("first 1"))
    }

    @Test func `forgets the destination of a view that goes`() throws {
        struct Forgetful: View {
            @State private var isDeclared = true

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("one", value: 1)
                        Button("forget") { isDeclared = false }
                        if isDeclared { Text("declares").navigationDestination(for: Int.self) { Text("number \($0)") } }
                    }
                }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Forgetful() }
        try page.tap("one")
        settle(page)
        #expect(page.texts.contains("number 1"))
        try page.tap("Back")
        settle(page)
        try page.tap("forget")
        try page.tap("one")
        settle(page)
        #expect(!page.texts.contains("number 1"))
        #expect(page.nodes.contains { $0.semantics?.label == "No destination" })
    }

    @Test func `shows a warning for a value without a destination`() throws {
        let page = opened()
        try page.tap("nothing")
        settle(page)
        #expect(page.nodes.contains { $0.semantics?.label == "No destination" })
    }

    @Test func `disables a link without a value`() {
        #expect(opened().target("none", for: .tap) == nil)
    }

    // MARK: The place

    @Test func `leaves a path that it does not know to the app`() {
        var opened: [String] = []
        let graph = ViewGraph(
            host: HostEnvironment(size: CGSize(width: 390, height: 800)),
            resources: AppResources(measurer: TenByTenFont()),
            location: PageLocation(base: "/shop", segments: ["offers", "a b"])
        ) {
            NavigationStack { Text("root") }.onOpenURL { opened.append($0.relativeString) }
        }
        _ = TestPage(graph)
        #expect(graph.openPlace())
        #expect(opened == ["/shop/offers/a%20b"])
    }

    @Test func `leaves an unknown path to the current action of a view that exists`() {
        struct Opening: View {
            let isRemoved: Bool
            let log: (String) -> Void
            @State private var name = "old"

            var body: some View {
                let name = name
                if name == "old" || !isRemoved { Text("root").onOpenURL { log("\(name) \($0.relativeString)") } }
                Text("other").onAppear { self.name = "new" }
            }
        }
        var opened: [String] = []
        func opens(isRemoved: Bool) -> Bool {
            let graph = ViewGraph(
                host: HostEnvironment(size: CGSize(width: 390, height: 800)),
                resources: AppResources(measurer: TenByTenFont()),
                location: PageLocation(base: "/shop", segments: ["offers"])
            ) { Opening(isRemoved: isRemoved) { opened.append($0) } }
            _ = TestPage(graph)
            return graph.openPlace()
        }
        #expect(opens(isRemoved: false) && opened == ["new /shop/offers"])
        #expect(!opens(isRemoved: true) && opened.count == 1)
    }
}
