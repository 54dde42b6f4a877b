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
        WindowGroup(id: "log") { Text("the log") }
            .authorized {
                $0?.roles.contains("keeper") == true
            } otherwise: {
                Text("keepers only")
            }
        WindowGroup(id: "proxied") { Who() }.authentication(.header("X-Remote-User"))
        WindowGroup(id: "tokens") { Who() }
            .authentication(.bearer { $0 == "t0k3n" ? Identity("robot") : nil })
            .authentication { request in request.query["key"] == "k" ? Identity("key") : nil }
        WindowGroup(id: "opening") { Opening() }
        WindowGroup(id: "shelf") {
            NavigationStack { Text("shelf").navigationDestination(for: Int.self) { Text("number \($0)") } }
        }
        .authorized {
            $0 != nil
        } otherwise: {
            NavigationStack { Text("please sign in") }
        }
    }

    struct Who: View {
        @Environment(\.identity) private var identity
        var body: some View { Text("user \(identity?.subject ?? "guest")") }
    }

    struct Opening: View {
        @Environment(\.signIn) private var signIn
        var body: some View {
            Who()
            Text("opening").onAppear { signIn(Identity("opener")) }
        }
    }

    struct Home: View {
        @Environment(\.identity) private var identity
        @Environment(\.signIn) private var signIn
        @Environment(\.signOut) private var signOut
        @State private var count = 0
        var body: some View {
            Who()
            Button("keeper") { signIn(Identity("ada", roles: ["keeper"])) }
            Button("bob") { signIn(Identity("bob"), lasting: .seconds(100)) }
            Button("out") { signOut() }
            Button("later") { Task { signIn(Identity("ada", roles: ["keeper"])) } }
            Button("everywhere") { signOut(.everywhere) }
            Button("count \(count)") { count += 1 }
            if identity != nil { Button("secret") { count += 100 } }
        }
    }
}

@MainActor @Suite(.serialized) struct `The user of a browser` {
    private final class Clock { var time = 1000.0 }
    private let clock = Clock()

    private func serve(_ store: any SnapshotStore = MemorySnapshotStore()) -> Application {
        let clock = clock
        let resources = AppResources(measurer: TenByTenFont())
        return Application(
            app: AppBlueprint(Desk.self, resources: resources), resources: resources,
            renderer: PageRenderer(assets: PageAssets(), symbols: SymbolFiles()), files: StaticFiles(folder: nil),
            store: store, log: Log { _ in }, now: { clock.time }, wallClock: { clock.time })
    }

    private func user(_ page: Visitor.Page) -> String {
        guard let range = page.text.firstRange(of: "user ") else { return "" }
        return String(page.text[range.upperBound...].prefix { $0 != "\"" })
    }

    private func cookie(_ visitor: Visitor) -> String? { visitor.cookies[BrowserCookie.name] }

    /// Taps a button as a page with a channel does, and returns the ticket of the next revision.
    private func ticket(_ label: String, of session: Session) throws -> String {
        let page = TestPage(session.live as! ViewGraph)
        try session.live.send(DisplayEvent(node: page.target(label, for: .tap)?.id ?? 0, type: .tap))
        session.update()
        for opening in session.tree.openings { if case .ticket(let name) = opening { return name } }
        Issue.record("no ticket")
        return ""
    }

    private func redeem(_ ticket: String, of session: Session, _ application: Application, cookie: String?) async
        -> HTTPResponse
    {
        var headers: RequestHeaders = [:]
        headers[.cookie] = cookie.map { "\(BrowserCookie.name)=\($0)" }
        return await application.respond(
            to: HTTPRequest(.post, "/take-ticket?session=\(session.id)", headers: headers, body: Array(ticket.utf8)))
    }

    private func session(_ page: Visitor.Page, _ application: Application) throws -> Session {
        try #require(application.sessions.live[page.session])
    }

    // MARK: Signing in and out

    @Test func `is that of all pages of the browser, and of no other`() async throws {
        let application = serve()
        let (ada, eve) = (Visitor(application), Visitor(application))
        let first = await ada.get("/")
        let second = await ada.get("/")
        let foreign = await eve.get("/")
        #expect(user(first) == "guest")
        #expect(user(await ada.tap("keeper", on: first)) == "ada")
        #expect(user(await ada.get("/?session=\(second.session)")) == "ada")
        #expect(user(await ada.get("/")) == "ada")
        #expect(user(await eve.get("/?session=\(foreign.session)")) == "guest")
        #expect(user(await ada.tap("out", on: await ada.get("/?session=\(second.session)"))) == "guest")
        #expect(user(await ada.get("/?session=\(first.session)")) == "guest")
    }

