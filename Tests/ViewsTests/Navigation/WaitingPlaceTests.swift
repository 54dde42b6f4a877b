import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// A page at the URL of a screen whose stack is not there yet.
@MainActor @Suite struct `A place that waits for its stack` {
    private struct Stack: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Text("root")
                    NavigationLink("link", value: "x")
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
                .navigationDestination(for: String.self) { Text("text \($0)") }
            }
        }
    }

    private struct SignIn: View {
        @State private var isIn = false
        @State private var name = ""

        var body: some View {
            if isIn {
                Stack()
            } else {
                TextField("name", text: $name)
                Button("sign in") { isIn = true }
            }
        }
    }

    private final class Gate {
        var open: CheckedContinuation<Void, Never>?
    }

    private struct Loading: View {
        let gate: Gate
        @State private var isLoaded = false

        var body: some View {
            NavigationStack {
                if isLoaded {
                    Text("list").navigationDestination(for: Int.self) { Text("number \($0)") }
                } else {
                    Text("loading")
                }
            }
            .task {
                await withCheckedContinuation { gate.open = $0 }
                isLoaded = true
            }
        }
    }

    private func open<V: View>(
        _ view: V, at segments: [String], query: String? = nil, snapshot: Data? = nil
    ) -> TestPage {
        let page = TestPage(
            snapshot: snapshot, location: PageLocation(base: "/shop", segments: segments, query: query)
        ) { view }
        page.holdClock()
        return page
    }

    @Test func `opens when the stack appears behind a sign-in`() throws {
        let page = open(SignIn(), at: ["Int", "3"])
        #expect(page.graph.openPlace())
        try page.tap("sign in")
        page.advance(by: 5)
        #expect(page.texts.contains("number 3"))
        #expect(page.tree.place == DisplayPlace(path: "/shop/Int/3", screens: 1))
    }

    @Test func `waits with a page that sleeps`() throws {
        let page = open(SignIn(), at: ["Int", "3"])
        #expect(page.graph.openPlace())
        let again = open(SignIn(), at: [], snapshot: page.graph.snapshot())
        try again.tap("sign in")
        again.advance(by: 5)
        #expect(again.tree.place?.path == "/shop/Int/3")
    }

    @Test func `opens when a task has loaded what it names, and keeps the URL until then`() async throws {
        let gate = Gate()
        let page = open(Loading(gate: gate), at: ["Int", "3"])
        #expect(page.graph.openPlace())
        page.update()
        #expect(page.texts.contains("loading") && page.tree.place?.path == "/shop/Int/3")
        while gate.open == nil { await Task.yield() }
        gate.open?.resume()
        await page.change()
        page.advance(by: 5)
        #expect(page.texts.contains("number 3"))
    }

    @Test func `is given up when the tasks are over and no view knows it`() async throws {
        let gate = Gate()
        let page = open(Loading(gate: gate), at: ["Float", "3"])
        #expect(page.graph.openPlace())
        page.update()
        while gate.open == nil { await Task.yield() }
        gate.open?.resume()
        await page.change()
        await Task.yield()
        page.advance(by: 5)
        #expect(page.texts.contains("list") && page.tree.place?.path == "/shop")
        #expect(page.graph.isPlaceResolved)
    }

    @Test func `is given up when the user goes elsewhere`() async throws {
        struct Early: View {
            let gate: Gate
            var body: some View { Stack().task { await withCheckedContinuation { gate.open = $0 } } }
        }
        let gate = Gate()
        let page = open(Early(gate: gate), at: ["Float", "3"])
        #expect(page.graph.openPlace())
        page.update()
        #expect(page.tree.place?.path == "/shop/Float/3")
        try page.tap("link")
        page.advance(by: 5)
        #expect(page.texts.contains("text x") && page.tree.place?.path == "/shop/String/x")
        while gate.open == nil { await Task.yield() }
        gate.open?.resume()
    }

    @Test func `does not exist where a stack is there or none may appear`() {
        struct Plain: View {
            var body: some View { VStack { if Bool.random() { Text("a") } } }
        }
        #expect(!open(Stack(), at: ["Float", "3"]).graph.openPlace())
        #expect(!open(Plain(), at: ["Int", "3"]).graph.openPlace())
    }

    @Test func `is known by types to be possible`() {
        struct Recursive: View {
            let depth: Int
            var body: some View {
                Group {
                    if depth > 0 { AnyView(Recursive(depth: depth - 1)) }
                }
            }
        }
        func may<V: View>(@ViewBuilder _ view: () -> V) -> Bool { PlaceSearch.mayFind(in: type(of: view())) }
        #expect(may { SignIn() })
        #expect(may { VStack { SignIn().padding() } })
        #expect(may { Group { if Bool.random() { Stack() } } })
        #expect(may { AnyView(Text("a")) })
        #expect(may { Recursive(depth: 1) })
        #expect(may { TabView { SignIn().tabItem { Text("a") } } })
        #expect(!may { Stack() })
        #expect(!may { TabView { Stack().tabItem { Text("a") } } })
        #expect(!may { if Bool.random() { Text("a") } else { Button("b") {} } })
    }

    // MARK: The app's own action

    private func urls(at segments: [String], query: String?, then place: String? = nil) throws -> [String] {
        var urls: [String] = []
        let page = TestPage(location: PageLocation(base: "/shop", segments: segments, query: query)) {
            Stack().onOpenURL { urls.append($0.relativeString) }
        }
        page.holdClock()
        #expect(page.graph.isPlaceResolved || page.graph.openPlace())
        if let place {
            try page.graph.send(DisplayEvent(node: page.tree.root.id, type: .place, value: .text(place)))
            page.update()
        }
        return urls
    }

    @Test func `is left to the app with its query and its fragment`() throws {
        #expect(
            try urls(at: ["offers", "a b"], query: "sort=price&q=a%20b") == ["/shop/offers/a%20b?sort=price&q=a%20b"])
        #expect(try urls(at: [], query: "item=5") == ["/shop?item=5"])
        #expect(try urls(at: [], query: nil).isEmpty)
        #expect(try urls(at: ["Int", "3"], query: nil, then: "/shop/Int/3?a=1#part") == ["/shop/Int/3?a=1#part"])
        #expect(try urls(at: ["Int", "3"], query: nil, then: "/other#part").isEmpty)
    }
}
