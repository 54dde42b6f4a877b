import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The user of a page` {
    private struct Who: View {
        @Environment(\.identity) private var identity
        var body: some View { Text("user \(identity?.name ?? "none")") }
    }

    private struct Secret: View {
        static var evaluations = 0
        var body: some View {
            Secret.evaluations += 1
            return Button("secret") {}
        }
    }

    private struct Desk: View {
        var body: some View {
            Who()
            Text("other")
            Secret().authorized {
                $0?.roles.contains("keeper") == true
            } otherwise: {
                Text("keepers only")
            }
        }
    }

    private struct Doors: View {
        @Environment(\.signIn) private var signIn
        @Environment(\.signOut) private var signOut
        var body: some View {
            Button("in") { signIn(Identity("ada"), lasting: .seconds(90)) }
            Button("out") { signOut() }
            Button("everywhere") { signOut(.everywhere) }
        }
    }

    private func ticket(_ page: TestPage) -> String {
        for opening in page.tree.openings { if case .ticket(let name) = opening { return name } }
        return ""
    }

    @Test func `is nil for a guest, and can be set for a view`() {
        #expect(TestPage { Who() }.frame(of: "user none") != nil)
        #expect(TestPage { Who().environment(\.identity, Identity("a", name: "Ada")) }.frame(of: "user Ada") != nil)
        let page = TestPage { Who().environment(\.identity, nil) }
        page.graph.identity = Identity("ada")
        page.update()
        #expect(page.frame(of: "user none") != nil)
    }

    @Test func `decides what is there, before bodies run`() {
        Secret.evaluations = 0
        let page = TestPage { Desk() }
        #expect(page.frame(of: "keepers only") != nil)
        page.graph.identity = Identity("bob")
        page.update()
        #expect(page.frame(of: "user bob") != nil)
        #expect(page.frame(of: "keepers only") != nil)
        #expect(Secret.evaluations == 0)
        page.graph.identity = Identity("ada", roles: ["keeper"])
        page.update()
        #expect(page.target("secret", for: .tap) != nil)
        page.graph.identity = nil
        page.update()
        #expect(page.target("secret", for: .tap) == nil)
    }

    @Test func `is a change for the views that read it only`() {
        let page = TestPage {
            Who()
            Doors()
        }
        #expect(
            page.evaluations {
                page.graph.identity = Identity("ada")
                page.update()
            } == 1)
    }

    @Test func `is a change of the revision, even if no view reads it`() {
        let page = TestPage { Text("a") }
        let revision = page.tree.revision
        page.graph.identity = Identity("ada")
        #expect(page.update().revision == revision + 1)
    }

    @Test func `takes the files with it that the page has handed out`() throws {
        let page = TestPage { Text("a") }
        let id = page.graph.feature(PageFiles.self).offer(
            try PageFile(Data("a".utf8), named: "a.txt", mediaType: "text/plain"))
        #expect(page.graph.file(id) != nil)
        page.graph.identity = Identity("ada")
        #expect(page.graph.file(id) == nil)
    }

    @Test func `gives a page that is not for them the status 401 or 403`() {
        #expect(TestPage { Desk() }.graph.takeAnswer().status == 401)
        #expect(TestPage { Desk().environment(\.identity, Identity("bob")) }.graph.takeAnswer().status == 403)
        let keeper = Identity("ada", roles: ["keeper"])
        #expect(TestPage { Desk().environment(\.identity, keeper) }.graph.takeAnswer().status == nil)
        #expect(TestPage { Text("a").authorized { _ in false } }.frame(of: "a") == nil)
    }

    @Test func `signs in with a ticket`() throws {
        let page = TestPage { Doors() }
        _ = page.graph.takeAnswer()
        try page.tap("in")
        guard case .signIn(let identity, let lifetime)? = page.graph.redeem(ticket: ticket(page))?.identity else {
            Issue.record("nobody signs in")
            return
        }
        #expect(identity.subject == "ada" && identity.method == .app && lifetime == 90)
    }

    @Test func `signs out at once, and not in again by an earlier ticket`() throws {
        var extents: [Bool] = []
        let page = TestPage { Doors() }
        _ = page.graph.takeAnswer()
        page.graph.onSignOut = { extents.append($0) }
        try page.tap("in")
        let earlier = ticket(page)
        try page.tap("out")
        #expect(extents == [false])
        #expect(page.graph.redeem(ticket: earlier)?.identity == nil)
        #expect(page.graph.redeem(ticket: ticket(page))?.identity == .signOut(everywhere: false))
        try page.tap("everywhere")
        #expect(extents == [false, true])
    }
}

@MainActor @Suite struct `A rule that finds a user` {
    private func request(_ fields: [(String, String)], isFromTrustedProxy: Bool = true) -> WebRequest {
        var headers = WebRequest.Headers(fields: [])
        for (name, value) in fields { headers.append(name, value) }
        var request = WebRequest(.get, "/", headers: headers)
        request.isFromTrustedProxy = isFromTrustedProxy
        return request
    }

    private func named(_ fields: [(String, String)], isFromTrustedProxy: Bool = true) -> Identity? {
        Authentication.header("X-Remote-User").identity(of: request(fields, isFromTrustedProxy: isFromTrustedProxy))
    }

    @Test func `takes a header of a trusted proxy`() {
        let found = named([("x-remote-user", "ada")])
        #expect(found?.subject == "ada")
        #expect(found?.method == .header)
    }

    @Test func `takes no header of anybody else, no doubled one, and none with control characters`() {
        #expect(named([("X-Remote-User", "ada")], isFromTrustedProxy: false) == nil)
        #expect(named([("X-Remote-User", "ada"), ("x-remote-user", "eve")]) == nil)
        for value in ["", "ada\r\nX-Role: keeper", "a\u{7F}", "a\tb", String(repeating: "a", count: 257)] {
            #expect(named([("X-Remote-User", value)]) == nil)
        }
        #expect(named([]) == nil)
    }

    @Test func `takes a token that the app knows`() async throws {
        let rule = Authentication.bearer { $0 == "t0k3n" ? Identity("robot") : nil }
        func found(_ fields: [(String, String)]) async throws -> Identity? {
            try await [rule].user(of: request(fields, isFromTrustedProxy: false)).identity
        }
        #expect(try await found([("Authorization", "Bearer t0k3n")])?.subject == "robot")
        #expect(try await found([("authorization", "bearer  t0k3n")])?.method == .bearer)
        for value in [
            "Bearer", "Bearer ", "Basic t0k3n", "t0k3n", "Bearer other", "Bearer t0k3n x",
            "Bearer " + String(repeating: "a", count: 5000),
        ] {
            #expect(try await found([("Authorization", value)]) == nil)
        }
        #expect(try await found([("Authorization", "Bearer t0k3n"), ("Authorization", "Bearer t0k3n")]) == nil)
    }

    @Test func `signs out a user whom requests named, and nobody else`() {
        let rules = [Authentication.header("X-Remote-User"), Authentication { _ in nil }]
        let named = request([("X-Remote-User", "ada")]), guest = request([])
        let ada = rules.identity(of: named, after: nil)
        #expect(ada?.subject == "ada")
        // The same user stays signed in since the first request.
        #expect(rules.identity(of: named, after: ada)?.since == ada?.since)
        #expect(rules.identity(of: guest, after: ada) == nil)
        let own = Identity("own")
        #expect(rules.identity(of: guest, after: own) == own)
        #expect(rules.identity(of: named, after: own)?.subject == "ada")
    }
}
