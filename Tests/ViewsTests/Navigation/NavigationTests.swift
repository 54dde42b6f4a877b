import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

struct ShopOrder: Hashable, Codable {
    var id: Int
}

private struct Secret: Hashable {
    var id: Int
}

private final class Log {
    var lines: [String] = []
}

private struct OrderScreen: View {
    let order: ShopOrder
    let log: Log
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text("order \(order.id) presented: \(isPresented)")
            Button("taps of \(order.id): \(taps)") { taps += 1 }
            NavigationLink("next of \(order.id)", value: ShopOrder(id: order.id + 1))
            NavigationLink("view of \(order.id)") { Text("a view").navigationTitle("View") }
            Button("dismiss \(order.id)") { dismiss() }
        }
        .navigationTitle("Order \(order.id)")
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { log.lines.append("\(order.id) appears") }
        .onDisappear { log.lines.append("\(order.id) disappears") }
    }
}

private struct Orders: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("order 1", value: ShopOrder(id: 1))
                NavigationLink("secret", value: Secret(id: 7))
                NavigationLink("text", value: "hello")
                NavigationLink("nothing", value: 3.5)
                NavigationLink("none", value: Int?.none)
                Button("show") { isShown = true }
            }
            .navigationTitle("Orders")
            .navigationDestination(for: ShopOrder.self) { OrderScreen(order: $0, log: log) }
            .navigationDestination(for: Secret.self) { Text("secret \($0.id)") }
            .navigationDestination(for: String.self) { Text("text \($0)") }
            .navigationDestination(isPresented: $isShown) { Text("shown").navigationTitle("Shown") }
            .onAppear { log.lines.append("root appears") }
            .onDisappear { log.lines.append("root disappears") }
        }
    }
}

@MainActor @Suite struct `A navigation stack` {
    private let log = Log()

    private func opened(at segments: [String] = [], snapshot: Data? = nil) -> TestPage {
        let graph = ViewGraph(
            title: "App", host: HostEnvironment(size: CGSize(width: 390, height: 800)),
            resources: AppResources(measurer: TenByTenFont()), snapshot: snapshot,
            location: PageLocation(base: "/shop", segments: segments)
        ) { Orders(log: log) }
        let page = TestPage(graph)
        page.holdClock()
        return page
    }

    private func settle(_ page: TestPage) { page.advance(by: 5) }

    private func screens(_ page: TestPage) -> [DisplayNode] { page.nodes.filter { "\($0.type)" == "Screen" } }

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

    @Test func `is the page's place, with the types and texts of its values`() throws {
        let page = opened()
        #expect(page.tree.place == DisplayPlace(path: "/shop", screens: 0))
        try page.tap("text")
        #expect(page.tree.place == DisplayPlace(path: "/shop/String/hello", screens: 1))
        let other = opened()
        try other.tap("order 1")
        // [{"id":1}] in base64url
        #expect(other.tree.place == DisplayPlace(path: "/shop/ShopOrder/~W3siaWQiOjF9XQ", screens: 1))
        let secret = opened()
        try secret.tap("secret")
        #expect(secret.tree.place == DisplayPlace(path: "/shop/Secret/!0", screens: 1))
    }

    @Test func `opens at the place of a URL, several screens deep`() {
        let page = opened(at: ["ShopOrder", "~W3siaWQiOjF9XQ", "String", "hello"])
        #expect(page.graph.openPlace())
        #expect(page.texts.contains("text hello"))
        #expect(page.tree.place == DisplayPlace(path: "/shop/ShopOrder/~W3siaWQiOjF9XQ/String/hello", screens: 2))
    }

