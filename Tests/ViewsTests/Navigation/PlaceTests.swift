import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private struct Item: Identifiable, Hashable {
    let id: Int
}

private enum Section { case browse, basket, account }

private struct Tabs: View {
    @State private var section = Section.browse

    var body: some View {
        TabView(selection: $section) {
            Tab("Browse", systemImage: "house", value: Section.browse) { stack("browse") }
            Tab("Basket", systemImage: "cart", value: Section.basket) { stack("basket") }
            Tab("Account", systemImage: "person", value: Section.account) { Text("your account") }
        }
    }

    private func stack(_ name: String) -> some View {
        NavigationStack {
            NavigationLink("\(name) 1", value: 1)
                .navigationDestination(for: Int.self) { Text("\(name) item \($0)") }
                .navigationTitle(name)
        }
    }
}

private struct Mail: View {
    @State private var box: String?
    @State private var message: Int?

    var body: some View {
        NavigationSplitView {
            List(["inbox", "sent"], id: \.self, selection: $box) { Text($0) }
        } content: {
            List([1, 2], id: \.self, selection: $message) { Text("\(box ?? "no box") message \($0)") }
        } detail: {
            NavigationStack {
                VStack {
                    Text(message.map { "message \($0)" } ?? "no message")
                    NavigationLink("attachment", value: "photo")
                }
                .navigationDestination(for: String.self) { Text("attached \($0)") }
            }
        }
    }
}

@MainActor @Suite struct `The place of a page` {
    private func open<V: View>(_ view: V, width: CGFloat = 390, at segments: [String] = []) -> TestPage {
        let page = TestPage(
            ViewGraph(
                host: HostEnvironment(size: CGSize(width: width, height: 800)),
                resources: AppResources(measurer: TenByTenFont()),
                location: PageLocation(base: "/app", segments: segments)
            ) { view })
        page.holdClock()
        return page
    }

    private func path(_ page: TestPage) -> String? { page.tree.place?.path }
    private func isResolved(_ page: TestPage) -> Bool { page.graph.isPlaceResolved }

