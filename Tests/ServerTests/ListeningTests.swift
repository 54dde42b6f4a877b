import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite struct `An address to listen on` {
    @Test(arguments: [
        ("127.0.0.1:9090", "http://127.0.0.1:9090"), ("[::1]:0", "http://[::1]:0"),
        ("localhost:80", "http://localhost:80"), ("unix:/run/a b.sock", "unix:/run/a b.sock"),
    ])
    func `is a host and a port, or the path of a socket`(text: String, expected: String) {
        #expect(ListeningAddress(text)?.description == expected)
    }

    @Test(arguments: ["", "9090", ":9090", "::1:9090", "127.0.0.1", "127.0.0.1:", "a:65536", "a:-1", "unix:", "unix:a"])
    func `is nothing else`(text: String) {
        #expect(ListeningAddress(text) == nil)
    }

    @Test func `is an option, which takes the place of the host and the port`() throws {
        let options = try ServerOptions(
            arguments: [
                "--listen", "127.0.0.1:1, unix:/run/a.sock", "--socket-mode=0660", "--metrics-address", "[::1]:2",
            ],
            environment: ["PORT": "9000"])
        #expect(options.addresses == [.network(host: "127.0.0.1", port: 1), .unix(path: "/run/a.sock")])
        #expect(options.socketMode == 0o660 && options.metricsAddress == .network(host: "::1", port: 2))
        #expect(options.hosts == .any)
        #expect(try ServerOptions(arguments: ["--listen=[::1]:1"], environment: [:]).hosts == .loopback)
        #expect(
            try ServerOptions(arguments: [], environment: ["PORT": "9"]).addresses
                == [.network(host: "127.0.0.1", port: 9)])
    }

    @Test(arguments: [
        (
            "--listen=8080",
            "--listen must be addresses such as 127.0.0.1:8080, [::1]:8080 or unix:/run/app.sock, with commas, not 8080"
        ),
        (
            "--metrics-address=unix:m.sock",
            "--metrics-address must be an address such as 127.0.0.1:9090 or unix:/run/metrics.sock, not unix:m.sock"
        ),
        ("--socket-mode=rw", "--socket-mode must be an octal number from 0 to 0777, not rw"),
        ("--socket-mode=1777", "--socket-mode must be an octal number from 0 to 0777, not 1777"),
    ])
    func `has an option that explains what it takes`(argument: String, message: String) {
        #expect(throws: ServerOptions.Failure(message: message)) {
            try ServerOptions(arguments: [argument], environment: [:])
        }
    }

    @Test func `that is in use is refused with the option that named it`() throws {
        let first = try ListeningSocket(host: "127.0.0.1", port: 0)
        #expect(
            throws: ListeningSocket.Failure(
                message:
                    "port \(first.port) of 127.0.0.1 is in use: stop the program that uses it, or choose another with "
                    + "--listen")
        ) { try ListeningSocket(.network(host: "127.0.0.1", port: first.port), option: "--listen") }
    }
}

@Suite struct `A socket's file` {
    private let file = TemporaryFile()

    private func permissions() -> mode_t? {
        var information = stat()
        return lstat(file.path, &information) == 0 ? information.st_mode : nil
    }

    @Test func `has the permissions that were asked for, and goes with its server`() throws {
        let socket = try ListeningSocket(.unix(path: file.path), mode: 0o640)
        #expect(permissions() == S_IFSOCK | 0o640)
        #expect(socket.address == .unix(path: file.path) && socket.port == 0)
        socket.file?.remove()
        #expect(permissions() == nil)
        close(socket.descriptor)
    }

    @Test func `of a server that has died is replaced, that of another stays`() throws {
        let first = try ListeningSocket(.unix(path: file.path))
        let failure = ListeningSocket.Failure(
            message: "cannot listen on unix:\(file.path): a running program uses it: stop that, or choose another path")
        #expect(throws: failure) { try ListeningSocket(.unix(path: file.path)) }
        close(first.descriptor)
        let second = try ListeningSocket(.unix(path: file.path))
        // The first one may not remove what the second one has created.
        first.file?.remove()
        #expect(permissions().map { $0 & S_IFMT } == S_IFSOCK)
        second.file?.remove()
        #expect(permissions() == nil)
        close(second.descriptor)
    }

    @Test func `replaces no other file`() throws {
        try Data("kept".utf8).write(to: URL(filePath: file.path))
        #expect(
            throws: ListeningSocket.Failure(
                message: "cannot listen on unix:\(file.path): there is another file, which is no socket")
        ) { try ListeningSocket(.unix(path: file.path)) }
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "kept")
    }

    @Test func `has a folder, and a path of a length that sockets may have`() {
        #expect(
            throws: ListeningSocket.Failure(message: "cannot listen on unix:/no/such/a.sock: No such file or directory")
        ) { try ListeningSocket(.unix(path: "/no/such/a.sock")) }
        let long = "/tmp/" + String(repeating: "a", count: 103)
        #expect(
            throws: ListeningSocket.Failure(message: "cannot listen on unix:\(long): the path is longer than 107 bytes")
        ) { try ListeningSocket(.unix(path: long)) }
    }
}