    @Test func `opens at the place of a view's link`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("view of 1")
        let path = try #require(page.tree.place?.path)
        let again = opened(at: path.split(separator: "/").dropFirst().map(String.init))
        #expect(again.graph.openPlace())
        #expect(again.texts.contains("a view"))
    }

    @Test(arguments: [
        ["ShopOrder", "nonsense"], ["Nothing", "1"], ["ShopOrder"], ["view", "abc"], ["Secret", "!0"],
        ["ShopOrder", "~"],
        ["ShopOrder", "~W10"], ["String", "a", "ShopOrder", "x"],
    ])
    func `knows no other places`(_ segments: [String]) {
        #expect(!opened(at: segments).graph.openPlace())
    }

    @Test func `follows the browser's buttons`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("taps of 1: 0")
        try page.tap("next of 1")
        settle(page)
        let deep = try #require(page.tree.place?.path)
        func go(_ path: String) throws {
            try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text(path)))
            settle(page)
        }
        try go("/shop/ShopOrder/~W3siaWQiOjF9XQ")
        // The screen that both places have is the same.
        #expect(page.texts.contains("taps of 1: 1"))
        try go(deep)
        #expect(page.texts.contains("order 2 presented: true"))
        try go("/shop")
        #expect(page.tree.place == DisplayPlace(path: "/shop", screens: 0))
        try page.tap("text")
        settle(page)
        for path in [
            "/elsewhere", "/shopping", "/shop" + String(repeating: "/a/b", count: 5000),
            "/shop/" + String(repeating: "a", count: 20_000),
        ] {
            try go(path)
            #expect(page.tree.place == DisplayPlace(path: "/shop/String/hello", screens: 1))
        }
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .number(1)))
        }
    }

    @Test func `goes back to a value without a text within the same page`() throws {
        let page = opened()
        try page.tap("secret")
        settle(page)
        for path in ["/shop", "/shop/Secret/!0"] {
            try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text(path)))
            settle(page)
        }
        #expect(page.texts.contains("secret 7"))
    }

    @Test func `writes links that the browser can open elsewhere`() {
        let page = opened()
        func address(_ text: String) -> String? {
            if case .link(let link)? = page.target(text, for: .tap)?.content { link.url } else { nil }
        }
        #expect(address("order 1") == "/shop/ShopOrder/~W3siaWQiOjF9XQ")
        #expect(address("text") == "/shop/String/hello")
        #expect(address("secret") == nil)
        #expect(page.target("secret", for: .tap)?.semantics?.role == .link)
    }

    @Test func `keeps its screens in a snapshot, as far as they can be encoded`() throws {
        let page = opened()
        try page.tap("order 1")
        try page.tap("taps of 1: 0")
        let again = opened(snapshot: page.graph.snapshot())
        #expect(again.texts.contains("taps of 1: 1"))
        let secret = opened()
        try secret.tap("secret")
        #expect(opened(snapshot: secret.graph.snapshot()).tree.place == DisplayPlace(path: "/shop", screens: 0))
    }
}

@MainActor @Suite struct `A path of the app` {
    private struct Typed: View {
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Button("reset") { path = [5, 6] }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("number \(number)")
                            NavigationLink("push \(number)", value: number + 1)
                            NavigationLink("push text", value: "text")
                            Button("replace \(number)") { path = [8] }
                            Button("root") { path.removeAll() }
                            Text("path \(path.map(String.init).joined(separator: ","))")
                        }
                    }
            }
        }
    }

    private func page() -> TestPage {
        TestPage(width: 390, height: 800, holdsClock: true) { Typed() }
    }

    @Test func `decides about the screens`() throws {
        let page = page()
        #expect(page.texts.contains("number 1"))
        try page.tap("push 1")
        page.advance(by: 5)
        #expect(page.texts.contains("path 1,2"))
        try page.tap("replace 2")
        page.advance(by: 5)
        #expect(page.texts.contains("number 8"))
        try page.tap("root")
        page.advance(by: 5)
        try page.tap("reset")
        page.advance(by: 5)
        #expect(page.texts.contains("path 5,6"))
        #expect(page.tree.place == DisplayPlace(path: "/Int/5/Int/6", screens: 2))
    }

    @Test func `takes only values of its type`() throws {
        let page = page()
        try page.tap("push text")
        page.advance(by: 5)
        #expect(page.texts.contains("path 1"))
    }
}

@Suite struct `A navigation path` {
    @Test func `is encoded as an array of types and values, the last one first`() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        #expect(path.count == 3)
        let data = try JSONEncoder().encode(try #require(path.codable))
        #expect(String(decoding: data, as: UTF8.self) == #"["SS","\"three\"","Si","2","Si","1"]"#)
        let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(again == path)
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
    }

    @Test func `with other values cannot be encoded`() {
        var path = NavigationPath()
        path.append(Secret(id: 1))
        #expect(path.codable == nil)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(#"["NoSuchType","1"]"#.utf8))
        }
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
        #expect(page.texts == ["content", "Cancel", "T", "Save", "One", "Two"])
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
        #expect(texts(true) == ["content", "Done"])
        #expect(texts(false) == ["content", "Edit"])
    }

    @Test func `shows views for the whole toolbar at its end`() throws {
        let page = page { Text("content").toolbar { Button("Add") {} } }
        #expect(try #require(page.frame(of: "Add")).maxX == 374)
    }
}

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
        try page.tap("present")
        #expect(page.texts.contains("sheet"))
        #expect(fields(of: page) == 1)
        try page.tap("push")
        #expect(page.texts.contains("pushed"))
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
