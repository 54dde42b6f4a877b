import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Harbor: App {
    var body: some Scene {
        WindowGroup { Text("Harbor") }
        WindowGroup("Boats", id: "boats") {
            Text("Boats").pageDescription("Boats to hire.").pageImage(URL(string: "/public/boat.png")!)
        }
        WindowGroup(id: "basket") { Text("Basket").pageIndexing(.never) }
        WindowGroup(id: "own") { Text("Own").pageIndexing(.never).responseHeader("X-Robots-Tag", "none") }
    }
}

@MainActor @Suite struct `The response with metadata` {
    private func get(
        _ target: String, host: String? = "boats.example", isSecure: Bool = true, accept: String = "text/html"
    ) async -> HTTPResponse {
        let resources = AppResources(measurer: TenByTenFont())
        let application = Application(
            app: AppBlueprint(Harbor.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore())
        var headers: RequestHeaders = [.accept: accept]
        headers[.host] = host
        var request = HTTPRequest(.get, target, headers: headers)
        request.isSecure = isSecure
        return await application.respond(to: request)
    }

    private func addresses(_ response: HTTPResponse) -> [String] {
        response.text.matches(of: /<meta property=og:(?:url|image) content="([^"]*)">/).map { String($0.1) }
    }

    @Test func `names addresses with the host and the scheme of the request, without parameters`() async {
        #expect(
            addresses(await get("/boats?from=mail"))
                == ["https://boats.example/public/boat.png", "https://boats.example/boats"])
        #expect(
            addresses(await get("/boats", host: "localhost:8080", isSecure: false))
                == ["http://localhost:8080/public/boat.png", "http://localhost:8080/boats"])
        #expect(
            addresses(await get("/boats", host: "\"><script>")) == [
                "https://&quot;&gt;&lt;script&gt;/public/boat.png", "https://&quot;&gt;&lt;script&gt;/boats",
            ])
        #expect(addresses(await get("/boats", host: nil)) == ["/public/boat.png", "/boats"])
    }

    @Test func `says in a header that search engines must not list it`() async {
        #expect(await get("/basket")["X-Robots-Tag"] == "noindex")
        #expect(await get("/basket").text.contains("<meta name=robots content=\"noindex\">"))
        #expect(await get("/basket", accept: "application/json")["X-Robots-Tag"] == "noindex")
        #expect(await get("/own")["X-Robots-Tag"] == "none")
        #expect(await get("/boats")["X-Robots-Tag"] == nil)
        #expect(await get("/")["X-Robots-Tag"] == nil)
    }

    @Test func `is as long as before for a page without metadata`() async {
        #expect(await !get("/").text.contains("<meta property"))
    }

    @Test func `names the manifest where that causes no request of a first load`() async {
        let resources = AppResources(measurer: TenByTenFont())
        var assets = PageAssets()
        assets.installation = PageAssets.Installation(manifest: "/public/app-1.webmanifest", darkTheme: "#000")
        let application = Application(
            app: AppBlueprint(Harbor.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: assets, symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore())
        func namesManifest(agent: String?, cookie: String? = nil) async -> Bool {
            var headers: RequestHeaders = [.accept: "text/html"]
            (headers[.userAgent], headers[.cookie]) = (agent, cookie)
            return await application.respond(to: HTTPRequest(.get, "/", headers: headers)).text
                .contains("rel=manifest")
        }
        let first = await application.respond(to: HTTPRequest(.get, "/", headers: [.accept: "text/html"]))
        let cookie = first.headers.last { $0.value.contains("espalier-browser") }.map {
            String($0.value.prefix { $0 != ";" })
        }
        let chrome =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"
        let safari =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
        #expect(await !namesManifest(agent: nil))
        #expect(await !namesManifest(agent: chrome))
        #expect(await namesManifest(agent: chrome, cookie: cookie))
        #expect(await namesManifest(agent: safari))
    }
}