    @Test func `whom a task signs in is known to a browser without scripts when it loads the page again`() async throws
    {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/")
        let guest = cookie(ada)
        _ = await ada.tap("later", on: page)
        var shown = page
        while user(shown) == "guest" {
            try Task.checkCancellation()
            shown = await ada.get("/?session=\(page.session)")
        }
        #expect(user(shown) == "ada")
        #expect(cookie(ada) != guest)
        #expect(user(await ada.get("/")) == "ada")
    }

    @Test func `gives the browser a new id, with which pages keep their sessions`() async throws {
        let application = serve()
        let ada = Visitor(application)
        var page = await ada.get("/")
        page = await ada.tap("count 0", on: page)
        let guest = try #require(cookie(ada))
        page = await ada.tap("keeper", on: page)
        let member = try #require(cookie(ada))
        #expect(guest != member)
        page = await ada.get("/?session=\(page.session)")
        #expect(page.node("count 1") != nil)
        page = await ada.tap("out", on: page)
        #expect(cookie(ada) != member)
        #expect(await ada.get("/?session=\(page.session)").node("count 1") != nil)
    }

    @Test func `cannot be used with the id from before`() async throws {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/")
        let former = Visitor(application, cookies: ada.cookies)
        _ = await ada.tap("keeper", on: page)
        #expect(await former.get("/?session=\(page.session)").status == .serviceUnavailable)
        #expect(await former.get("/").status == .serviceUnavailable)
        #expect(await former.tap("count 0", on: page).status == .serviceUnavailable)
        clock.time += 61
        #expect(await former.get("/?session=\(page.session)").status == .gone)
        #expect(user(await former.get("/")) == "guest")
        #expect(user(await ada.get("/?session=\(page.session)")) == "ada")
    }

    @Test func `does not perform events that were sent before`() async throws {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/")
        let count = page.node("count 0") ?? 0
        let stale = #"{"session":"\#(page.session)","revision":1,"events":[{"node":\#(count),"type":"tap"}]}"#
        _ = await ada.tap("keeper", on: page)
        #expect(await ada.post("", stale).status == .conflict)
        var now = await ada.get("/?session=\(page.session)")
        #expect(now.node("count 0") != nil)
        let secret = now.node("secret") ?? 0
        let revision = try session(page, application).tree.revision
        _ = await ada.tap("out", on: now)
        for (number, revision) in [(1, 1), (2, revision)] {
            let replayed =
                #"{"session":"\#(page.session)","revision":\#(revision),"page":"p","n":\#(number),"again":true,"events":[{"node":\#(secret),"type":"tap"}]}"#
            #expect(await ada.post("", replayed).status == .conflict)
        }
        // The server refuses events of hidden views, whatever revision the batch names.
        let forged = #"{"session":"\#(page.session)","events":[{"node":\#(secret),"type":"tap"}]}"#
        #expect(await ada.post("", forged).status == .conflict)
        now = await ada.get("/?session=\(page.session)")
        #expect(now.node("count 0") != nil && now.node("secret") == nil)
    }

    @Test func `signs in by a ticket, once, and only in the browser of the page`() async throws {
        let application = serve()
        let (ada, eve) = (Visitor(application), Visitor(application))
        let page = await ada.get("/")
        _ = await ada.get("/?session=\(page.session)")
        _ = await eve.get("/")
        let session = try session(page, application)
        let name = try ticket("keeper", of: session)
        #expect(session.client.user.identity == nil)
        #expect(await redeem(name, of: session, application, cookie: cookie(eve)).status == .gone)
        let answer = await redeem(name, of: session, application, cookie: cookie(ada))
        #expect(answer.status == .noContent)
        #expect(session.client.user.identity?.subject == "ada")
        let header = try #require(answer["Set-Cookie"])
        let member = String(header.dropFirst(BrowserCookie.name.count + 1).prefix { $0 != ";" })
        #expect(member != cookie(ada))
        #expect(await redeem(name, of: session, application, cookie: member).status == .gone)
        let known = Visitor(application, cookies: [BrowserCookie.name: member])
        #expect(user(await known.get("/?session=\(page.session)")) == "ada")
    }

