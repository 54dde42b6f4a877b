import EspalierHTMLRenderer
import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite @MainActor struct `The wall of previews` {
    private let entries = [
        PreviewWall.Entry(
            name: "A & B", path: "/previews/A%20%26%20B", fileID: "Shop/Row.swift", line: 4, layout: .device,
            isLandscape: false, isList: false),
        PreviewWall.Entry(
            name: "Badge", path: "/previews/Badge", fileID: "Shop/Badge.swift", line: 9, layout: .sizeThatFits,
            isLandscape: false, isList: false),
    ]

    private func server(_ clients: [AddressRange] = []) throws -> TestServer {
        let server = try TestServer(ids: ["counter", "previews/Badge"])
        server.application.show(
            PreviewWall(entries: entries, languages: ["en", "de"], script: "/public/previews-1.js", clients: clients))
        return server
    }

    private func get(_ path: String, from address: String?, _ server: TestServer) async throws -> HTTPResponse {
        var request = HTTPRequest(.get, path)
        request.client = try address.map { try #require(ClientAddress($0)) }
        return await server.application.respond(to: request)
    }

    @Test func `has a frame for each width and scheme`() async throws {
        let page = await (try server()).get("/previews?size=390&size=1280&scheme=dark").text
        #expect(page.contains("<output>2</output>"))
        #expect(
            page.contains(
                "<figure style=\"--w:390;--h:844;--z:.7\"><div title=\"A &amp; B, 390 × 844, dark\" "
                    + "data-address=\"/previews/A%20%26%20B?size=390x844&amp;canvas=390x844&amp;scheme=dark\"></div>"
                    + "<figcaption>390 × 844, dark</figcaption></figure>"))
        #expect(page.contains("<figure class=\"fits\" style=\"--w:1280;--h:88;--z:1\">"))
        #expect(page.split(separator: "data-address").count == 5)
        #expect(page.contains("<small>Shop/Row.swift:4</small>"))
        #expect(page.contains("<option value=\"de\">de</option>"))
    }

    @Test func `has the variants of its query in each frame, and phones in both schemes without one`() {
        let choices = PreviewChoices(
            Parameters(formEncoded: Array("text=xxLarge&language=de&direction=rtl&size=7&scheme=x&q=bad".utf8))!)
        #expect(
            choices.frames(of: entries[0]).map(\.query) == [
                "size=390x844&canvas=390x844&scheme=light&text=xxLarge&language=de&direction=rtl",
                "size=390x844&canvas=390x844&scheme=dark&text=xxLarge&language=de&direction=rtl",
            ])
        #expect(entries.map { choices.finds($0) } == [false, true])
        var landscape = entries[0]
        landscape.isLandscape = true
        #expect(choices.frames(of: landscape)[0].caption == "844 × 390, light")
        var fixed = entries[0]
        fixed.layout = .fixed(width: 200, height: 120.5)
        #expect(choices.frames(of: fixed)[0].caption == "200 × 121, light")
    }

    @Test func `names the browser before its frames are loaded, once`() async throws {
        let server = try server()
        let cookie = try #require(await server.get("/previews")["Set-Cookie"])
        #expect(cookie.hasPrefix("espalier-browser="))
        let known = await server.get("/previews", [.cookie: String(cookie.prefix { $0 != ";" })])
        #expect(known["Set-Cookie"] == nil)
    }

    @Test func `lists its previews for programs`() async throws {
        let json = await (try server()).get("/previews", [.accept: "application/json"]).text
        #expect(
            json.hasSuffix(
                #""previews":[{"name":"A & B","path":"/previews/A%20%26%20B","file":"Shop/Row.swift","line":4},"#
                    + #"{"name":"Badge","path":"/previews/Badge","file":"Shop/Badge.swift","line":9}]}"#))
    }

    @Test(arguments: ["127.0.0.1", "::1", nil, "10.1.2.3"] as [String?])
    func `and its previews are shown to this machine, and to others if asked`(address: String?) async throws {
        let server = try server([try #require(AddressRange("10.0.0.0/8"))])
        #expect(try await get("/previews", from: address, server).status == .ok)
        #expect(try await get("/previews/Badge", from: address, server).status == .ok)
    }

    @Test(arguments: [
        "/previews", "/previews/Badge", "/%70reviews/Badge", "/previews/Badge.json", "/previews%2FBadge/events",
    ])
    func `and its previews are refused to other machines`(path: String) async throws {
        let response = try await get(path, from: "203.0.113.7", try server())
        #expect(response.status == .forbidden)
        #expect(response.text.contains("Previews are shown to this machine only."))
        #expect(try await get("/counter", from: "203.0.113.7", try server()).status == .ok)
    }

    @Test func `names the nearest previews for an unknown one`() async throws {
        let response = await (try server()).get("/previews/Badges")
        #expect(response.status == .notFound)
        #expect(
            response.text.contains(
                "There is no preview at this path. GET /previews shows all of them. The nearest: /previews/Badge, /previews/A%20%26%20B."
            ))
        #expect(await (try server()).post("/previews", "{}").status == .methodNotAllowed)
    }

    @Test func `says how to write a preview if there is none`() {
        let page = PreviewWall(entries: []).page(PreviewChoices(), below: .none)
        #expect(page.contains("There are no previews yet. Write <code>#Preview { ContentView() }</code> below a view"))
    }

    @Test func `has links below the base path`() throws {
        let path = try #require(BasePath("/desk"))
        let page = PreviewWall(entries: entries, script: "/public/p.js").page(PreviewChoices(), below: path)
        #expect(page.contains("data-address=\"/desk/previews/Badge?") && page.contains("src=\"/desk/public/p.js\""))
        #expect(page.contains("<form action=\"/desk/previews\">"))
    }

    @Test func `has an option for the machines that may see it`() throws {
        let options = try ServerOptions(arguments: ["--previews-for", "10.0.0.0/8, ::1"], environment: [:])
        #expect(options.previewClients.count == 2)
        let all = try ServerOptions(arguments: ["--previews-for=all"], environment: [:]).previewClients
        #expect(PreviewWall(entries: [], clients: all).allows(ClientAddress("203.0.113.7")))
        #expect(PreviewWall(entries: [], clients: all).allows(.unix))
        #expect(!PreviewWall(entries: []).allows(.unix))
        let failure = #expect(throws: ServerOptions.Failure.self) {
            try ServerOptions(arguments: ["--previews-for", "here"], environment: [:])
        }
        #expect(
            failure?.message
                == "--previews-for must be addresses, ranges such as 10.0.0.0/8 or all, with commas, not here")
    }
}
