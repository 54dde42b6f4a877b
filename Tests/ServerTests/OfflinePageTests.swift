import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

@MainActor private var evaluations = 0

private struct Harbor: App {
    var body: some Scene {
        WindowGroup { Text("Home") }
        OfflinePage { Lost() }
    }

    struct Lost: View {
        @Environment(\.identity) private var identity
        @Environment(\.locale) private var locale
        var body: some View {
            let _ = evaluations += 1
            Text("no connection, \(identity?.name ?? "guest"), \(locale.identifier)")
        }
    }
}

private struct Plain: App {
    var body: some Scene { WindowGroup { Text("Home") } }
}

@MainActor @Suite(.serialized) struct `A page for the time without a connection` {
    private func serve<A: App>(_ type: A.Type, basePath: String? = nil) throws -> Application {
        evaluations = 0
        let resources = AppResources(measurer: TenByTenFont())
        var settings = SessionSettings()
        var assets = PageAssets(script: "/public/client.js")
        assets.offlineScript = "/public/offline-1.js"
        if let basePath {
            settings.basePath = try #require(BasePath(basePath))
            assets.basePath = settings.basePath
        }
        return Application(
            app: AppBlueprint(type, resources: resources), resources: resources,
            renderer: PageRenderer(assets: assets, symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), settings: settings, log: Log { _ in })
    }

    private func get(
        _ target: String, of application: Application, cookie: String? = nil, languages: String? = nil
    ) async -> HTTPResponse {
        var headers: RequestHeaders = [.accept: "text/html"]
        (headers[.cookie], headers[.acceptLanguage]) = (cookie, languages)
        return await application.handler.respond(to: HTTPRequest(.get, target, headers: headers))
    }

    private let element = #"<script async fetchpriority=low src="/public/offline-1.js">"#

    @Test func `is kept from the second page on, so that the first load has no request more`() async throws {
        let application = try serve(Harbor.self)
        let first = await get("/", of: application)
        #expect(!first.text.contains("offline"))
        let cookie = first.headers.last { $0.value.contains("espalier-browser") }.map {
            String($0.value.prefix { $0 != ";" })
        }
        #expect(await get("/", of: application, cookie: cookie).text.contains(element))
        let plain = try serve(Plain.self)
        let other = await get("/", of: plain)
        let known = other.headers.last { $0.value.contains("espalier-browser") }.map {
            String($0.value.prefix { $0 != ";" })
        }
        #expect(await !get("/", of: plain, cookie: known).text.contains("offline"))
    }

    @Test func `is a document without a session, in the middle of its window, for a guest`() async throws {
        let application = try serve(Harbor.self)
        let page = await get("/public/offline-page.html", of: application)
        #expect(page.status == .ok && page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page.text.contains("no connection, guest, en"))
        #expect(page.text.contains("main{left:max(0px,50vw - 160px)!important;top:max(0px,50vh - 240px)!important}"))
        #expect(page.text.contains(#"<script async data-lost src="/public/offline-1.js">"#))
        #expect(!page.text.contains("client.js") && !page.text.contains("data-session") && !page.text.contains("<form"))
        #expect(page["X-Robots-Tag"] == "noindex" && page["Set-Cookie"] == nil)
        #expect(application.sessions.live.isEmpty)
    }

    @Test func `is made once for each language, whoever asks`() async throws {
        let application = try serve(Harbor.self)
        for _ in 1...3 {
            _ = await get("/public/offline-page.html", of: application)
            _ = await get("/public/offline-worker.js", of: application)
        }
        #expect(evaluations == 1)
        let german = await get("/public/offline-page.html", of: application, languages: "de-DE,de;q=0.9")
        #expect(german.text.contains("no connection, guest, de"))
        #expect(evaluations == 2)
        // Not more than a number of them are kept.
        for number in 0..<100 {
            _ = await get("/public/offline-page.html", of: application, languages: "de-DE;q=0.\(number)")
        }
        #expect(evaluations == 102)
        _ = await get("/public/offline-page.html", of: application)
        #expect(evaluations == 102)
    }

    @Test func `is kept by a worker that changes with it, and may serve the whole app`() async throws {
        let application = try serve(Harbor.self)
        let worker = await get("/public/offline-worker.js", of: application)
        #expect(worker["Content-Type"] == "text/javascript; charset=utf-8")
        #expect(worker["Service-Worker-Allowed"] == "/" && worker["Cache-Control"] == "no-cache")
        #expect(worker.text.contains("navigationPreload") && !worker.text.contains("PAGE_VERSION"))
        let german = await get("/public/offline-worker.js", of: application, languages: "de")
        #expect(german.text != worker.text)
        #expect(await get("/public/offline-worker.js", of: application).text == worker.text)
        let based = try serve(Harbor.self, basePath: "/team")
        #expect(await get("/team/public/offline-worker.js", of: based)["Service-Worker-Allowed"] == "/team/")
        #expect(
            await get("/team/public/offline-page.html", of: based).text.contains(#"src="/team/public/offline-1.js""#))
    }

    @Test func `is forgotten by browsers when the app has none any more`() async throws {
        let application = try serve(Plain.self)
        let worker = await get("/public/offline-worker.js", of: application)
        #expect(worker.status == .ok && worker.text.contains("const version=''"))
        #expect(await get("/public/offline-page.html", of: application).status == .notFound)
    }
}
