import Combine
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Observation
import Testing
import TestKit

@testable import EspalierViews

@Observable private final class Basket {
    var items = 0
}

private final class Ledger: ObservableObject {
    @Published var total = 0
    @MainActor static var made = 0

    @MainActor init() { Ledger.made += 1 }
}

private struct Shop: App {
    @State private var basket = Basket()
    @State private var name = "nobody"
    @AppStorage("currency") private var currency = "crowns"

    var body: some Scene {
        WindowGroup {
            Button("\(name) has \(basket.items)") { basket.items += 1 }
            Button("be Ada") { name = "Ada" }
            Button("pay in \(currency)") { currency = "euros" }
        }
        WindowGroup("Rename", id: "rename") { Rename(name: $name) }
        Back()
    }

    private struct Rename: View {
        @Binding var name: String
        @AppStorage("currency") var currency = "crowns"
        var body: some View {
            Button("\(name), \(currency)") { name += "!" }
        }
    }

    private struct Back: Scene {
        @StateObject private var ledger = Ledger()

        var body: some Scene {
            WindowGroup("Ledger", id: "ledger") { Button("total \(ledger.total)") { ledger.total += 1 } }
        }
    }
}

@MainActor
private func open(_ scene: String, of app: AppInstance) throws -> TestPage {
    let request = WindowRequest(
        host: HostEnvironment(size: CGSize(width: 300, height: 200)), resources: AppResources(measurer: TenByTenFont()))
    return TestPage(try #require(app.open(scene, request) as? ViewGraph))
}

extension TestPage {
    /// The current texts of the page.
    fileprivate var current: [String] {
        update()
        return texts
    }
}

@MainActor
@Suite struct `A running app` {
    private func launch(_ values: ClientValues = ClientValues(), snapshot: Data? = nil) -> AppInstance {
        AppInstance(Shop.self, values: values, resources: AppResources(measurer: TenByTenFont()), snapshot: snapshot)
    }

    @Test func `lists its scenes in source order`() {
        #expect(
            launch().scenes == [
                SceneName(id: "", title: ""), SceneName(id: "rename", title: "Rename"),
                SceneName(id: "ledger", title: "Ledger"),
            ])
    }

    @Test func `shares its state among its pages, and with no other browser's`() throws {
        let (mine, others) = (launch(), launch())
        let first = try open("", of: mine)
        let second = try open("", of: mine)
        let foreign = try open("", of: others)
        for name in ["nobody has 0", "be Ada", "pay in crowns"] { try first.tap(name) }
        #expect(first.current == ["Ada has 1", "be Ada", "pay in euros"])
        #expect(second.current == ["Ada has 1", "be Ada", "pay in euros"])
        #expect(foreign.current == ["nobody has 0", "be Ada", "pay in crowns"])
    }

    @Test func `passes its state to views by bindings`() throws {
        let app = launch()
        let rename = try open("rename", of: app)
        let home = try open("", of: app)
        try rename.tap("nobody, crowns")
        #expect(rename.current == ["nobody!, crowns"])
        #expect(home.current.first == "nobody! has 0")
    }

    @Test func `creates an object of a custom scene once`() throws {
        let made = Ledger.made
        let app = launch()
        let first = try open("ledger", of: app)
        try first.tap("total 0")
        try first.tap("total 1")
        #expect(try open("ledger", of: app).texts == ["total 2"])
        #expect(Ledger.made == made + 1)
    }

    @Test func `notifies its other pages of a change, and not the one that made it`() throws {
        let app = launch()
        let first = try open("", of: app)
        let second = try open("", of: app)
        _ = (first.current, second.current)
        var notices: [String] = []
        first.graph.onInvalidation = { notices.append("first") }
        second.graph.onInvalidation = { notices.append("second") }
        try first.tap("be Ada")
        #expect(first.current.first == "Ada has 0")
        #expect(notices == ["second"])
    }

    @Test func `keeps the browser's values for its next run, even for another type`() throws {
        let values = ClientValues()
        let first = launch(values)
        let page = try open("", of: first)
        try page.tap("pay in crowns")
        first.end()
        let again = launch(ClientValues(values.data))
        #expect(try open("rename", of: again).texts == ["nobody, euros"])
        #expect(ClientValues(Data([1, 2, 3])).data.isEmpty)
    }

    @Test func `is not restored partially`() throws {
        let app = launch()
        try open("", of: app).tap("be Ada")
        #expect(app.snapshotObstacle == "Shop._basket: Basket is not Codable")
        #expect(try open("", of: launch(snapshot: app.snapshot())).texts.first == "nobody has 0")
    }

    private struct Counting: App {
        @State private var count = 0
        var body: some Scene {
            WindowGroup { Button("count \(count)") { count += 1 } }
        }
    }

    private struct Plain: App {
        @MainActor static var evaluations = 0

        var body: some Scene {
            Plain.count()
            return WindowGroup { Text("plain") }
        }

        @MainActor private static func count() { evaluations += 1 }
    }

    @Test func `without state is evaluated for each page and retains nothing between them`() throws {
        let evaluations = Plain.evaluations
        let app = AppInstance(Plain.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()))
        #expect(try open("", of: app).texts == ["plain"])
        #expect(Plain.evaluations == evaluations + 1)
        #expect(try open("", of: app).texts == ["plain"])
        #expect(Plain.evaluations == evaluations + 2)
        #expect(app.snapshot().isEmpty)
        #expect(app.snapshotObstacle == nil)
    }

    @MainActor private static let visits = Basket()

    private struct Watching: App {
        var body: some Scene {
            let items = visits.items
            return WindowGroup { Text("\(items) items") }
        }
    }

    @Test func `that observes a value follows it in all pages`() throws {
        let app = AppInstance(Watching.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()))
        let (first, second) = (try open("", of: app), try open("", of: app))
        #expect(first.texts == ["0 items"])
        Self.visits.items = 2
        #expect(first.current == ["2 items"])
        #expect(second.current == ["2 items"])
    }

    @Test func `continues from a snapshot`() throws {
        let app = AppInstance(Counting.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()))
        let page = try open("", of: app)
        try page.tap("count 0")
        try page.tap("count 1")
        #expect(app.snapshotObstacle == nil)
        let again = AppInstance(
            Counting.self, values: ClientValues(), resources: AppResources(measurer: TenByTenFont()),
            snapshot: app.snapshot())
        #expect(try open("", of: again).texts == ["count 2"])
    }
}

