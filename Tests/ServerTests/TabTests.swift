import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Shop: App {
    private struct Page: View {
        @SceneStorage("count") private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    var body: some Scene {
        WindowGroup(id: "shop") { Page() }
        WindowGroup(id: "desk") { Page() }
    }
}

/// The next page of a tab, whose script names the session of the tab's last page in a cookie.
@MainActor @Suite(.serialized) struct `A tab that loads its page again` {
    private final class Clock { var time = 1000.0 }
    private let clock = Clock()

    private func serve() -> Application {
        let (clock, resources) = (clock, AppResources(measurer: TenByTenFont()))
        return Application(
            app: AppBlueprint(Shop.self, resources: resources), resources: resources,
            renderer: PageRenderer(
                assets: PageAssets(script: "/client.js", tabScript: "/tab.js"), symbols: SymbolFiles()),
            files: StaticFiles(folder: nil), store: MemorySnapshotStore(), log: Log { _ in },
            now: { clock.time }, wallClock: { clock.time })
    }

    /// A page whose count is 2, which its browser owns.
    private func counted(_ visitor: Visitor) async -> Visitor.Page {
        let page = await visitor.get("/shop")
        let tapped = await visitor.tap("count 0", on: page, at: "/shop")
        return await visitor.tap("count 1", on: tapped, at: "/shop")
    }

    private func next(_ visitor: Visitor, after page: Visitor.Page, at path: String = "/shop") async -> Visitor.Page {
        let browser = visitor.cookies[BrowserCookie.name] ?? ""
        return await Visitor(
            visitor.application, cookies: [BrowserCookie.name: browser, "espalier-tab": page.session]
        ).get(path)
    }

    @Test func `begins with the values of its last page, and then has its own`() async {
        let visitor = Visitor(serve())
        let first = await counted(visitor)
        let second = await next(visitor, after: first)
        #expect(second.session != first.session && second.node("count 2") != nil)
        #expect(await visitor.tap("count 2", on: second, at: "/shop").node("count 3") != nil)
        #expect(await visitor.get("/shop?session=\(first.session)").node("count 2") != nil)
        #expect(await visitor.get("/shop").node("count 0") != nil)
    }

    @Test func `begins with the values of a page that sleeps`() async {
        let visitor = Visitor(serve())
        let first = await counted(visitor)
        clock.time += 1000
        visitor.application.sessions.sweep()
        #expect(visitor.application.sessions.live.isEmpty)
        #expect(await next(visitor, after: first).node("count 2") != nil)
        #expect(visitor.application.sessions.live.count == 1)
    }

    @Test func `gets neither the values of another scene nor those of another browser`() async {
        let application = serve()
        let visitor = Visitor(application)
        let first = await counted(visitor)
        #expect(await next(visitor, after: first, at: "/desk").node("count 0") != nil)
        let stranger = Visitor(application)
        _ = await stranger.get("/shop")
        #expect(await next(stranger, after: first).node("count 0") != nil)
        #expect(
            await Visitor(application, cookies: ["espalier-tab": first.session]).get("/shop").node("count 0") != nil)
    }

    @Test func `is told with which values its page has begun`() async {
        let visitor = Visitor(serve())
        let first = await counted(visitor)
        func html(_ tab: String) async -> String {
            let browser = visitor.cookies[BrowserCookie.name] ?? ""
            let headers: RequestHeaders = [
                .accept: "text/html", .cookie: "\(BrowserCookie.name)=\(browser); espalier-tab=\(tab)",
            ]
            return await visitor.application.respond(to: HTTPRequest(.get, "/shop", headers: headers)).text
        }
        #expect(
            await html(first.session).contains("<script data-tab=\"\(first.session) shop\" src=\"/tab.js\"></script>"))
        #expect(await html(SessionID.random()).contains("<script data-tab=\" shop\" src=\"/tab.js\"></script>"))
        #expect(await html("nonsense").contains("<script data-tab=\" shop\" src=\"/tab.js\"></script>"))
    }
}
