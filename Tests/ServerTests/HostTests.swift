import Testing

@testable import EspalierServer

@MainActor
struct HostTests {
    @Test(
        arguments: [
            ("localhost", true), ("LOCALHOST:8080", true), ("app.localhost", true), ("127.0.0.1:80", true),
            ("127.9.9.9", true), ("[::1]:8080", true), ("[::1]", true), ("localhost.", true),
            ("example.org", false), ("localhost.example.org", false), ("10.0.0.1", false), ("[2001:db8::1]", false),
            ("127.0.0.1.example.org", false), ("", false),
            // Only a port may follow the brackets or the colon.
            ("[::1].evil.example", false), ("[::1]evil.example:80", false), ("[localhost]", false), ("[::1", false),
            ("localhost:evil.example", false), ("localhost:80:evil.example", false), ("::1", false),
            ("[::1]:", true), ("[0:0::1]:80", true),
        ])
    func `a server on a loopback address accepts only loopback names`(host: String, isKnown: Bool) {
        #expect(AllowedHosts.loopback.contain(host) == isKnown)
    }

    @Test func `a list contains hosts, all subdomains of a name, or every host`() throws {
        let hosts = try AllowedHosts(list: "shop.example, .Shops.example,203.0.113.7,[2001:DB8::7]")
        #expect(hosts.contain("[2001:db8:0::7]:80") && !hosts.contain("[2001:db8::8]"))
        #expect(!hosts.contain("evil.example:1.shops.example"))
        #expect(hosts.contain("shop.example:8443"))
        #expect(!hosts.contain("www.shop.example"))
        #expect(hosts.contain("www.shops.example"))
        #expect(!hosts.contain("shops.example"))
        #expect(hosts.contain("203.0.113.7"))
        #expect(hosts.contain("localhost"))
        #expect(try AllowedHosts(list: "*").contain("anything.example"))
    }

    @Test(arguments: [
        "", "shop.example,", "shop.example:80", "https://shop.example", "shop.example/", "*.shop.example",
        "shop..example",
        "bücher.example", "shop example", "[::1", "-:",
    ])
    func `a list with an entry that no host can equal is refused at the start`(list: String) throws {
        #expect(throws: AllowedHosts.InvalidEntry.self) { try AllowedHosts(list: list) }
        if list.isEmpty { return }
        let failure = #expect(throws: ServerOptions.Failure.self) {
            try ServerOptions(arguments: ["--allowed-hosts", list], environment: [:])
        }
        #expect(failure?.message.hasPrefix("--allowed-hosts must be names or addresses without ports") == true)
    }

    @Test func `hosts are limited if only this machine can reach the server, unless they are listed`() throws {
        #expect(try ServerOptions(arguments: [], environment: [:]).hosts == .loopback)
        #expect(try ServerOptions(arguments: ["--host", "::1"], environment: [:]).hosts == .loopback)
        #expect(try ServerOptions(arguments: ["--host", "localhost"], environment: [:]).hosts == .loopback)
        #expect(try ServerOptions(arguments: ["--host", "0.0.0.0"], environment: [:]).hosts == .any)
        #expect(
            try ServerOptions(arguments: ["--host", "0.0.0.0", "--allowed-hosts", "a.example"], environment: [:]).hosts
                == (try AllowedHosts(list: "a.example")))
        #expect(
            try ServerOptions(arguments: [], environment: ["ESPALIER_ALLOWED_HOSTS": "*"]).hosts == .any)
    }

    @Test func `a page of another site that points its name here gets 421, health checks get 200`() async throws {
        let server = try TestServer(.overSocket, allowedHosts: .loopback)
        let refused = await server.get("/counter", [.host: "evil.example:8080"])
        #expect(refused.status == .misdirectedRequest)
        #expect(refused.text.contains("This server does not accept that host."))
        #expect(await server.get("/counter", [.host: "localhost:8080"]).status == .ok)
        #expect(await server.get("/healthz", [.host: "10.0.0.1"]).status == .ok)
        await server.stop()
    }
}
