import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierViews
import Foundation
import SwiftUI
import Synchronization
import Testing
import TestKit

@testable import EspalierServer

@Observable private final class Basket {
    var items = 0
}

private struct Shop: App {
    @State private var basket = Basket()
    @AppStorage("name") private var name = "nobody"

    var body: some Scene {
        WindowGroup {
            Button("items \(basket.items)") { basket.items += 1 }
            Button("name \(name)") { name += "!" }
        }
        WindowGroup("Broken", id: "broken") { Broken() }
    }

    private struct Broken: View {
        final class Model: ObservableObject {}
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }
            if isShown { Missing() }
        }

        struct Missing: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("\(model)") }
        }
    }
}

private struct Counting: App {
    @State private var count = 0
    var body: some Scene {
        WindowGroup { Button("count \(count)") { count += 1 } }
    }
}

@MainActor
@Suite(.serialized) struct `Browsers of an app` {
    private final class Clock { var time = 1000.0 }
    private let clock = Clock()
    private let logged = TestServer.Logged()

    private func serve(
        _ app: AppBlueprint? = nil, store: any SnapshotStore = MemorySnapshotStore(),
        settings: SessionSettings = SessionSettings()
    ) -> Application {
        let (logged, clock) = (logged, clock)
        return Application(
            app: app ?? AppBlueprint(Shop.self, resources: AppResources(measurer: TenByTenFont())),
            resources: AppResources(measurer: TenByTenFont()),
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()),
            files: StaticFiles(folder: nil), store: store, settings: settings,
            log: Log(linesPerSecond: 10_000) { line in
                logged.lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
            }, now: { clock.time }, wallClock: { clock.time })
    }

    @Test func `do not see each other's state, and the tabs of one share it`() async {
        let application = serve()
        let (ada, bob) = (Visitor(application), Visitor(application))
        let first = await ada.get("/")
        _ = await ada.tap("items 0", on: first)
        _ = await ada.tap("name nobody", on: first)
        #expect(await ada.get("/").node("items 1") != nil)
        #expect(await ada.get("/").node("name nobody!") != nil)
        let foreign = await bob.get("/")
        #expect(foreign.node("items 0") != nil)
        #expect(foreign.node("name nobody") != nil)
        #expect(ada.cookies[BrowserCookie.name] != bob.cookies[BrowserCookie.name])
    }

    @Test func `report each value that is set, as long as they have pages`() {
        let registry = ClientRegistry(
            AppBlueprint(Counting.self, resources: AppResources(measurer: TenByTenFont())), read: { _ in nil })
        let client = registry.client("c")
        var changed: [String] = []
        registry.onChange = { changed.append($0.id) }
        client.values.onChange?()
        #expect(changed == ["c"])
        #expect(registry.client("c") === client)
        client.attach("s")
        registry.release(client, "other")
        #expect(registry.client("c") === client)
        registry.release(client, "s")
        #expect(registry.client("c") !== client)
    }

    @Test func `have exclusive access to their sessions`() async {
        let application = serve()
        let (ada, bob, curl) = (
            Visitor(application), Visitor(application), Visitor(application, keepsCookies: false)
        )
        let page = await ada.get("/")
        _ = await ada.get("/?session=\(page.session)")
        _ = await bob.get("/")
        #expect(await bob.get("/?session=\(page.session)").status == .gone)
        #expect(await bob.tap("items 0", on: page).status == .gone)
        #expect(await curl.tap("items 0", on: page).status == .gone)
        let updates = await application.respond(
            to: HTTPRequest(.get, "/updates?session=\(page.session)", headers: [.accept: "text/event-stream"]))
        #expect(updates.status == .gone)
        #expect(await ada.tap("items 0", on: page).node("items 1") != nil)
    }

    @Test func `keep exclusive access to sleeping sessions`() async {
        let application = serve(AppBlueprint(Counting.self, resources: AppResources(measurer: TenByTenFont())))
        let (ada, bob) = (Visitor(application), Visitor(application))
        let page = await ada.get("/")
        _ = await ada.get("/?session=\(page.session)")
        clock.time += 1000
        application.sessions.sweep()
        #expect(application.sessions.live.isEmpty)
        _ = await bob.get("/")
        #expect(await bob.get("/?session=\(page.session)").status == .gone)
        #expect(await ada.get("/?session=\(page.session)").status == .ok)
    }

    @Test func `do not exist for a program without cookies, which is identified by its sessions`() async {
        let application = serve()
        let curl = Visitor(application, keepsCookies: false)
        let (first, second) = (await curl.get("/"), await curl.get("/"))
        #expect(await curl.tap("items 0", on: first).node("items 1") != nil)
        #expect(await curl.get("/?session=\(first.session)").node("items 1") != nil)
        #expect(await curl.get("/?session=\(second.session)").node("items 0") != nil)
    }

    @Test func `get their values back after a restart`() async throws {
        let file = TemporaryFile()
        let first = serve(store: try SQLiteSnapshotStore(path: file.path))
        let ada = Visitor(first)
        _ = await ada.tap("name nobody", on: await ada.get("/"))
        first.shutDown()
        let second = serve(store: try SQLiteSnapshotStore(path: file.path))
        let again = Visitor(second, cookies: ada.cookies)
        #expect(await again.get("/").node("name nobody!") != nil)
        #expect(await Visitor(second).get("/").node("name nobody") != nil)
    }

    @Test func `whose app has state that is not Codable stay awake, and the app starts over after a restart`()
        async throws
    {
        let file = TemporaryFile()
        let first = serve(store: try SQLiteSnapshotStore(path: file.path))
        let ada = Visitor(first)
        let page = await ada.get("/")
        _ = await ada.tap("items 0", on: page)
        clock.time += 1000
        first.sessions.sweep()
        #expect(await ada.get("/?session=\(page.session)").node("items 1") != nil)
        first.shutDown()

        let second = serve(store: try SQLiteSnapshotStore(path: file.path))
        let again = Visitor(second, cookies: ada.cookies)
        #expect(await again.get("/?session=\(page.session)").node("items 0") != nil)
        #expect(logged.lines.withLock { $0.contains { $0.contains("app starts over") } })
    }

    @Test func `whose app is Codable sleep, and the app sleeps with its pages`() async {
        let application = serve(AppBlueprint(Counting.self, resources: AppResources(measurer: TenByTenFont())))
        let ada = Visitor(application)
        let page = await ada.get("/")
        _ = await ada.tap("count 0", on: page)
        clock.time += 1000
        application.sessions.sweep()
        #expect(application.sessions.live.isEmpty)
        #expect(await ada.get("/?session=\(page.session)").node("count 1") != nil)
        #expect(await ada.get("/").node("count 1") != nil)
    }

    @Test func `lose only the page that fails, and the log names the view`() async {
        let application = serve()
        let ada = Visitor(application)
        let (good, bad) = (await ada.get("/"), await ada.get("/broken"))
        #expect(await ada.tap("Show", on: bad, at: "/broken").status == .internalServerError)
        #expect(await ada.get("/broken?session=\(bad.session)").status == .gone)
        #expect(await ada.tap("items 0", on: good).node("items 1") != nil)
        #expect(
            logged.lines.withLock { lines in
                lines.contains { $0.contains("Missing._model: no ObservableObject of type Model") }
            })
    }
}
