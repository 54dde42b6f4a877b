import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierPictures
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Desk: App {
    var body: some Scene {
        WindowGroup { Home() }
    }

    struct Home: View {
        @State private var isOn = false
        var body: some View {
            Button("switch") { isOn = true }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        }
    }
}

#if DEBUG
    @MainActor @Suite struct `A picture of a page` {
        private let application: Application

        init() {
            let resources = AppResources(measurer: TenByTenFont())
            application = Application(
                app: AppBlueprint(Desk.self, resources: resources), resources: resources,
                renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
                store: MemorySnapshotStore(), log: Log { _ in })
        }

        private func get(_ target: String, of visitor: Visitor? = nil, from client: String = "127.0.0.1") async
            -> HTTPResponse
        {
            var headers: RequestHeaders = [.accept: "image/png"]
            headers[.cookie] = visitor?.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
            var request = HTTPRequest(.get, target, headers: headers)
            request.client = ClientAddress(client)
            return await application.respond(to: request)
        }

        private func corner(_ response: HTTPResponse) throws -> [UInt8] {
            guard case .bytes(let bytes) = response.body else { return [] }
            return try bytes.withUnsafeBytes { try Bitmap.decode($0, atLeast: (1, 1)) }.pixel(x: 2, y: 2)
        }

        @Test func `is one of a new page, which is gone afterwards`() async throws {
            let response = await get("/")
            #expect(response.status == .ok && response["Content-Type"] == "image/png")
            #expect(try corner(response) == [255, 0, 0, 255])
            #expect(application.sessions.live.isEmpty)
        }

        @Test func `is one of the session's page for its browser`() async throws {
            let ada = Visitor(application)
            let page = await ada.get("/")
            _ = await ada.tap("switch", on: page)
            #expect(try corner(await get("/?session=\(page.session)", of: ada)) == [0, 0, 255, 255])
            #expect(await get("/?session=\(page.session)").status == .gone)
        }

        @Test func `is drawn for this machine only`() async {
            #expect(await get("/", from: "192.0.2.7")["Content-Type"] == "text/html; charset=utf-8")
        }
    }
#endif
