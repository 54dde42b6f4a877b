import Foundation
import Testing

@testable import EspalierServer

/// Connections that occupy what others need.
@Suite(.serialized) @MainActor
struct ConnectionTests {
    private func configuration(_ change: (inout HTTPServer.Configuration) -> Void) -> HTTPServer.Configuration {
        var configuration = HTTPServer.Configuration()
        change(&configuration)
        return configuration
    }

    @Test func `an idle connection of the client with the most gives way when there are too many`() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.maximumConnections = 8
        let server = try TestServer(.overSocket, configuration: configuration)
        let port = server.port
        let (first, last, stranger) = await Blocking.run {
            let many = (0..<8).map { _ in RawConnection(port: port, from: "127.0.0.2") }
            // The server knows of a connection once it has read from it.
            for connection in many.dropFirst() { connection.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") }
            let statuses = many.dropFirst().map { $0.readResponse().status }
            let stranger = RawConnection(port: port, from: "127.0.0.3")
            stranger.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return (many[0].isAtEnd(), statuses.last, stranger.readResponse().status)
        }
        #expect(first && last == .ok && stranger == .ok)
        await server.stop()
    }

    @Test func `one address has a limited number of connections`() async throws {
        let server = try TestServer(.overSocket, configuration: configuration { $0.connectionsPerAddress = 3 })
        let port = server.port
        let (statuses, other, isRefused, later) = await Blocking.run {
            var connections = (0..<3).map { _ in RawConnection(port: port) }
            let statuses = connections.map { connection in
                connection.write(HTTPRequest(.get, "/healthz"))
                return connection.readResponse().status
            }
            let fourth = RawConnection(port: port)
            let isRefused = fourth.isAtEnd()
            let neighbor = RawConnection(port: port, from: "127.0.0.2")
            neighbor.write(HTTPRequest(.get, "/healthz"))
            let other = neighbor.readResponse().status
            connections.removeLast()
            // The server admits the next connection once it has noticed the end of that one.
            var later: HTTPStatus?
            let deadline = ContinuousClock.now + .seconds(120)
            while later != .ok, ContinuousClock.now < deadline {
                let connection = RawConnection(port: port)
                connection.write(HTTPRequest(.get, "/healthz"))
                later = connection.readResponse().status
            }
            return (statuses, other, isRefused, later)
        }
        #expect(statuses == [.ok, .ok, .ok])
        #expect(isRefused)
        #expect(other == .ok)
        #expect(later == .ok)
        await server.stop()
    }

    @Test func `the end of a connection is not mistaken for the end of the next one with its descriptor`() async throws
    {
        let server = try TestServer(.overSocket)
        let port = server.port
        @Sendable func ask() async -> [HTTPStatus] {
            await Blocking.run {
                (0..<250).map { _ in
                    let connection = RawConnection(port: port)
                    connection.write(HTTPRequest(.get, "/healthz"))
                    return connection.readResponse().status
                }
            }
        }
        async let (first, second, third, fourth) = (ask(), ask(), ask(), ask())
        let statuses = await first + second + third + fourth
        #expect(statuses.count == 1000)
        #expect(statuses.filter { $0 != .ok } == [])
        await server.stop()
    }

    @Test func `behind a trusted proxy a client has the address that the proxy reports`() async throws {
        let proxies = TrustedProxies([AddressRange("127.0.0.0/8")!])
        let server = try TestServer(
            .overSocket,
            configuration: configuration {
                $0.connectionsPerAddress = 1
                $0.trustedProxies = proxies
            })
        let session = await server.open()
        let port = server.port
        let statuses = await Blocking.run {
            func open(_ client: String) -> (RawConnection, Int?) {
                let connection = RawConnection(port: port)
                connection.write(
                    "GET /counter/updates?session=\(session) HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: \(client)\r\n\r\n")
                return (connection, connection.readHead()?.status)
            }
            let first = open("203.0.113.7")
            let second = open("10.9.8.7, 203.0.113.7, 127.0.0.9")
            let third = open("203.0.113.8")
            return [first.1, second.1, third.1]
        }
        #expect(statuses == [200, 429, 200])
        await server.stop()
    }

