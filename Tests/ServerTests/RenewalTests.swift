import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierViews
import Foundation
import SwiftUI
import Synchronization
import TestKit
import Testing

@testable import EspalierServer

private struct Desk: App {
    var body: some Scene {
        WindowGroup { Home() }
    }

    struct Home: View {
        @Environment(\.identity) private var identity
        @Environment(\.signIn) private var signIn
        @State private var count = 0
        var body: some View {
            Text("user \(identity?.subject ?? "guest")")
            Button("keeper") {
                count += 1
                signIn(Identity("ada"))
            }
            Button("count \(count)") { count += 1 }
        }
    }
}

/// The new id of a browser whose user signs in, in several processes that share a store.
@Suite(.serialized) @MainActor
struct `A browser whose process ends before it has its new id` {
    private let store = MemoryPageStore()
    private let hub = MemoryMessages.Hub()

    private func process(_ name: String) throws -> Application {
        let ownership = try PageOwnership(
            store: store, messages: MemoryMessages(hub, worker: name), worker: name, log: Log { _ in }, lease: 60)
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Desk.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: SharedSnapshotStore(ownership), ownership: ownership, log: Log { _ in }, now: { 1000 },
            wallClock: { 1000 })
    }

    /// Ends a process as `kill -9` does: it writes nothing more, and the others know that it is gone.
    private func kill(_ name: String) throws {
        hub.isInterrupted.withLock { $0 = true }
        try store.bury(name)
    }

    /// Opens a page whose record is stored.
    private func open(_ application: Application, _ visitor: Visitor) async -> Visitor.Page {
        let page = await visitor.get("/")
        return await visitor.tap("count 0", on: page)
    }

    private func batch(_ label: String, on page: Visitor.Page, number: Int, page name: String = "p") -> String {
        #"{"session":"\#(page.session)","page":"\#(name)","n":\#(number),"from":\#(number),"#
            + #""events":[{"node":\#(page.node(label) ?? 0),"type":"tap"}]}"#
    }

    @Test func `gets it again for the same batch, which is not done twice`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let lost = Visitor(first)
        let page = await open(first, lost)
        let former = lost.cookies
        #expect(await lost.post("", batch("keeper", on: page, number: 1)).text.contains("user ada"))
        try kill("first")
        let ada = Visitor(second, cookies: former)
        #expect(await ada.post("", batch("count 1", on: page, number: 2)).status == .serviceUnavailable)
        #expect(await ada.post("", batch("keeper", on: page, number: 1, page: "q")).status == .serviceUnavailable)
        let again = await ada.post("", batch("keeper", on: page, number: 1))
        #expect(again.status == .ok)
        #expect(again.text.contains("user ada"))
        #expect(again.node("count 2") != nil)
        #expect(ada.cookies != former)
        #expect(await ada.tap("count 2", on: again).node("count 3") != nil)
    }

    @Test func `gets another one if the batch was not stored any more`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let lost = Visitor(first)
        let page = await open(first, lost)
        let former = lost.cookies
        store.onRename { [store] in store.isAway = true }
        _ = await lost.post("", batch("keeper", on: page, number: 1))
        store.onRename {}
        store.isAway = false
        try kill("first")
        let ada = Visitor(second, cookies: former)
        let again = await ada.post("", batch("keeper", on: page, number: 1))
        #expect(again.status == .ok)
        #expect(again.text.contains("user ada"))
        #expect(again.node("count 2") != nil)
        #expect(await ada.tap("count 2", on: again).node("count 3") != nil)
    }

    @Test func `gets it again for the same load of the page, whose task has signed the user in`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let lost = Visitor(first)
        let page = await open(first, lost)
        let former = lost.cookies
        _ = try ticket(of: page, first)
        let load = "/?session=\(page.session)&page=p"
        #expect(await lost.get(load).text.contains("user ada"))
        #expect(lost.cookies != former)
        // The response is lost, first in the same process.
        let again = Visitor(first, cookies: former)
        #expect(await again.get("/?session=\(page.session)&page=q").status == .serviceUnavailable)
        #expect(await again.get(load).text.contains("user ada"))
        #expect(again.cookies == lost.cookies)
        try kill("first")
        let ada = Visitor(second, cookies: former)
        #expect(await ada.get("/?session=\(page.session)").status == .serviceUnavailable)
        #expect(await ada.get(load).text.contains("user ada"))
        #expect(ada.cookies == lost.cookies)
    }

    private func redeem(_ ticket: String, _ session: String, _ application: Application, _ visitor: Visitor) async
        -> HTTPStatus
    {
        var headers: RequestHeaders = [:]
        headers[.cookie] = visitor.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
        let response = await application.respond(
            to: HTTPRequest(.post, "/take-ticket?session=\(session)", headers: headers, body: Array(ticket.utf8)))
        visitor.keepCookies(of: response)
        return response.status
    }

    /// Taps the button as a page with a channel does, and returns the ticket.
    private func ticket(of page: Visitor.Page, _ application: Application) throws -> String {
        let session = try #require(application.sessions.live[page.session])
        try session.live.send(DisplayEvent(node: page.node("keeper") ?? 0, type: .tap))
        session.update()
        return try #require(tickets(of: session).first)
    }

    private func tickets(of session: Session) -> [String] {
        session.tree.openings.compactMap { if case .ticket(let name) = $0 { name } else { nil } }
    }

    @Test(arguments: [true, false]) func `gets it again for the same ticket`(isUserStored: Bool) async throws {
        let (first, second) = (try process("first"), try process("second"))
        let ada = Visitor(first)
        let page = await open(first, ada)
        let former = ada.cookies
        let ticket = try ticket(of: page, first)
        first.sessions.write([try #require(first.sessions.live[page.session])])
        first.sessions.writer.flush()
        if !isUserStored { store.onRename { [store] in store.isAway = true } }
        #expect(await redeem(ticket, page.session, first, ada) == .noContent)
        first.sessions.writer.flush()
        store.isAway = false
        try kill("first")
        let again = Visitor(second, cookies: former)
        #expect(await redeem("another", page.session, second, again) == .serviceUnavailable)
        #expect(await redeem(ticket, page.session, second, again) == .noContent)
        #expect(again.cookies != former)
        #expect(again.cookies == ada.cookies)
        let shown = await again.get("/?session=\(page.session)")
        #expect(shown.text.contains("user ada"))
        #expect(shown.node("count 2") != nil)
        #expect(await Visitor(second, cookies: former).get("/?session=\(page.session)").status == .serviceUnavailable)
    }

    @Test func `fetches a ticket from the process that continues its page`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let ada = Visitor(first)
        let page = await open(first, ada)
        let ticket = try ticket(of: page, first)
        first.sessions.write([try #require(first.sessions.live[page.session])])
        first.sessions.writer.flush()
        try kill("first")
        let again = Visitor(second, cookies: ada.cookies)
        #expect(await again.listen("/updates?session=\(page.session)&revision=1").status == .ok)
        let session = try #require(second.sessions.live[page.session])
        #expect(tickets(of: session) == [ticket])
        #expect(await redeem(ticket, page.session, second, again) == .noContent)
        #expect(session.client.user.identity?.subject == "ada")
    }

    @Test func `keeps its pages that slept when it got the id`() async throws {
        let (first, second) = (try process("first"), try process("second"))
        let ada = Visitor(first)
        let asleep = await open(first, ada)
        first.sessions.sleep([try #require(first.sessions.live[asleep.session])])
        let page = await ada.get("/")
        #expect(await ada.tap("keeper", on: page).text.contains("user ada"))
        #expect(await ada.get("/?session=\(asleep.session)").node("count 1") != nil)
        first.sessions.sleep(Array(first.sessions.live.values))
        first.sessions.writer.flush()
        try kill("first")
        let again = await Visitor(second, cookies: ada.cookies).get("/?session=\(asleep.session)")
        #expect(again.node("count 1") != nil)
        #expect(again.text.contains("user ada"))
    }
}