    @Test func `gets the new id again for a minute, by the same ticket, if the response was lost`() async throws {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/")
        let session = try session(page, application)
        let (name, former) = (try ticket("keeper", of: session), cookie(ada))
        let lost = await redeem(name, of: session, application, cookie: former)
        let again = await redeem(name, of: session, application, cookie: former)
        #expect(again.status == .noContent)
        #expect(again["Set-Cookie"] != nil && again["Set-Cookie"] == lost["Set-Cookie"])
        #expect(await redeem("another", of: session, application, cookie: former).status == .serviceUnavailable)
        #expect(await redeem(name, of: session, application, cookie: nil).status == .gone)
        clock.time += 61
        #expect(await redeem(name, of: session, application, cookie: former).status == .gone)
    }

    @Test func `is not shown to pages that listen with the id from before`() async throws {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.get("/")
        // Somebody has put an id of their own into the browser, and has a page with it.
        let intruder = Visitor(application, cookies: ada.cookies)
        let foreign = await intruder.get("/")
        let (own, other) = (try session(page, application), try session(foreign, application))
        own.open(EventStream(), from: own.tree.revision)
        other.open(EventStream(), from: other.tree.revision)
        let name = try ticket("keeper", of: own)
        _ = await redeem(name, of: own, application, cookie: cookie(ada))
        #expect(own.isShown)
        #expect(!other.isShown)
        #expect(await intruder.get("/?session=\(foreign.session)").status == .serviceUnavailable)
        clock.time += 61
        #expect(await intruder.get("/?session=\(foreign.session)").status == .gone)
    }

    @Test func `is signed out at once, before the browser has its new id`() async throws {
        let application = serve()
        let ada = Visitor(application)
        let page = await ada.tap("keeper", on: await ada.get("/"))
        let second = await ada.get("/")
        let session = try session(page, application)
        let name = try ticket("out", of: session)
        #expect(user(await ada.get("/?session=\(second.session)")) == "guest")
        let former = cookie(ada)
        let answer = await redeem(name, of: session, application, cookie: former)
        #expect(answer.status == .noContent)
        #expect(answer["Set-Cookie"]?.contains(former ?? "-") == false)
    }

    @Test func `signs out everywhere, also where pages are asleep`() async throws {
        let application = serve()
        let (one, two, three, bob) = (
            Visitor(application), Visitor(application), Visitor(application), Visitor(application)
        )
        let first = await one.tap("keeper", on: await one.get("/"))
        var asleep = await two.tap("keeper", on: await two.get("/"))
        asleep = await two.get("/?session=\(asleep.session)")
        clock.time += 1000
        application.sessions.sweep()
        #expect(application.sessions.live.isEmpty)
        let third = await three.tap("keeper", on: await three.get("/"))
        let other = await bob.tap("bob", on: await bob.get("/"))
        let count = asleep.node("count 0") ?? 0
        _ = await one.tap("everywhere", on: await one.get("/?session=\(first.session)"))
        #expect(user(await three.get("/?session=\(third.session)")) == "guest")
        #expect(user(await bob.get("/?session=\(other.session)")) == "bob")
        // The batch was sent before the page slept.
        let stale = #"{"session":"\#(asleep.session)","revision":2,"events":[{"node":\#(count),"type":"tap"}]}"#
        #expect(await two.post("", stale).status == .conflict)
        let awake = await two.get("/?session=\(asleep.session)")
        #expect(user(awake) == "guest")
        #expect(awake.node("count 0") != nil)
    }

    @Test func `is signed out when the time is over`() async {
        let application = serve()
        let bob = Visitor(application)
        let page = await bob.tap("bob", on: await bob.get("/"))
        clock.time += 99
        #expect(user(await bob.get("/?session=\(page.session)")) == "bob")
        clock.time += 1
        #expect(user(await bob.get("/?session=\(page.session)")) == "guest")
        #expect(user(await bob.get("/")) == "guest")
    }

    @Test func `signs in while a page is opened`() async {
        let application = serve()
        let visitor = Visitor(application)
        _ = await visitor.get("/")
        let before = cookie(visitor)
        #expect(user(await visitor.get("/opening")) == "opener")
        #expect(cookie(visitor) != before)
        #expect(user(await visitor.get("/")) == "opener")
    }

    // MARK: Records

