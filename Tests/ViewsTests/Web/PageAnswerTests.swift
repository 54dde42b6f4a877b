import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The answer of a page` {
    private struct Actions: View {
        @Environment(\.redirect) private var redirect
        @Environment(\.setCookie) private var setCookie
        @Environment(\.deleteCookie) private var deleteCookie

        var body: some View {
            NavigationStack {
                VStack {
                    Button("place") { redirect("/app/Int/7") }
                    Button("load") { redirect("/app?q=1") }
                    Button("site") { redirect(URL(string: "https://example.com/a")!) }
                    Button("wrong") { redirect("//example.com") }
                    Button("cookies") {
                        setCookie("a", "1")
                        setCookie("b", "2", path: "/items", lifetime: .seconds(60), sameSite: .strict, httpOnly: false)
                        setCookie("a", "3")
                        deleteCookie("c")
                    }
                    Button("own") { setCookie("espalier-browser", "1") }
                    Button("both") {
                        setCookie("a", "1")
                        redirect("/other?q=1")
                    }
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }

    private func open<V: View>(_ view: V) -> TestPage {
        TestPage(width: 390, height: 800, location: PageLocation(base: "/app")) { view }
    }

    private func answered<V: View>(_ view: V) -> TestPage {
        let page = open(view)
        _ = page.graph.takeAnswer()
        return page
    }

    private func tickets(_ page: TestPage) -> [String] {
        page.tree.openings.compactMap { if case .ticket(let name) = $0 { name } else { nil } }
    }

    @Test func `is empty without a view that states something`() {
        let page = open(Text("a"))
        #expect(page.graph.takeAnswer() == PageAnswer())
    }

    @Test func `has the status and the headers of the views that were made last`() {
        let page = open(
            VStack {
                Text("a").responseStatus(.notFound).responseHeader("X-A", "1").responseHeader("X-B", "2")
                Text("b").responseStatus(.gone).responseHeader("x-a", "3").responseHeader("Set-Cookie", "a=b")
                Text("c").responseStatus(.seeOther)
            })
        let answer = page.graph.takeAnswer()
        #expect(answer.status == 410)
        #expect(Set(answer.headers.map { "\($0.name): \($0.value)" }) == ["x-a: 3", "X-B: 2"])
    }

    private struct Conditional: View {
        @State private var isFound = false
        var body: some View {
            Button("find") { isFound = true }
            if !isFound { Text("nothing").responseStatus(.notFound) }
        }
    }

    @Test func `no longer has the status of a view that is gone`() throws {
        let page = open(Conditional())
        try page.tap("find")
        #expect(page.graph.takeAnswer().status == nil)
    }

    private struct Redirecting: View {
        @Environment(\.redirect) private var redirect
        @Environment(\.setCookie) private var setCookie
        let target: String
        var body: some View {
            let _ = redirect(target)
            Text("a").onAppear { setCookie("seen", "1") }
        }
    }

    @Test func `is a redirect if a body leads elsewhere, and sets cookies`() {
        let answer = open(Redirecting(target: "/items/7")).graph.takeAnswer()
        #expect(answer.redirect == .path("/items/7"))
        #expect(answer.changes.cookies == [CookieChange(name: "seen", value: "1")])
        #expect(open(Redirecting(target: "//example.com")).graph.takeAnswer().redirect == nil)
    }

    @Test func `to an action keeps a page that has the place`() throws {
        let page = answered(Actions())
        try page.tap("place")
        page.update()
        #expect(page.tree.place == DisplayPlace(path: "/app/Int/7", screens: 1))
        #expect(page.tree.openings == [])
    }

    @Test func `to an action replaces the page for another target`() throws {
        let page = answered(Actions())
        try page.tap("load")
        #expect(page.tree.openings == [.url("/app?q=1")])
        try page.tap("site")
        #expect(page.tree.openings == [.url("https://example.com/a")])
        let tree = page.tree
        try page.tap("wrong")
        #expect(page.tree === tree)
    }

    private struct Same: View {
        @Environment(\.redirect) private var redirect
        var body: some View {
            Button("same") { redirect("/app") }
            Button("place") { redirect("/app/Int/7") }
        }
    }

    @Test func `to an action keeps a page without places for its own path`() throws {
        let page = answered(Same())
        try page.tap("same")
        #expect(page.tree.openings == [])
        try page.tap("place")
        #expect(page.tree.openings == [.url("/app/Int/7")])
    }

    @Test func `names a ticket for cookies, which works once`() throws {
        let page = answered(Actions())
        try page.tap("cookies")
        let names = tickets(page)
        #expect(names.count == 1)
        #expect(page.graph.redeem(ticket: "forged") == nil)
        #expect(
            page.graph.redeem(ticket: names[0])?.cookies == [
                CookieChange(
                    name: "b", value: "2", path: "/items", lifetime: 60, sameSite: .strict, isHTTPOnly: false),
                CookieChange(name: "a", value: "3"), CookieChange(name: "c", value: nil, lifetime: 0),
            ])
        #expect(page.graph.redeem(ticket: names[0]) == nil)
        try page.tap("own")
        #expect(tickets(page) == names)
        try page.tap("cookies")
        #expect(tickets(page) != names)
    }

    @Test func `names a ticket before the target to which the page leads`() throws {
        let page = answered(Actions())
        try page.tap("both")
        #expect(page.tree.openings == [.ticket(tickets(page)[0]), .url("/other?q=1")])
    }

    @Test func `names tickets again for a browser that may have missed them`() throws {
        let page = answered(Actions())
        try page.tap("cookies")
        let name = tickets(page)
        page.graph.repeatTickets()
        page.update()
        #expect(tickets(page) == name)
        _ = page.graph.redeem(ticket: name[0])
        let tree = page.tree
        page.graph.repeatTickets()
        #expect(page.update() === tree)
    }

    @Test func `keeps at most 16 tickets and 20 cookies of each`() throws {
        struct Many: View {
            @Environment(\.setCookie) private var setCookie
            var body: some View { Button("many") { for index in 0..<25 { setCookie("c\(index)", "1") } } }
        }
        let page = answered(Many())
        try page.tap("many")
        let first = tickets(page)[0]
        for _ in 0..<15 { try page.tap("many") }
        #expect(page.graph.redeem(ticket: first)?.cookies.count == 20)
        for _ in 0..<2 { try page.tap("many") }
        #expect(page.graph.takeChanges().cookies.count == 20)
    }
}

@MainActor @Suite struct `The request of a page` {
    private struct Reader: View {
        @Environment(\.request) private var request
        var body: some View { Text("theme \(request?.cookies["theme"] ?? "none") of \(request?.path ?? "nothing")") }
    }

    private struct Other: View {
        @Environment(\.layoutDirection) private var direction
        var body: some View { Text(direction == .leftToRight ? "other" : "") }
    }

    private struct Both: View {
        var body: some View {
            Reader()
            Other()
        }
    }

    private func request(_ cookies: String?, path: String = "/items", address: String? = "192.0.2.1") -> PageRequest {
        PageRequest {
            WebRequest(.get, path, headers: cookies.map { ["Cookie": $0] } ?? [:], remoteAddress: address)
        }
    }

    private func open<V: View>(_ view: V, _ request: PageRequest?, newest: PageRequest? = nil) -> TestPage {
        var location = PageLocation(base: "/items")
        (location.request, location.newestRequest) = (request, newest)
        return TestPage(location: location) { view }
    }

    @Test func `is nil without a browser`() {
        #expect(open(Reader(), nil).frame(of: "theme none of nothing") != nil)
    }

    @Test func `can be set for a view`() {
        let page = open(Reader().environment(\.request, WebRequest(.get, "/a", headers: ["Cookie": "theme=red"])), nil)
        #expect(page.frame(of: "theme red of /a") != nil)
    }

    @Test func `has the newest cookies, and the path that was opened`() {
        let page = open(Both(), request("theme=dark"))
        #expect(page.frame(of: "theme dark of /items") != nil)
        page.graph.note(request: request("theme=light", path: "/items/channel"))
        page.update()
        #expect(page.frame(of: "theme light of /items") != nil)
        page.graph.noteCookies([CookieChange(name: "theme", value: "blue"), CookieChange(name: "x", value: "1")])
        page.update()
        #expect(page.frame(of: "theme blue of /items") != nil)
        page.graph.noteCookies([CookieChange(name: "theme", value: nil)])
        page.update()
        #expect(page.frame(of: "theme none of /items") != nil)
        page.graph.noteCookies([CookieChange(name: "theme", value: "red", path: "/other")])
        page.update()
        #expect(page.frame(of: "theme none of /items") != nil)
    }

    @Test func `evaluates only the views that read it, and only for a change`() {
        let page = open(Both(), request("theme=dark"))
        let unchanged = page.evaluations {
            page.graph.note(request: request("theme=dark", path: "/items/channel"))
            page.update()
        }
        #expect(unchanged == 0)
        let changed = page.evaluations {
            page.graph.note(request: request("theme=dark", address: "192.0.2.2"))
            page.update()
        }
        #expect(changed == 1)
        let others = open(Other(), request("theme=dark"))
        #expect(
            others.evaluations {
                others.graph.note(request: request("theme=light"))
                others.update()
            } == 0)
    }

    @Test func `of a restored page is the newest one at the page's path`() {
        let page = open(Reader(), nil, newest: request("theme=light", path: "/items/channel"))
        #expect(page.frame(of: "theme light of /items") != nil)
    }

    @Test func `is converted only for a page that reads it`() {
        nonisolated(unsafe) var conversions = 0
        let counted = PageRequest {
            conversions += 1
            return WebRequest()
        }
        _ = open(Other(), counted)
        #expect(conversions == 0)
        _ = open(Reader(), counted)
        #expect(conversions == 1)
    }
}