@MainActor
@Suite struct `A page's own event` {
    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func `is not an external invalidation`() throws {
        let page = TestPage { Counter() }
        var notices = 0
        page.graph.onInvalidation = { notices += 1 }
        try page.tap("count 0")
        page.graph.host.prefersDarkScheme = true
        page.update()
        #expect(page.texts == ["count 1"])
        #expect(notices == 0)
    }
}

private final class Model: ObservableObject {}
@Observable private final class Watched {}

@MainActor
@Suite struct `A page with a missing object` {
    private struct Old: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
    }

    private struct New: View {
        @Environment(Watched.self) private var watched
        var body: some View { Text("\(ObjectIdentifier(watched).hashValue)") }
    }

    private struct Late: View {
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }
            if isShown { Old() }
        }
    }

    @Test func `fails instead of the process, and reports which view lacks which object`() {
        #expect(
            TestPage {
                VStack {
                    Text("a"); Old()
                }
            }.graph.failure
                == PageFailure(
                    view: "Old", property: "_model",
                    reason:
                        "no ObservableObject of type Model: a view around it must have .environmentObject(_:) with one"
                ))
        #expect(
            TestPage { New() }.graph.failure?.description
                == "New._watched: no Watched in the environment: a view around it must have .environment(_:) with one")
    }

    @Test func `accepts no more events`() throws {
        let page = TestPage { Late() }
        let button = try #require(page.nodes.first { "\($0.type)" == "Button" })
        try page.tap("Show")
        #expect(page.graph.failure?.view == "Old")
        #expect(throws: EventRefusal.unknownNode(button.id)) {
            try page.graph.send(DisplayEvent(node: button.id, type: .tap))
        }
    }

    @Test func `that is optional does not fail`() {
        struct Optional: View {
            @Environment(Watched.self) private var watched: Watched?
            var body: some View { Text(watched == nil ? "none" : "some") }
        }
        #expect(TestPage { Optional() }.texts == ["none"])
    }
}