    @Test(arguments: [true, false]) func `is kept by the records of the browser`(isInFile: Bool) async throws {
        let file = TemporaryFile()
        func store() throws -> any SnapshotStore {
            isInFile ? try SQLiteSnapshotStore(path: file.path) : shared
        }
        let shared = BrokenStore()
        let first = serve(try store())
        let ada = Visitor(first)
        var page = await ada.tap("count 0", on: await ada.get("/"))
        let former = Visitor(first, cookies: ada.cookies)
        page = await ada.tap("keeper", on: page)
        first.shutDown()
        let second = serve(try store())
        let again = Visitor(second, cookies: ada.cookies)
        page = await again.get("/?session=\(page.session)")
        #expect(user(page) == "ada")
        #expect(page.node("count 1") != nil)
        #expect(user(await again.get("/")) == "ada")
        // The record with the id from before is gone.
        #expect(user(await Visitor(second, cookies: former.cookies).get("/")) == "guest")
        #expect(await Visitor(second, cookies: former.cookies).get("/?session=\(page.session)").status == .gone)
        // A batch from before the user has signed in is not replayed by the next process either.
        let stale =
            #"{"session":"\#(page.session)","revision":2,"again":true,"events":[{"node":\#(page.node("count 1") ?? 0),"type":"tap"}]}"#
        #expect(await again.post("", stale).status == .conflict)
        second.shutDown()
        if isInFile {
            let reopened = try SQLiteSnapshotStore(path: file.path)
            #expect(try reopened.identifiedClients().count == 1)
            try reopened.signOut("ada")
            #expect(try reopened.identifiedClients().map { BrowserIdentity($0.identity).identity == nil } == [true])
        }
    }

    @Test func `of a damaged record is a guest`() {
        #expect(BrowserIdentity(Data("{".utf8)).identity == nil)
        var identity = BrowserIdentity()
        identity.change(to: Identity("ada", roles: ["a", "b"]), until: 5)
        #expect(BrowserIdentity(identity.data) == identity)
        #expect(identity.isOver(at: 5) && !identity.isOver(at: 4))
    }

    // MARK: Rules of scenes

    @Test func `sees the pages that are for them, at the same path`() async {
        let application = serve()
        let visitor = Visitor(application)
        let guest = await visitor.get("/log")
        #expect(guest.status == .unauthorized && guest.text.contains("keepers only") && !guest.text.contains("the log"))
        _ = await visitor.tap("bob", on: await visitor.get("/"))
        #expect(await visitor.get("/log").status == .forbidden)
        _ = await visitor.tap("keeper", on: await visitor.get("/"))
        let keeper = await visitor.get("/log")
        #expect(keeper.status == .ok && keeper.text.contains("the log"))
        #expect(await visitor.get("/log?session=\(guest.session)").text.contains("the log"))
    }

    @Test func `reaches the place of the URL after signing in, whatever was shown before`() async {
        let application = serve()
        let visitor = Visitor(application)
        let guest = await visitor.get("/shelf/Int/7")
        #expect(guest.status == .unauthorized && guest.text.contains("please sign in"))
        _ = await visitor.tap("bob", on: await visitor.get("/"))
        let page = await visitor.get("/shelf?session=\(guest.session)")
        #expect(page.text.contains("number 7") && !page.text.contains("please sign in"))
        #expect(application.sessions.live[guest.session]?.tree.place == DisplayPlace(path: "/shelf/Int/7", screens: 1))
    }

    private func ask(
        _ target: String, _ fields: String, isFromTrustedProxy: Bool = true, cookie: String? = nil,
        _ application: Application
    ) async -> HTTPResponse {
        var headers: RequestHeaders = [.accept: "application/json"]
        headers[.cookie] = cookie
        var request = HTTPRequest(.get, target, headers: headers)
        request.otherHeaders = Array(fields.utf8)
        request.isFromTrustedProxy = isFromTrustedProxy
        return await application.respond(to: request)
    }

    @Test func `is the one whom a trusted proxy names`() async throws {
        let application = serve()
        let first = await ask("/proxied", "X-Remote-User\0ada\0", application)
        #expect(first.text.contains("user ada"))
        let cookie = String(try #require(first["Set-Cookie"]).prefix { $0 != ";" })
        let session = try #require(application.sessions.live.values.first)
        let address = "/proxied?session=\(session.id)"
        #expect(await ask(address, "X-Remote-User\0ada\0", cookie: cookie, application).text.contains("user ada"))
        #expect(await ask(address, "X-Remote-User\0bob\0", cookie: cookie, application).text.contains("user bob"))
        #expect(await ask(address, "", cookie: cookie, application).text.contains("user guest"))
        for fields in ["X-Remote-User\0ada\0X-Remote-User\0eve\0", "X-Remote-User\0\0"] {
            #expect(await ask("/proxied", fields, application).text.contains("user guest"))
        }
        #expect(
            await ask("/proxied", "X-Remote-User\0ada\0", isFromTrustedProxy: false, application).text
                .contains("user guest"))
        var head = HTTPRequest(.head, "/proxied", headers: [.cookie: cookie])
        head.otherHeaders = Array("X-Remote-User\0eve\0".utf8)
        head.isFromTrustedProxy = true
        #expect(await application.respond(to: head).headers.allSatisfy { $0.name != "Set-Cookie" })
        // Other scenes do not ask for the header.
        #expect(await ask("/", "X-Remote-User\0ada\0", application).text.contains("user guest"))
    }