@Suite(.serialized) @MainActor struct `A server at several addresses` {
    private nonisolated func response(
        _ connection: RawConnection, _ target: String, _ headers: String = "Host: localhost\r\n"
    ) -> HTTPResponse {
        connection.write("GET \(target) HTTP/1.1\r\n\(headers)\r\n")
        return connection.readResponse()
    }

    private func statuses(_ port: UInt16, _ requests: [(target: String, host: String)]) async -> [UInt16] {
        await Blocking.run {
            requests.map { request in
                let connection = RawConnection(port: port)
                return response(connection, request.target, "Host: \(request.host)\r\n").status.rawValue
            }
        }
    }

    @Test func `has its metrics at one of them alone`() async throws {
        let server = try TestServer(servesMonitoring: false)
        var configuration = HTTPServer.Configuration()
        // All tests share the main actor.
        configuration.patience = 600
        let running = try RunningServer(
            server.application, sockets: [ListeningSocket(host: "127.0.0.1", port: 0)],
            monitoring: ListeningSocket(host: "127.0.0.1", port: 0), monitoringHosts: .loopback,
            configuration: configuration)
        guard case .network(_, let port)? = running.monitoringAddress else { throw CancellationError() }
        let targets = ["/metrics", "/readyz", "/healthz", "/counter.json"]
        let requests = targets.map { (target: $0, host: "localhost") }
        #expect(await statuses(running.port, requests) == [404, 404, 404, 200])
        #expect(await statuses(port, requests) == [200, 200, 200, 404])
        #expect(await statuses(port, [("/metrics", "evil.example"), ("/healthz", "evil.example")]) == [421, 200])
        let posted = await Blocking.run {
            let connection = RawConnection(port: port)
            connection.write("POST /metrics HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
            return connection.readResponse()
        }
        #expect(posted.status == .methodNotAllowed && posted["Allow"] == "GET, HEAD")
        // The end is a condition of its own, as long as the metrics can be read.
        running.refuse()
        let ready = await Blocking.run { response(RawConnection(port: port), "/readyz") }
        #expect(ready.status == .serviceUnavailable && ready.text == "shutdown: the server is ending\n")
        #expect(await running.stop())
    }

    @Test func `knows what comes over a socket's file, and trusts it only if it is told to`() async throws {
        for isTrusted in [false, true] {
            let server = try TestServer {
                Endpoint(.get, "/who") { request in
                    "\(request.remoteAddress ?? "nobody") \(request.isSecure)"
                }
            }
            let file = TemporaryFile()
            var configuration = HTTPServer.Configuration()
            configuration.patience = 600
            configuration.trustedProxies = try #require(TrustedProxies(list: isTrusted ? "::1, unix" : "::/0"))
            let running = try RunningServer(
                server.application,
                sockets: [ListeningSocket(.unix(path: file.path)), ListeningSocket(host: "127.0.0.1", port: 0)],
                configuration: configuration)
            let headers =
                "Host: a\r\nX-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\nX-Request-ID: edge-1\r\n"
            let (path, port) = (file.path, networkPort(of: running))
            let answers = await Blocking.run {
                [RawConnection(path: path), RawConnection(trying: port)].compactMap { $0 }
                    .map { response($0, "/who", headers) }
            }
            let (trusted, untrusted) = ("203.0.113.7 true", ["unix false", "127.0.0.1 false"])
            #expect(answers.map(\.text) == (isTrusted ? [trusted, untrusted[1]] : [untrusted[0], trusted]))
            #expect((answers.first?["X-Request-ID"] == "edge-1") == isTrusted)
            #expect(running.summary == "unix:\(path) and http://127.0.0.1:\(port)/")
            #expect(await running.stop())
            #expect(RawConnection(path: path) == nil && !FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func `refuses connections when it stops to listen, and closes its socket when it ends, once`() async throws {
        let server = try TestServer(.overSocket)
        let transport = try #require(server.transport)
        let port = server.port
        transport.stopListening()
        let isRefused = await Blocking.run { RawConnection(trying: port) == nil }
        #expect(isRefused)
        await server.stop()
        // One of these has the number of the socket.
        let files = (0..<64).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
        transport.stopListening()
        await server.stop()
        #expect(files.allSatisfy { fcntl($0, F_GETFD) == FD_CLOEXEC })
        for file in files { close(file) }
    }

    private func networkPort(of running: RunningServer) -> UInt16 {
        if case .network(_, let port)? = running.addresses.last { port } else { 0 }
    }
}
