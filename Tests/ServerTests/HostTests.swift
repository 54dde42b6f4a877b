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
        ])
    func `a server on a loopback address accepts only loopback names`(host: String, isKnown: Bool) {
        #expect(AllowedHosts.loopback.contain(host) == isKnown)
    }

    @Test func `a list contains hosts, all subdomains of a name, or every host`() {
        let hosts = AllowedHosts(list: "shop.example, .Shops.example,203.0.113.7")
        #expect(hosts.contain("shop.example:8443"))
        #expect(!hosts.contain("www.shop.example"))
        #expect(hosts.contain("www.shops.example"))
        #expect(!hosts.contain("shops.example"))
        #expect(hosts.contain("203.0.113.7"))
        #expect(hosts.contain("localhost"))
        #expect(AllowedHosts(list: "*").contain("anything.example"))
    }

    @Test func `hosts are limited if only this machine can reach the server, unless they are listed`() throws {
        #expect(try ServerOptions(arguments: [], environment: [:]).hosts == .loopback)
        #expect(try ServerOptions(arguments: ["--host", "::1"], environment: [:]).hosts == .loopback)
        #expect(try ServerOptions(arguments: ["--host", "localhost"], environment: [:]).hosts == .loopback)
        #expect(try ServerOptions(arguments: ["--host", "0.0.0.0"], environment: [:]).hosts == .any)
        #expect(
            try ServerOptions(arguments: ["--host", "0.0.0.0", "--allowed-hosts", "a.example"], environment: [:]).hosts
                == AllowedHosts(list: "a.example"))
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
