import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import TestKit
import Testing

@testable import EspalierServer

private struct Pages: App {
    @MainActor static var number = 0

    var body: some Scene {
        WindowGroup("Same", id: "same") {
            VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
        }
        WindowGroup("Counted", id: "counted") {
            Text("Page \(Self.next)")
            VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
        }
    }

    @MainActor static var next: Int {
        number += 1
        return number
    }
}

@MainActor
@Suite(.serialized) struct `A page that is opened again` {
    private let application: Application = {
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Pages.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: MemorySnapshotStore(), log: Log { _ in }, now: { 1000 }, wallClock: { 1000 })
    }()

    private func open(_ path: String, _ coding: ContentCoding? = nil, length: Int = 0) async -> String {
        var headers: RequestHeaders = [.accept: "text/html"]
        headers[.acceptEncoding] = coding?.rawValue
        let response = await application.respond(to: HTTPRequest(.get, path, headers: headers))
        #expect(response["Content-Encoding"] == coding?.rawValue)
        guard let coding else { return String(decoding: response.bytes, as: UTF8.self) }
        #expect(response.bytes.count < length)
        return String(decoding: coding.decompressed(response.bytes, count: length) ?? [], as: UTF8.self)
    }

    private func session(of page: String) -> String {
        String(page.split(separator: "data-session=\"")[1].prefix { $0 != "\"" })
    }

    @Test(arguments: [nil, .brotli, .gzip] as [ContentCoding?])
    func `is the same apart from its session`(coding: ContentCoding?) async {
        let first = await open("/same")
        var sessions: Set<String> = [session(of: first)]
        for _ in 0..<4 {
            let page = await open("/same", coding, length: first.utf8.count)
            let id = session(of: page)
            #expect(sessions.insert(id).inserted)
            #expect(application.sessions.live[id] != nil)
            #expect(page.replacing(id, with: session(of: first)) == first)
        }
    }

    @Test func `shows what its views show then`() async {
        Pages.number = 0
        for number in 1...4 {
            let page = await open("/counted")
            #expect(page.contains(">Page \(number)<"))
            #expect(application.sessions.live[session(of: page)] != nil)
        }
    }
}