    @Test(
        arguments: [
            ("203.0.113.7", "127.0.0.1", nil, "127.0.0.1"), ("127.0.0.0/8", "127.0.0.1", nil, "127.0.0.1"),
            ("203.0.113.7", "127.0.0.1", "198.51.100.1", "127.0.0.1"),
            ("127.0.0.0/8", "127.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("127.0.0.0/8", "127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),
            ("127.0.0.0/8", "127.0.0.1", "1.2.3.4, 198.51.100.1, 127.0.0.3", "198.51.100.1"),
            ("127.0.0.0/8", "127.0.0.1", "unknown", "127.0.0.1"),
            ("::1", "::1", "2001:db8::7", "2001:db8::7"),
        ] as [(String, String, String?, String)])
    func `the client is the last address that a trusted proxy has seen`(
        range: String, peer: String, header: String?, client: String
    ) throws {
        let proxies = TrustedProxies([try #require(AddressRange(range))])
        #expect(
            proxies.client(of: try #require(ClientAddress(peer)), forwardedFor: header) == ClientAddress(client))
    }

    @Test func `ranges contain the addresses with their prefix`() throws {
        #expect(try #require(AddressRange("10.0.0.0/8")).contains(try #require(ClientAddress("10.255.0.1"))))
        #expect(!(try #require(AddressRange("10.0.0.0/8")).contains(try #require(ClientAddress("11.0.0.1")))))
        #expect(try #require(AddressRange("2001:db8::/33")).contains(try #require(ClientAddress("2001:db8:7fff::1"))))
        #expect(
            !(try #require(AddressRange("2001:db8::/33")).contains(try #require(ClientAddress("2001:db8:8000::1")))))
        #expect(try #require(AddressRange("0.0.0.0/0")).contains(try #require(ClientAddress("198.51.100.1"))))
        #expect(AddressRange("10.0.0.0/33") == nil)
        #expect(AddressRange("example.org") == nil)
        #expect(try #require(ClientAddress("2001:db8::7")).client == ClientAddress("2001:db8::"))
        #expect("\(try #require(ClientAddress("::ffff:192.0.2.1")))" == "192.0.2.1")
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "POST /counter/events HTTP/1.1\r\nHost: a\r\nX:",
            "POST /counter/events HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
        ])
    func `a request that comes byte by byte is given up`(beginning: String) async throws {
        let server = try TestServer(.overSocket, configuration: configuration { $0.requestDeadline = 0.5 })
        let port = server.port
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(beginning)
            // Sends a byte now and then, as long as the server accepts it.
            var response = ""
            for _ in 0..<200 where response.isEmpty {
                connection.write(" ")
                if !connection.isQuiet(milliseconds: 50) { response = connection.readToEnd() }
            }
            return response
        }
        #expect(response.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"), "\(response)")
        await server.stop()
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "", "GET /counter HT", "GET /counter HTTP/1.1\r\nHost:",
            "POST /counter/events HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
            "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", "GET /counter.json HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /counter/updates?session=SESSION HTTP/1.1\r\nHost: a\r\n\r\n",
        ])
    func `the connection of a client that closes its side ends right after the response`(text: String) async throws {
        // If it missed the end of the connection, the server would wait for an hour.
        let server = try TestServer(
            .overSocket,
            configuration: configuration {
                $0.timeout = 3600
                $0.requestDeadline = 3600
            })
        let session = await server.open()
        let port = server.port
        let text = text.replacing("SESSION", with: session)
        let response = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(text)
            connection.endWriting()
            return connection.readToEnd()
        }
        #expect(response.isEmpty == !text.contains("Host: a\r\n\r\n"), "\(response)")
        if text.hasPrefix("GET /counter.json") { #expect(response.contains("\"session\"")) }
        await server.stop()
    }

    @Test func `the server stops at once if all remaining clients are idle or have sent half a request`() async throws {
        let server = try TestServer(.overSocket)
        let port = server.port
        let connections = await Blocking.run {
            ["", "GET /", "POST /counter/events HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"].map { text in
                let connection = RawConnection(port: port)
                connection.write(text)
                return connection
            }
        }
        #expect(await server.get("/healthz").status == .ok)
        #expect(await server.end())
        #expect(await Blocking.run { connections.allSatisfy { $0.isAtEnd() } })
    }
}