    @Test func `is the one of a token, or of the app's own rule`() async {
        let application = serve()
        #expect(await ask("/tokens", "Authorization\0Bearer t0k3n\0", application).text.contains("user robot"))
        #expect(await ask("/tokens", "Authorization\0Bearer other\0", application).text.contains("user guest"))
        #expect(await ask("/tokens?key=k", "", application).text.contains("user key"))
    }

    @Test func `leaves no record if requests name them`() async throws {
        let store = BrokenStore()
        let application = serve(store)
        for _ in 0..<3 { _ = await ask("/tokens", "Authorization\0Bearer t0k3n\0", application) }
        application.sessions.writer.flush()
        #expect(store.identifiedClients().isEmpty)
        #expect(application.sessions.clients.all.allSatisfy { $0.user.data.isEmpty && $0.user.identity != nil })
    }

    // MARK: Connections

    private func answer(to fields: String, on server: RunningServer) async -> HTTPResponse {
        let port = server.port
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET /proxied HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\(fields)\r\n")
            return connection.readResponse()
        }
    }

    @Test(arguments: [true, false]) func `is named by a header of a connection, if the proxy is trusted`(
        isTrusted: Bool
    ) async throws {
        var configuration = HTTPServer.Configuration()
        if isTrusted { configuration.trustedProxies = TrustedProxies([try #require(AddressRange("127.0.0.0/8"))]) }
        let server = try RunningServer(serve(), host: "127.0.0.1", port: 0, configuration: configuration)
        let user = isTrusted ? "ada" : "guest"
        #expect(await answer(to: "x-remote-user: ada\r\n", on: server).text.contains("user \(user)"))
        #expect(
            await answer(to: "X-Remote-User: ada\r\nX-Remote-User: ada\r\n", on: server).text.contains("user guest"))
        // A line that goes on, and one that ends in a line feed alone.
        for fields in ["X-Remote-User: a\r\n da\r\n", "X-Remote-User: ada\nX-Role: keeper\r\n"] {
            #expect(!(await answer(to: fields, on: server).text.contains("user a")))
        }
        _ = await server.stop()
    }

    @Test func `keeps the channel of the page that signs in, but not what it sent before`() async throws {
        let application = serve()
        var configuration = HTTPServer.Configuration()
        // All tests share the main actor.
        configuration.patience = 600
        let server = try RunningServer(application, host: "127.0.0.1", port: 0, configuration: configuration)
        let ada = Visitor(application)
        let page = await ada.get("/")
        let session = try session(page, application)
        let former = try #require(cookie(ada))
        let (port, id) = (server.port, session.id)
        let channel = await Blocking.run {
            ChannelConnection(
                port: port, "/channel?session=\(id)&revision=1&page=p",
                headers: ChannelConnection.handshake + [("Cookie", "\(BrowserCookie.name)=\(former)")])
        }
        let count = page.node("count 0") ?? 0
        func tap(_ number: Int, _ revision: Int) async -> String {
            // Stored batches are reported in between.
            let text =
                #"{"revision":\#(revision),"page":"p","n":\#(number),"events":[{"node":\#(count),"type":"tap"}]}"#
            var frame = await channel.ask(text)
            while case .text(let message) = frame, !message.contains(#""n":\#(number)"#) {
                frame = await channel.next()
            }
            if case .text(let message) = frame { return message }
            return "\(frame)"
        }
        #expect(await tap(1, 1).contains("count 1"))
        let name = try ticket("keeper", of: session)
        let before = session.tree.revision
        #expect(await redeem(name, of: session, application, cookie: former).status == .noContent)
        #expect(await tap(2, before).contains(#""status":409"#))
        session.update()
        #expect(await tap(3, session.tree.revision).contains("count 2"))
        _ = await server.stop()
    }
}
