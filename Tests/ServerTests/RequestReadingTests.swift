import Foundation
import Testing

@testable import EspalierServer

/// Requests as they come over a socket.
@Suite(.serialized) @MainActor
struct RequestReadingTests {
    private func responses(
        _ server: TestServer, _ text: String, count: Int = 1, isHead: Bool = false
    ) async -> [HTTPResponse] {
        let port = server.port
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(text)
            return (0..<count).map { _ in connection.readResponse(isHead: isHead) }
        }
    }

    @Test func `each header that the server reads is found by its name, in any case`() {
        for header in RequestHeader.allCases {
            for name in [header.rawValue, header.rawValue.uppercased()] {
                let found = Array(name.utf8).withUnsafeBytes { RequestHeader(name: $0) }
                #expect(found == header)
            }
        }
        #expect(Array("x-request-ix".utf8).withUnsafeBytes { RequestHeader(name: $0) } == nil)
    }

    @Test func `a health check may have a body, which is not part of the next request`() async throws {
        let server = try TestServer(.overSocket)
        let check = "GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
        let all = await responses(server, check + check, count: 2)
        #expect(all.map(\.status) == [.ok, .ok])
        #expect(all.map(\.text) == ["ok\n", "ok\n"])
        await server.stop()
    }

    @Test func `HEAD of a stream has its headers and opens no stream`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let port = server.port
        let (head, rest) = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("HEAD /counter/updates?session=\(session) HTTP/1.1\r\nHost: a\r\n\r\n")
            return (connection.readHead(), connection.readToEnd())
        }
        #expect(head?.status == 200)
        #expect(head?.headers.first { $0.name == "Content-Type" }?.value == "text/event-stream")
        #expect(!rest.contains("retry"))
        #expect(server.application.sessions.live[session]?.listeners.isEmpty == true)
        await server.stop()
    }

    @Test func `a body that goes on far beyond the limit is cut off`() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.bodyLimit = 1000
        let server = try TestServer(.overSocket, configuration: configuration)
        let port = server.port
        func statuses(chunks: Int) async -> HTTPStatus {
            await Blocking.run {
                let connection = RawConnection(port: port)
                connection.write("POST /counter/events HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
                for _ in 0..<chunks {
                    connection.write("64\r\n" + String(repeating: " ", count: 100) + "\r\n")
                }
                connection.write("0\r\n\r\n")
                return connection.readResponse().status
            }
        }
        // The client sends everything before it reads.
        #expect(await statuses(chunks: 11) == .contentTooLarge)
        #expect(await statuses(chunks: 200) == .contentTooLarge)
        #expect(await server.get("/healthz").status == .ok)
        await server.stop()
    }

    @Test func `a body in chunks is read as a whole`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        let body = #"{"session":"\#(session)","events":[{"node":3,"type":"tap"}]}"#
        let halves = [body.prefix(20), body.dropFirst(20)].map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" }
        let all = await responses(
            server,
            "POST /counter/events HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n\(halves.joined())0\r\n\r\n")
        #expect(all[0].status == .ok && all[0].text.contains(#""text":"1 ""#))
        await server.stop()
    }

    @Test func `the first of equal headers counts, and all lines of forwarded addresses`() async throws {
        var configuration = HTTPServer.Configuration()
        configuration.connectionsPerAddress = 1
        configuration.trustedProxies = TrustedProxies([try #require(AddressRange("127.0.0.0/8"))])
        let server = try TestServer(.overSocket, configuration: configuration)
        let session = await server.open()
        let port = server.port
        let statuses = await Blocking.run {
            func open(_ lines: String) -> (RawConnection, Int?) {
                let connection = RawConnection(port: port)
                connection.write("GET /counter/updates?session=\(session) HTTP/1.1\r\nHost: a\r\n\(lines)\r\n")
                return (connection, connection.readHead()?.status)
            }
            let first = open("X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-For: 203.0.113.8\r\n")
            // The last address is the client's.
            let same = open("X-Forwarded-For: 203.0.113.8\r\n")
            let other = open("X-Forwarded-For: 203.0.113.7\r\n")
            return [first.1, same.1, other.1]
        }
        #expect(statuses == [200, 429, 200])
        let json = await responses(
            server, "GET /counter HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\nAccept: text/html\r\n\r\n")
        #expect(json[0]["Content-Type"] == "application/json")
        await server.stop()
    }

    @Test func `a parameter that cannot be decoded is omitted, and the others are read`() async throws {
        let server = try TestServer(.overSocket)
        let session = await server.open()
        for query in ["x=%FF&session=\(session)", "%F=1&session=\(session)", "a+b=c+d&session=\(session)"] {
            let all = await responses(server, "GET /counter.json?\(query) HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(all[0].text.contains(session), "\(query)")
        }
        await server.stop()
    }
}