    private func go(_ page: TestPage, to path: String) throws {
        try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text(path)))
        page.update()
        page.advance(by: 5)
    }

    // MARK: Tabs

    @Test func `names the selected tab by its case, but not the first one`() throws {
        let page = open(Tabs())
        #expect(path(page) == "/app")
        #expect(page.tree.title == "browse")
        try page.tap("Basket")
        #expect(path(page) == "/app/tab/basket")
        #expect(page.tree.title == "basket")
        try page.tap("Browse")
        #expect(path(page) == "/app")
        #expect(page.tree.title == "browse")
    }

    @Test func `contains the screens of the selected tab`() throws {
        let page = open(Tabs())
        try page.tap("Basket")
        try page.tap("basket 1")
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app/tab/basket/Int/1", screens: 1))
        try page.tap("Browse")
        #expect(page.tree.place == DisplayPlace(path: "/app", screens: 0))
    }

    @Test func `counts the choices of tabs, but not the screens`() throws {
        let page = open(Tabs())
        #expect(page.tree.place?.choice == 0)
        try page.tap("Basket")
        #expect(page.tree.place?.choice == 1)
        try page.tap("basket 1")
        page.advance(by: 5)
        #expect(page.tree.place?.choice == 1)
        try page.tap("Browse")
        #expect(page.tree.place?.choice == 2)
    }

    @Test func `goes from one tab or row to another`() throws {
        let tabs = open(Tabs())
        try go(tabs, to: "/app/tab/basket")
        try go(tabs, to: "/app/tab/account")
        #expect(path(tabs) == "/app/tab/account")
        let rows = open(Mail(), width: 1400)
        try rows.tap("inbox")
        try rows.tap("inbox message 2")
        try go(rows, to: "/app/String/inbox/Int/1")
        #expect(path(rows) == "/app/String/inbox/Int/1")
        try go(rows, to: "/app/String/sent")
        #expect(path(rows) == "/app/String/sent")
    }

    @Test func `counts the choices of rows where they show no screens`() throws {
        let wide = open(Mail(), width: 1400)
        try wide.tap("inbox")
        try wide.tap("inbox message 2")
        #expect(wide.tree.place == DisplayPlace(path: "/app/String/inbox/Int/2", screens: 0))
        #expect(wide.tree.place?.choice == 2)
        let narrow = open(Mail())
        try narrow.tap("inbox")
        narrow.advance(by: 5)
        #expect(narrow.tree.place == DisplayPlace(path: "/app/String/inbox", screens: 1))
        #expect(narrow.tree.place?.choice == 0)
    }

    @Test func `opens at a tab and its screens`() {
        let page = open(Tabs(), at: ["tab", "basket", "Int", "7"])
        page.advance(by: 5)
        #expect(isResolved(page))
        #expect(page.texts.contains("basket item 7"))
        #expect(path(page) == "/app/tab/basket/Int/7")
    }

    @Test(arguments: [["tab", "nowhere"], ["tab", "account", "Int", "1"], ["tab"], ["Int", "x"]])
    func `is unknown for other segments`(_ segments: [String]) {
        let page = open(Tabs(), at: segments)
        page.advance(by: 5)
        #expect(!isResolved(page))
    }

    @Test func `goes back to the tab of an entry of the history, with its screens`() throws {
        let page = open(Tabs())
        try page.tap("browse 1")
        page.advance(by: 5)
        try page.tap("Basket")
        try go(page, to: "/app/Int/1")
        #expect(path(page) == "/app/Int/1")
        #expect(page.texts.contains("browse item 1"))
        try go(page, to: "/app")
        #expect(path(page) == "/app")
        try go(page, to: "/app/tab/basket/Int/3")
        #expect(page.texts.contains("basket item 3"))
    }

    @Test func `is that of tabs without values by their numbers`() throws {
        let page = open(
            TabView {
                Text("one").tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            })
        try page.tap("Second")
        #expect(path(page) == "/app/tab/1")
    }

    @Test func `does not contain tabs in a sheet`() throws {
        let page = open(
            Text("page").sheet(isPresented: .constant(true)) {
                TabView {
                    Text("one").tabItem { Text("First") }
                    Text("two").tabItem { Text("Second") }
                }
            })
        #expect(page.tree.place == nil)
    }

    // MARK: Selections of split views

    @Test func `names the selections of a split view's lists`() throws {
        let page = open(Mail(), width: 1200)
        #expect(path(page) == "/app")
        try page.tap("inbox")
        #expect(path(page) == "/app/String/inbox")
        try page.tap("inbox message 2")
        #expect(path(page) == "/app/String/inbox/Int/2")
        try page.tap("attachment")
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app/String/inbox/Int/2/String/photo", screens: 1))
    }

    @Test func `opens at the selections of a split view`() {
        let page = open(Mail(), width: 1200, at: ["String", "sent", "Int", "1", "String", "photo"])
        page.advance(by: 5)
        #expect(isResolved(page))
        #expect(page.texts.contains("sent message 1"))
        #expect(page.texts.contains("attached photo"))
        #expect(path(page) == "/app/String/sent/Int/1/String/photo")
    }

    @Test func `is the same where the columns are screens`() throws {
        let page = open(Mail())
        try page.tap("inbox")
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app/String/inbox", screens: 1))
        try page.tap("inbox message 2")
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app/String/inbox/Int/2", screens: 2))
        try page.tap("attachment")
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app/String/inbox/Int/2/String/photo", screens: 3))
    }

    @Test func `opens at the screens of selected columns`() {
        let page = open(Mail(), at: ["String", "sent", "Int", "1", "String", "photo"])
        page.advance(by: 5)
        #expect(isResolved(page))
        #expect(page.texts.contains("attached photo"))
        #expect(page.tree.place == DisplayPlace(path: "/app/String/sent/Int/1/String/photo", screens: 3))
    }

    @Test func `clears the selection of a column to which the user comes back`() throws {
        let page = open(Mail())
        try page.tap("inbox")
        page.advance(by: 5)
        try go(page, to: "/app")
        #expect(page.tree.place == DisplayPlace(path: "/app", screens: 0))
        try page.tap("sent")
        page.advance(by: 5)
        #expect(path(page) == "/app/String/sent")
        try page.tap("Back")
        page.advance(by: 5)
        #expect(path(page) == "/app")
    }

    @Test func `shows the columns of selections that the app makes`() throws {
        struct Chooser: View {
            @State private var box: String? = "inbox"

            var body: some View {
                NavigationSplitView {
                    List(["inbox", "sent"], id: \.self, selection: $box) { Text($0) }
                } detail: {
                    VStack {
                        Text("box \(box ?? "none")")
                        Button("leave") { box = nil }
                    }
                }
            }
        }
        let page = open(Chooser())
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app/String/inbox", screens: 1))
        try page.tap("leave")
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app", screens: 0))
    }

    @Test func `contains the screens of the first of several stacks side by side`() throws {
        func stack(_ name: String) -> some View {
            NavigationStack {
                NavigationLink("go \(name)", value: name)
                    .navigationDestination(for: String.self) { Text("at \($0)") }
            }
        }
        let page = open(
            HStack {
                stack("one")
                stack("two")
            })
        try page.tap("go two")
        page.advance(by: 5)
        #expect(page.texts.contains("at two"))
        #expect(page.tree.place == DisplayPlace(path: "/app", screens: 0))
        try page.tap("go one")
        page.advance(by: 5)
        #expect(page.tree.place == DisplayPlace(path: "/app/String/one", screens: 1))
    }

    // MARK: Openings

    private func openings(_ page: TestPage) -> [DisplayOpening] { page.tree.openings }

    private struct Opener: View {
        @Environment(\.openURL) private var openURL
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        let log: (Bool) -> Void

        var body: some View {
            Button("open") { openURL(URL(string: "https://example.com/a?b=c")!) { log($0) } }
            Button("window") { openWindow(id: "activity") }
            Button("close") { dismissWindow() }
        }
    }

    @Test func `can be left for a URL that an action opens, once`() throws {
        var accepted: [Bool] = []
        let page = open(Opener { accepted.append($0) })
        try page.tap("open")
        #expect(openings(page) == [.url("https://example.com/a?b=c")])
        #expect(accepted == [true])
        try page.tap("close")
        #expect(openings(page) == [.close(path: nil)])
    }

    @Test func `is left by the app's own handler as it decides`() throws {
        var handled: [URL] = []
        for (result, expected, isAccepted) in [
            (OpenURLAction.Result.handled, [DisplayOpening](), true), (.discarded, [], false),
            (.systemAction, [.url("https://example.com/a?b=c")], true),
            (.systemAction(URL(string: "/other")!), [.url("/other")], true),
        ] {
            var accepted: [Bool] = []
            let page = open(
                Opener { accepted.append($0) }.environment(
                    \.openURL,
                    OpenURLAction {
                        handled.append($0)
                        return result
                    }))
            try page.tap("open")
            #expect(openings(page) == expected)
            #expect(accepted == [isAccepted])
        }
        #expect(handled.count == 4)
    }
}

