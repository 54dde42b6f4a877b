import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Archive: App {
    var body: some Scene {
        WindowGroup { Rows() }
    }

    struct Rows: View {
        @State private var count = 0
        var body: some View {
            Button("count \(count)") { count += 1 }
            ScrollView { LazyVStack { ForEach(0..<300, id: \.self) { Text(verbatim: "row \($0)") } } }
        }
    }
}

@MainActor @Suite struct `The page for paper` {
    @Test func `has all rows, and leaves the session as it is`() async throws {
        let resources = AppResources(measurer: TenByTenFont())
        let application = Application(
            app: AppBlueprint(Archive.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), log: Log { _ in })
        let shown = await application.respond(to: HTTPRequest(.get, "/", headers: [.accept: "text/html"]))
        #expect(!shown.text.contains(">row 299<"))
        let session = try #require(application.sessions.live.values.first)
        let revision = session.tree.revision
        let cookie = String(
            (shown.headers.last { $0.name == "Set-Cookie" && $0.value.contains("espalier-browser") })?.value
                .prefix { $0 != ";" } ?? "")
        let paper = await application.respond(
            to: HTTPRequest(.get, "/?session=\(session.id)&paper=1", headers: [.accept: "text/html", .cookie: cookie]))
        #expect(paper.status == .ok)
        #expect((0..<300).allSatisfy { paper.text.contains(">row \($0)<") })
        #expect(session.tree.revision == revision)
        let stranger = await application.respond(
            to: HTTPRequest(.get, "/?session=\(session.id)&paper=1", headers: [.accept: "text/html"]))
        #expect(stranger.status != .ok)
    }
}
