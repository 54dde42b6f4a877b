import Foundation
import Testing

@testable import EspalierServer

@Suite struct `An address` {
    @Test(arguments: [
        ("203.0.113.7", "203.0.113.7"), ("2001:DB8::1", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"),
        ("::1", "::1"), ("::ffff:10.0.0.1", "10.0.0.1"), ("0.0.0.0", "0.0.0.0"),
        ("1::ffff:a00:1", "1::ffff:a00:1"), ("::1:ffff:a00:1", "::1:ffff:a00:1"),
    ])
    func `is written in its shortest form`(text: String, expected: String) {
        #expect(ClientAddress(text)?.description == expected)
    }

    @Test(arguments: ["", "a", "1.2.3", "1.2.3.256", "1.2.3.4:80", "[::1", "::1]", ":::", "[]"])
    func `is not read from other text`(text: String) {
        #expect(ClientAddress(text) == nil)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.255.0.9", true), ("128.0.0.1", false), ("126.0.0.1", false), ("::1", true),
        ("::2", false), ("1::1", false), ("::", false),
    ])
    func `is local if it is in a loopback range`(text: String, isLoopback: Bool) throws {
        #expect(try #require(ClientAddress(text)).isLoopback == isLoopback)
    }

    @Test func `identifies its client by the network for IPv6, and by itself otherwise`() throws {
        func client(_ text: String) throws -> String { try #require(ClientAddress(text)).client.description }
        #expect(try client("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::")
        #expect(try client("203.0.113.7") == "203.0.113.7")
        #expect(try client("::1") == "::1")
        #expect(try client("1::ffff:a00:1") == "1::")
    }

    @Test func `of a proxy may connect although its clients from the same network may not`() throws {
        var configuration = HTTPServer.Configuration()
        configuration.connectionsPerAddress = 1
        configuration.trustedProxies = TrustedProxies([try #require(AddressRange("2001:db8::1/128"))])
        let table = ConnectionTable(configuration)
        func admits(_ text: String) -> Bool {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            inet_pton(AF_INET6, text, &address.sin6_addr)
            return withUnsafeBytes(of: address) {
                table.admits($0.assumingMemoryBound(to: sockaddr.self).baseAddress)
            }
        }
        let proxy = try #require(ClientAddress("2001:db8::1"))
        #expect(admits("2001:db8::7"))
        var ticket = table.admit(peer: proxy, forwardedFor: "2001:db8::5")
        #expect(ticket != nil)
        #expect(!admits("2001:db8::7") && admits("2001:db8::1") && admits("2001:db9::7"))
        #expect(table.admit(peer: proxy, forwardedFor: "2001:db8::6") == nil)
        #expect(table.admit(peer: proxy, forwardedFor: nil) != nil)
        #expect(table.admit(peer: nil, forwardedFor: "2001:db8::6") != nil)
        ticket = nil
        #expect(admits("2001:db8::7") && ticket == nil)
    }

    @Test func `is read from socket addresses of both families, and of no other`() throws {
        func address<T>(_ value: T) -> ClientAddress? {
            withUnsafeBytes(of: value) { ClientAddress($0.assumingMemoryBound(to: sockaddr.self).baseAddress) }
        }
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        four.sin_addr.s_addr = UInt32(0x0A01_0203).bigEndian
        #expect(address(four)?.description == "10.1.2.3")
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        inet_pton(AF_INET6, "2001:db8::7", &six.sin6_addr)
        #expect(address(six)?.description == "2001:db8::7")
        var local = sockaddr_un()
        local.sun_family = sa_family_t(AF_UNIX)
        #expect(address(local)?.description == "unix")
        local.sun_family = sa_family_t(AF_NETLINK)
        #expect(address(local) == nil)
        #expect(ClientAddress(nil as UnsafePointer<sockaddr>?) == nil)
    }

    @Test(arguments: [
        ("0.0.0.0/0", "255.0.0.1", true), ("0.0.0.0/0", "2001::", false), ("10.0.0.0/31", "10.0.0.1", true),
        ("10.0.0.0/31", "10.0.0.2", false), ("10.0.0.1/32", "10.0.0.1", true), ("10.0.0.1/32", "10.0.0.0", false),
        ("::/0", "10.0.0.1", true), ("2001:db8::/64", "2001:db8::ffff:0:0:1", true),
        ("2001:db8::/64", "2001:db8:0:1::", false), ("2001:db8::/65", "2001:db8::8000:0:0:0", false),
        ("2001:db8::/63", "2001:db8:0:1::", true), ("2001:db8::1/128", "2001:db8::1", true),
        ("2001:db8::1/128", "2001:db8::", false), ("2001:db8::/127", "2001:db8::1", true),
    ])
    func `is in a range if it has its prefix`(range: String, text: String, isIn: Bool) throws {
        #expect(try #require(AddressRange(range)).contains(#require(ClientAddress(text))) == isIn)
    }

    @Test(arguments: ["10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/a", "/8", "::/129", "10.0.0.0/8/8"])
    func `has ranges of valid lengths only`(range: String) {
        #expect(AddressRange(range) == nil)
    }

    @Test func `of a client behind only proxies is the farthest proxy's`() throws {
        let proxies = TrustedProxies([try #require(AddressRange("10.0.0.0/8"))])
        let peer = try #require(ClientAddress("10.0.0.1"))
        #expect(proxies.client(of: peer, forwardedFor: "10.0.0.3, 10.0.0.2").description == "10.0.0.3")
        #expect(proxies.client(of: peer, forwardedFor: "").description == "10.0.0.1")
        #expect(proxies.client(of: peer, forwardedFor: "nonsense, 10.0.0.2").description == "10.0.0.2")
    }

    @Test(arguments: [
        ("203.0.113.7:4711", "203.0.113.7"), ("1.1.1.1, 203.0.113.7:4711 , 10.0.0.2:80", "203.0.113.7"),
        ("[2001:db8::1]:4711", "2001:db8::1"), ("2001:db8::1", "2001:db8::1"), ("203.0.113.7:x", "10.0.0.1"),
    ])
    func `that a proxy reports may have a port`(header: String, expected: String) throws {
        let proxies = TrustedProxies([try #require(AddressRange("10.0.0.0/8"))])
        let peer = try #require(ClientAddress("10.0.0.1"))
        #expect(proxies.client(of: peer, forwardedFor: header).description == expected)
    }

    @Test(arguments: [
        ("10.0.0.1", "https", true), ("10.0.0.1", "HTTPS, http", true), ("10.0.0.1", "http", false),
        ("10.0.0.1", "http, https", false), ("10.0.0.1", nil, false), ("203.0.113.7", "https", false),
    ])
    func `uses TLS if a trusted proxy says so`(peer: String, header: String?, isSecure: Bool) throws {
        let proxies = TrustedProxies([try #require(AddressRange("10.0.0.0/8"))])
        #expect(proxies.isSecure(try #require(ClientAddress(peer)), forwardedProtocol: header) == isSecure)
    }
}

@Suite struct `A request's target` {
    @Test(
        arguments: [
            ("/", "/", nil), ("/a/b", "/a/b", nil), ("*", "*", nil), ("http://a", "/", "a"), ("http://a/", "/", "a"),
            ("HTTPS://a:8/b//c", "/b//c", "a:8"),
        ] as [(String, String, String?)])
    func `is a path, or a URL with a host`(text: String, path: String, host: String?) {
        #expect(RequestTarget(text) == RequestTarget(path: path, host: host))
    }

    @Test(arguments: ["", "a", "a/b", "ftp://a/b", "http:///b", "http://", "http://a@b/c", "://a", "**"])
    func `is refused in any other form`(text: String) {
        #expect(RequestTarget(text) == nil)
    }
}

@Suite struct `Parameters of a form` {
    @Test func `are limited in number`() {
        func count(_ fields: Int, maximum: Int) -> Int? {
            let text = (0..<fields).map { "a\($0)=b" }.joined(separator: "&")
            return Parameters(formEncoded: Array(text.utf8), maximum: maximum)?.pairs.count
        }
        #expect(count(3, maximum: 3) == 3)
        #expect(count(4, maximum: 3) == nil)
        #expect(count(4096, maximum: 4096) == 4096)
        #expect(Parameters(formEncoded: [])?.pairs.isEmpty == true)
    }

    @Test func `may contain an equals sign in the value`() {
        let fields = Parameters(formEncoded: Array("a=b=c&&d%3De=f".utf8))
        #expect(fields?.pairs.map(\.name) == ["a", "d=e"])
        #expect(fields?.pairs.map(\.value) == ["b=c", "f"])
    }

    @Test(arguments: [
        ("%41", "A"), ("a%42", "aB"), ("%4a%4A", "JJ"), ("%c3%a9", "é"), ("+", " "), ("%2B", "+"),
    ])
    func `are decoded to the last character`(text: String, expected: String) {
        #expect(Parameters(formEncoded: Array("a=\(text)".utf8))?["a"] == expected)
    }

    @Test(arguments: ["%", "%4", "a%4", "%4G", "%G4", "%%41", "%c3", "%ff"])
    func `are refused where they are malformed`(text: String) {
        #expect(Parameters(formEncoded: Array("a=\(text)".utf8)) == nil)
        #expect(Parameters(formEncoded: Array("\(text)=a".utf8)) == nil)
    }
}