@MainActor @Suite struct `A window group for values` {
    private struct Orders: App {
        var body: some Scene {
            WindowGroup { Opener() }
            WindowGroup("Order", id: "order", for: Int.self) { $order in
                VStack {
                    Text(order.map { "order \($0)" } ?? "no order")
                    Button("next") { order = (order ?? 0) + 1 }
                }
            }
            WindowGroup(for: String.self) { $name in
                Text("hello \(name)")
            } defaultValue: {
                "stranger"
            }
            Window("Activity", id: "activity") { Text("activity") }
        }
    }

    private struct Opener: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Button("order 7") { openWindow(id: "order", value: 7) }
            Button("any order") { openWindow(value: 8) }
            Button("a name") { openWindow(value: "a b/c") }
            Button("activity") { openWindow(id: "activity") }
            Button("nothing") { openWindow(id: "nowhere") }
            Button("close 7") { dismissWindow(id: "order", value: 7) }
            Button("close 8") { dismissWindow(value: 8) }
            Button("close activity") { dismissWindow(id: "activity") }
            Button("close nothing") { dismissWindow(id: "nowhere") }
        }
    }

    private func open(_ scene: String, value: String? = nil, snapshot: Data? = nil) throws -> TestPage {
        let resources = AppResources(measurer: TenByTenFont())
        let app = AppInstance(Orders.self, values: ClientValues(), resources: resources)
        let request = WindowRequest(
            host: HostEnvironment(), resources: resources, snapshot: snapshot,
            location: PageLocation(base: scene.isEmpty ? "" : "/" + scene, value: value))
        return TestPage(try #require(app.open(scene, request) as? ViewGraph))
    }

    @Test func `lists its scenes with the types of their values`() {
        let app = AppInstance(
            Orders.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()))
        #expect(
            app.scenes == [
                SceneName(id: "", title: ""), SceneName(id: "order", title: "Order", hasValues: true),
                SceneName(id: "String", title: "", hasValues: true), SceneName(id: "activity", title: "Activity"),
            ])
    }

    @Test func `gives its content the value of the URL`() throws {
        let page = try open("order", value: "42")
        #expect(page.texts.contains("order 42"))
        #expect(page.tree.title == "Order")
        #expect(page.tree.place?.path == "/order/42")
        #expect(try open("order").texts.contains("no order"))
        #expect(try open("String").texts.contains("hello stranger"))
        #expect(try open("String", value: "you").texts.contains("hello you"))
    }

    @Test func `does not exist for a text that is none of its values`() throws {
        let page = try open("order", value: "x")
        _ = page.tree
        #expect(!page.graph.isPlaceResolved)
        #expect(!page.graph.openPlace())
    }

    @Test func `has the value of its content in the URL, and in its snapshot`() throws {
        let page = try open("order", value: "42")
        try page.tap("next")
        #expect(page.texts.contains("order 43"))
        #expect(page.tree.place?.path == "/order/43")
        let restored = try open("order", snapshot: page.graph.snapshot())
        #expect(restored.texts.contains("order 43"))
        #expect(restored.tree.place?.path == "/order/43")
    }

    @Test func `is closed by the paths of its windows`() throws {
        let page = try open("")
        for (title, path) in [
            ("close 7", "/order/7"), ("close 8", "/order/8"), ("close activity", "/activity"),
        ] {
            try page.tap(title)
            #expect(page.tree.openings == [.close(path: path)], "\(title)")
        }
        let tree = page.tree
        try page.tap("close nothing")
        #expect(page.tree === tree || page.tree.openings.isEmpty)
    }

    @Test func `opens in windows of their paths`() throws {
        let page = try open("")
        for (title, path) in [
            ("order 7", "/order/7"), ("any order", "/order/8"), ("a name", "/String/a%20b%2Fc"),
            ("activity", "/activity"),
        ] {
            try page.tap(title)
            #expect(page.tree.openings == [.window(path: path)], "\(title)")
        }
        try page.tap("nothing")
        #expect(page.tree.openings.isEmpty || page.tree.openings == [.window(path: "/activity")])
    }
}
