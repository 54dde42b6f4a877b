import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Switching: App {
    @State private var total = 0

    var body: some Scene {
        WindowGroup { Page(total: $total) }
    }

    private struct Page: View {
        @Binding var total: Int
        @State private var isShown = true

        var body: some View {
            Button("total \(total)") { total += 1 }
            Button("Switch") { isShown.toggle() }
            if isShown { Counter() }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }
}

/// State that is restored from a snapshot: once, and for one instance.
@MainActor @Suite(.serialized) struct `Restored state` {
    private final class Clock { var time = 1000.0 }
    private let clock = Clock()

    private func serve() -> Application {
        let clock = clock
        return Application(
            app: AppBlueprint(Switching.self, resources: AppResources(measurer: TenByTenFont())),
            resources: AppResources(measurer: TenByTenFont()),
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), now: { clock.time }, wallClock: { clock.time })
    }

    private func putPagesToSleep(in application: Application) {
        clock.time += 1000
        application.sessions.sweep()
        #expect(application.sessions.live.isEmpty)
    }

    @Test func `is not used again by a view that was removed and returns`() async {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/")
        _ = await ada.tap("count 0", on: page)
        putPagesToSleep(in: application)
        let woken = await ada.get("/?session=\(page.session)")
        #expect(woken.node("count 1") != nil)
        let without = await ada.tap("Switch", on: woken)
        #expect(without.node("count 1") == nil)
        #expect(await ada.tap("Switch", on: without).node("count 0") != nil)
    }

    @Test func `of an app is used by one instance, which the woken pages share`() async {
        let application = serve()
        let ada = Visitor(application)
        let first = await ada.get("/")
        let second = await ada.get("/")
        _ = await ada.tap("total 0", on: first)
        putPagesToSleep(in: application)
        let woken = await ada.get("/?session=\(first.session)")
        #expect(await ada.tap("total 1", on: woken).node("total 2") != nil)
        #expect(await ada.get("/?session=\(second.session)").node("total 2") != nil)
        #expect(await ada.get("/").node("total 2") != nil)
    }

    @Test func `wakes one page, for any number of simultaneous requests`() async throws {
        let server = try TestServer()
        let session = await server.open()
        server.time += 61
        server.application.sessions.sweep()
        #expect(server.application.sessions.live.isEmpty)
        let tap = #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#
        async let first = server.post("/counter/events", tap)
        async let second = server.post("/counter/events", tap)
        async let page = server.get("/counter.json?session=\(session)")
        #expect(await [first.status, second.status, page.status] == [.ok, .ok, .ok])
        #expect(server.sceneCount == 2)
        #expect(await server.get("/counter.json?session=\(session)").text.contains(#""text":"2 ""#))
    }
}
