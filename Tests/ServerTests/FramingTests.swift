import Foundation
import Testing

@testable import EspalierServer

/// Ambiguous requests are refused, and nothing after them is read.
@Suite(.serialized) @MainActor
struct FramingTests {
    /// Sends text, and returns the server's output until it closes the connection.
    private func response(_ text: String, to server: TestServer) async -> String {
        let port = server.port
        return await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write(text)
            return connection.readToEnd()
        }
    }

    private static let smuggled = "GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test(
        arguments: [
            ("two lengths", "Host: a\r\nContent-Length: 0\r\nContent-Length: 36"),
            ("two equal lengths", "Host: a\r\nContent-Length: 0\r\nContent-Length: 0"),
            ("a length and a coding", "Host: a\r\nContent-Length: 36\r\nTransfer-Encoding: chunked"),
            ("a coding and a length", "Host: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 0"),
            ("two hosts", "Host: a\r\nHost: b"),
            ("no host", "Accept: */*"),
            ("no header", ""),
            ("a host with a path", "Host: a/b"),
            ("a host with a user", "Host: a@b"),
            ("a NUL in a value", "Host: a\r\nX: a\0b"),
            ("a NUL in the host", "Host: a\0b"),
            ("a NUL that hides a header", "Host: a\r\nX: a\0\r\nTransfer-Encoding: chunked"),
            ("a NUL that seems to end the headers", "Host: a\r\n\0X: a"),
            ("a NUL in a name", "Host: a\r\nX\0: a"),
            ("a CR in a value", "Host: a\r\nX: a\rTransfer-Encoding: chunked"),
            ("a CR in a name", "Host: a\r\nX\r: a"),
            ("a line that ends with LF alone", "Host: a\nX: a"),
            ("a control character in a value", "Host: a\r\nX: a\u{1}b"),
            ("a space before the colon", "Host: a\r\nContent-Length : 5"),
            ("a space in a name", "Host: a\r\nX Y: 5"),
            ("a space before a name", "Host: a\r\n Content-Length: 5"),
            ("a continued line", "Host: a\r\nTransfer-Encoding:\r\n chunked"),
            ("a tab in a name", "Host: a\r\nX\t: 5"),
            ("a name of nothing", "Host: a\r\n: 5"),
            ("another coding", "Host: a\r\nTransfer-Encoding: gzip"),
            ("two codings", "Host: a\r\nTransfer-Encoding: gzip, chunked"),
            ("a coding twice", "Host: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
            ("a coding with quotes", "Host: a\r\nTransfer-Encoding: \"chunked\""),
            ("a negative length", "Host: a\r\nContent-Length: -1"),
            ("a length with a sign", "Host: a\r\nContent-Length: +5"),
            ("lengths in a list", "Host: a\r\nContent-Length: 5, 5"),
            ("a length that is a word", "Host: a\r\nContent-Length: five"),
            ("no length", "Host: a\r\nContent-Length:"),
            ("a length beyond all numbers", "Host: a\r\nContent-Length: 99999999999999999999"),
        ])
    func `ambiguous headers get 400 once, and the rest is not read`(
        name: String, headers: String
    ) async throws {
        let server = try TestServer(.overSocket)
        let text = "POST /counter/events HTTP/1.1\r\n" + headers + (headers.isEmpty ? "" : "\r\n") + "\r\n"
        let response = await response(text + FramingTests.smuggled, to: server)
        #expect(response.hasPrefix("HTTP/1.1 400 Bad Request\r\n"), "\(name): \(response)")
        #expect(response.ranges(of: "HTTP/1.1 ").count == 1, "\(name): \(response)")
        #expect(await server.get("/healthz").status == .ok)
        await server.stop()
    }

    @Test(arguments: ["/\u{7F}", "/a\0b", "/a\u{1}", "a", "ftp://localhost/counter", "http://", "http://a@b/counter"])
    func `an invalid target gets 400`(target: String) async throws {
        let server = try TestServer(.overSocket)
        let response = await response("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n", to: server)
        #expect(response.hasPrefix("HTTP/1.1 400 "), "\(response)")
        await server.stop()
    }

    @Test func `a coding needs HTTP 1_1`() async throws {
        let server = try TestServer(.overSocket)
        let response = await response(
            "POST /counter/events HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", to: server)
        #expect(response.hasPrefix("HTTP/1.1 400 ") || response.hasPrefix("HTTP/1.0 400 "), "\(response)")
        await server.stop()
    }

    @Test func `a length that is split over two packets is refused once, too`() async throws {
        let server = try TestServer(.overSocket)
        let port = server.port
        let response = await Blocking.run {
            let other = RawConnection(port: port)
            let connection = RawConnection(port: port)
            connection.write("POST /counter/events HTTP/1.1\r\nHost: a\r\nContent-Le")
            other.write("GET /healthz HTTP/1.1\r\nHost: a\r\n")
            _ = connection.isQuiet(milliseconds: 50)
            connection.write("ngth: -1\r\n\r\n")
            let response = connection.readToEnd()
            other.write("\r\n")
            #expect(other.readResponse().status == .ok)
            return response
        }
        #expect(response.ranges(of: "HTTP/1.1 ").count == 1, "\(response)")
        await server.stop()
    }

    @Test(arguments: ["http://localhost", "HTTP://LOCALHOST", "https://localhost:80"])
    func `a URL of the server itself is a target`(origin: String) async throws {
        let server = try TestServer(.overSocket)
        let port = server.port
        let status = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("GET \(origin)/counter.json?size=390x844 HTTP/1.1\r\nHost: elsewhere\r\n\r\n")
            return connection.readResponse().status
        }
        #expect(status == .ok)
        await server.stop()
    }

    @Test func `long headers sent byte by byte, and pipelined requests, are read correctly`()
        async throws
    {
        let server = try TestServer(.overSocket)
        let port = server.port
        let statuses = await Blocking.run {
            let connection = RawConnection(port: port)
            let long = String(repeating: "a=b; ", count: 3000)
            let text = "GET /counter.json HTTP/1.1\r\nHost: localhost:8080\r\nX-Long: \(long)\r\nX:\r\nY: a  \r\n\r\n"
            for byte in text.utf8.prefix(2000) { connection.write([byte]) }
            connection.write(Array(text.utf8.dropFirst(2000)))
            let first = connection.readResponse().status
            let short = "GET /healthz HTTP/1.1\r\nHost: [::1]:80\r\nAccept: */*\r\n\r\n"
            connection.write(short + short + "GET /counter.json HTTP/1.1\r\nhost:a\r\n\r\n" + short)
            return [first] + (0..<4).map { _ in connection.readResponse().status }
        }
        #expect(statuses == [.ok, .ok, .ok, .ok, .ok])
        await server.stop()
    }
}
