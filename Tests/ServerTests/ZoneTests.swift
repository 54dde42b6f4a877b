import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Clock: App {
    var body: some Scene {
        WindowGroup { Text(Date(timeIntervalSince1970: 0).formatted() + " " + 1.5.formatted()) }
        WindowGroup("Plain", id: "plain") { Text(1.5.formatted()) }
    }
}

@MainActor
@Suite struct `The time zone of a browser` {
    private func serve() -> Application {
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Clock.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), log: Log { _ in }, now: { 1000 }, wallClock: { 1000 })
    }

    private func text(_ application: Application, _ languages: String, _ zone: String?) async -> String {
        var headers: RequestHeaders = [.accept: "application/json", .acceptLanguage: languages]
        if let zone { headers[.cookie] = "a=b; espalier-zone=\(zone); c" }
        let response = await application.respond(to: HTTPRequest(.get, "/", headers: headers))
        return response.text.replacing("\u{202f}", with: " ")
    }

    @Test func `two browsers see their own dates and numbers at the same time`() async {
        let application = serve()
        async let german = text(application, "de-DE", "Asia/Tokyo")
        async let american = text(application, "en-US", "America/New_York")
        #expect(await german.contains("1.1.1970, 9:00 1,5"))
        #expect(await american.contains("12/31/1969, 7:00 PM 1.5"))
    }

    @Test func `is asked for at once by a page that has lacked it`() async {
        let resources = AppResources(measurer: TenByTenFont())
        let application = Application(
            app: AppBlueprint(Clock.self, resources: resources), resources: resources,
            renderer: PageRenderer(
                assets: PageAssets(script: "/client.js", earlyScript: "/zone.js"), symbols: SymbolFiles()),
            files: StaticFiles(folder: nil), store: MemorySnapshotStore(), log: Log { _ in }, now: { 1000 },
            wallClock: { 1000 })
        func page(_ path: String, _ cookie: String?) async -> String {
            var headers: RequestHeaders = [.accept: "text/html"]
            if let cookie { headers[.cookie] = cookie }
            return await application.respond(to: HTTPRequest(.get, path, headers: headers)).text
        }
        let zone = TimeZone.current.identifier
        #expect(await page("/", nil).contains("<script data-zone=\"\(zone)\" src=\"/zone.js\"></script>"))
        #expect(await !page("/", "espalier-zone=Asia/Tokyo").contains("/zone.js"))
        #expect(await !page("/plain", nil).contains("/zone.js"))
    }

    @Test func `is reported by the request for a page's updates`() async throws {
        let server = try TestServer()
        let session = await server.open()
        #expect(server.lastScene.host.timeZone == nil)
        _ = await server.get(
            "/counter/updates?session=\(session)", [.accept: "text/event-stream", .cookie: "espalier-zone=Asia/Tokyo"])
        #expect(server.lastScene.host.timeZone == "Asia/Tokyo")
        _ = await server.get("/counter/updates?session=\(session)", [.accept: "text/event-stream"])
        #expect(server.lastScene.host.timeZone == "Asia/Tokyo")
    }

    @Test(arguments: [
        ("Europe/Berlin", "Europe/Berlin"), ("America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("Etc/GMT+3", "Etc/GMT+3"), ("UTC", "UTC"), ("Mars/Olympus", nil), ("undefined", nil), ("", nil),
        ("../../etc/passwd", nil), ("Europe/Berlin\u{0}", nil), ("Europe/\u{df}", nil),
        (String(repeating: "A", count: 100_000), nil),
    ])
    func `is known to the server's database`(value: String, zone: String?) {
        #expect(ZoneCookie.zone(in: [.cookie: "espalier-zone=\(value)"]) == zone)
        #expect(ZoneCookie.zone(in: [.cookie: "x=1; espalier-zone=\(value); y=2"]) == zone)
        #expect(ZoneCookie.zone(in: [:]) == nil)
        #expect(ZoneCookie.zone(in: [.cookie: "other=Europe/Berlin"]) == nil)
    }

    @Test func `belongs to a stored session only if it is known`() {
        #expect(WindowReport.holds(HostEnvironment(timeZone: "Asia/Tokyo")))
        #expect(!WindowReport.holds(HostEnvironment(timeZone: "Mars/Olympus")))
    }

    @Test func `of an older record is unknown`() throws {
        let record = try JSONEncoder().encode(HostEnvironment(languages: ["de"]))
        #expect(!String(decoding: record, as: UTF8.self).contains("timeZone"))
        #expect(try JSONDecoder().decode(HostEnvironment.self, from: record).timeZone == nil)
    }
}

/// Pages that keep a size when they appear, that only show one, and that only act.
private struct Sizes: App {
    var body: some Scene {
        WindowGroup { Kept() }
        WindowGroup("Shown", id: "shown") { GeometryReader { area in Text("\(area.size.width)") } }
        WindowGroup("Acting", id: "acting") { Text("a").onAppear {} }
        WindowGroup("Following", id: "following") { Text("a").onGeometryChange(for: CGSize.self, of: \.size) { _ in } }
    }

    private struct Kept: View {
        @State private var width = 0.0

        var body: some View {
            GeometryReader { area in Text("\(width)").onAppear { width = area.size.width } }
        }
    }
}

@MainActor
@Suite struct `The size of a browser's window` {
    private func page(_ path: String, _ headers: RequestHeaders = [:]) async -> String {
        await response(path, headers).text
    }

    private func response(_ path: String, _ headers: RequestHeaders = [:]) async -> HTTPResponse {
        let resources = AppResources(measurer: TenByTenFont())
        let application = Application(
            app: AppBlueprint(Sizes.self, resources: resources), resources: resources,
            renderer: PageRenderer(
                assets: PageAssets(script: "/client.js", earlyScript: "/zone.js"), symbols: SymbolFiles()),
            files: StaticFiles(folder: nil), store: MemorySnapshotStore(), log: Log { _ in }, now: { 1000 },
            wallClock: { 1000 })
        var headers = headers
        headers[.accept] = "text/html"
        return await application.respond(to: HTTPRequest(.get, path, headers: headers))
    }

    @Test func `is asked for at once by a page whose actions have used a guess`() async {
        #expect(await page("/").contains("<script data-guess=\"1024 768\" src=\"/zone.js\"></script>"))
        #expect(await page("/", [.userAgent: "Mobile"]).contains("data-guess=\"390 844\""))
        #expect(await response("/")["Critical-CH"] == "Sec-CH-Viewport-Width, Sec-CH-Viewport-Height")
        #expect(await response("/shown")["Critical-CH"] == nil)
    }

    @Test(arguments: ["/shown", "/acting", "/following"])
    func `is reported later by a page that keeps none`(path: String) async {
        #expect(await !page(path).contains("/zone.js"))
    }

    @Test func `is known on the second visit, by hints and by the query`() async {
        #expect(await !page("/", [.cookie: "espalier-window=1280_800_0_1.25_0_1_0"]).contains("/zone.js"))
        #expect(await !page("/", [.viewportWidth: "1280", .viewportHeight: "800"]).contains("/zone.js"))
    }
}
