@testable import EspalierSupervision
import Foundation
import Testing

/// Connections and the workers that they reach.
@Suite(.serialized)
struct PassingTests {
    /// Browsers by the worker of three that `RendezvousHash` chooses.
    static let browsers = (1...3).map { worker in
        (0...).lazy.map { "BROWSER" + String(repeating: "-", count: 12) + String(100 + $0) }
            .first { RendezvousHash(id: $0).choice(among: 1...3) == worker }!
    }

    @Test func `a browser's connections go to its worker, with all of their bytes`() throws {
        let run = try SupervisedRun()
        for _ in 0..<2 {
            for (index, browser) in Self.browsers.enumerated() {
                let answer = try run.ask("/page", browser: browser)
                #expect(answer.worker == index + 1)
                #expect(answer.name == (try run.name(of: index + 1)))
                #expect(answer.socket == 0)
                #expect(
                    answer.received
                        == "GET /page HTTP/1.1\r\nHost: a\r\nCookie: a=b; espalier-browser=\(browser).secret\r\n\r\n")
            }
        }
    }

    @Test func `connections without a browser go to the workers in turn`() throws {
        let run = try SupervisedRun()
        let workers = try (0..<6).map { _ in try run.ask().worker }
        #expect(workers == [2, 3, 1, 2, 3, 1])
        // A worker that has had more is left out.
        for _ in 0..<2 { #expect(try run.ask(browser: Self.browsers[1]).worker == 2) }
        #expect(try (0..<4).map { _ in try run.ask().worker } == [3, 1, 3, 1])
    }

    @Test func `connections of the socket for metrics are not read`() throws {
        let run = try SupervisedRun(sockets: 2)
        let workers = try (0..<3).map { _ in
            let answer = try run.ask(browser: Self.browsers[0], socket: 1)
            #expect(answer.socket == 1)
            return answer.worker
        }
        #expect(workers == [2, 3, 1])
    }

    @Test func `two hundred open connections are answered, each with its own bytes`() throws {
        let run = try SupervisedRun()
        let connections = try (0..<200).map { number in
            let connection = try run.connect()
            connection.send("GET /\(number) HTTP/1.1\r\nHost: a\r\nCookie: espalier-browser=")
            return connection
        }
        for (number, connection) in connections.enumerated() {
            connection.send("\(Self.browsers[number % 3]).x\r\n\r\n")
        }
        for (number, connection) in connections.enumerated() {
            let answer = try connection.answer()
            #expect(answer.worker == number % 3 + 1)
            #expect(answer.received.hasPrefix("GET /\(number) HTTP/1.1\r\n"))
        }
        // With the request for the metrics.
        #expect(try run.metric("espalier_connections_passed_total") == 201)
    }

    @Test func `what is sent slowly is passed on after its time, and what is no HTTP at once`() throws {
        let run = try SupervisedRun(1, ["PEEK": "0.1"])
        // A client that sends nothing, one that stops within its request, and one that is gone at once.
        let silent = try run.connect()
        let slow = try run.connect()
        slow.send("GET / HTTP/1.1\r\nHost")
        _ = try run.connect()
        let handshake = try run.connect()
        handshake.send([0x16, 0x03, 0x01, 0x00, 0xA5, 0x01])
        #expect(try handshake.answer().received == "\u{16}\u{03}\u{01}\u{00}\u{FFFD}\u{01}")
        let other = try run.ask()
        #expect(other.worker == 1)
        slow.send(": a\r\n\r\n")
        #expect(try slow.answer().received == "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        silent.send(SupervisedRun.request())
        #expect(try silent.answer().worker == 1)
    }

    @Test func `a connection that stays silent is counted when its time is over`() throws {
        let run = try SupervisedRun(1, ["PEEK": "0.02"])
        let silent = try run.connect()
        while try run.metric("espalier_peeks_timed_out_total") == 0 {}
        silent.send(SupervisedRun.request())
        #expect(try silent.answer().worker == 1)
    }

    @Test func `a request that ends early is passed on at once`() throws {
        let run = try SupervisedRun(1, ["PEEK": "60"])
        let connection = try run.connect()
        connection.send("GET / HTTP/1.1\r\nHost")
        shutdown(connection.descriptor, Int32(SHUT_WR))
        #expect(try connection.answer().received == "GET / HTTP/1.1\r\nHost")
    }

    @Test func `a header of a megabyte is passed on by its first bytes`() throws {
        let run = try SupervisedRun(3, ["PEEK": "60"])
        let connection = try run.connect()
        let line = "Cookie: espalier-browser=\(Self.browsers[2]).x\r\n"
        connection.send("GET / HTTP/1.1\r\n\(line)")
        connection.send("X: \(String(repeating: "x", count: 1 << 20))\r\n\r\n")
        let answer = try connection.answer()
        #expect(answer.worker == 3)
        #expect(answer.received.utf8.count == 16 + line.utf8.count + 3 + 1 << 20 + 4)
    }

    @Test func `a client that sends each byte alone is looked at a few times`() throws {
        let run = try SupervisedRun(1, ["PEEK": "60"])
        let connection = try run.connect()
        var on: Int32 = 1
        setsockopt(connection.descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        var sent = ""
        for byte in "GET /" + String(repeating: "x", count: 60) {
            connection.send("\(byte)")
            sent.append(byte)
            // The supervisor has seen the byte when it has collected metrics, one connection for each.
            if try run.metric("espalier_connections_passed_total") > sent.count { break }
        }
        // It was passed on without the rest of its header.
        #expect((16...64).contains(sent.count))
        connection.send(" HTTP/1.1\r\n\r\n")
        #expect(try connection.answer().received == sent + " HTTP/1.1\r\n\r\n")
    }

    @Test func `the oldest silent connection makes place for a new one`() throws {
        let run = try SupervisedRun(1, ["PEEK": "60", "PEEKS": "8"])
        let silent = try (0..<10).map { _ in try run.connect() }
        #expect(try run.ask().worker == 1)
        // Those of the two requests may have been accepted before their bytes came.
        let cutShort = try run.metric("espalier_peeks_cut_short_total")
        #expect((2...4).contains(cutShort))
        for connection in silent {
            connection.send(SupervisedRun.request())
            #expect(try connection.answer().worker == 1)
        }
    }

    @Test func `a full table of descriptors pauses accepting, with one line`() throws {
        let run = try SupervisedRun(2, ["PEEK": "60", "FILES": "34"])
        let silent = try (0..<30).map { _ in try run.connect() }
        #expect(try run.ask().worker != nil)
        #expect(run.lines.filter { $0.contains("no connection can be accepted") }.count <= 1)
        for connection in silent {
            connection.send(SupervisedRun.request())
            #expect(try connection.answer().worker != nil)
        }
    }

    @Test func `the connections of a worker whose queue is full go to the next one`() throws {
        let run = try SupervisedRun(2)
        let browser = (0...).lazy.map { "BROWSER" + String(repeating: "-", count: 12) + String(100 + $0) }
            .first { RendezvousHash(id: $0).choice(among: 1...2) == 1 }!
        try run.stop(1)
        let connections = try (0..<400).map { _ in
            let connection = try run.connect()
            connection.send(SupervisedRun.request(browser: browser))
            return connection
        }
        // The last one did not fit into the queue.
        #expect(try connections[399].answer().worker == 2)
        kill(try run.process(of: 1), SIGCONT)
        #expect(try connections[0].answer().worker == 1)
        for connection in connections[1..<399] { #expect(try connection.answer().worker != nil) }
    }

    @Test func `two supervisors share an inherited socket, and one goes on when the other ends`() throws {
        let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(listening) }
        try #require(listen(listening, 511) == 0)
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listening, $0, &length) }
        }
        func ask() throws -> TestConnection.Answer {
            let connection = try TestConnection(port: UInt16(bigEndian: address.sin_port))
            connection.send(SupervisedRun.request())
            return try connection.answer()
        }
        let first = try SupervisedRun(1, inherited: listening)
        let second = try SupervisedRun(1, inherited: listening)
        for _ in 0..<20 { #expect(try ask().worker == 1) }
        kill(first.supervisor, SIGTERM)
        let waiting = try (0..<20).map { _ in
            let connection = try TestConnection(port: UInt16(bigEndian: address.sin_port))
            connection.send(SupervisedRun.request())
            return connection
        }
        for connection in waiting { #expect(try connection.answer().worker == 1) }
        #expect(try first.end() == 0)
        #expect(try ask().name == (try second.name(of: 1)))
    }

    @Test func `the memory of the supervisor does not depend on the number of connections`() throws {
        let count = ProcessInfo.processInfo.environment["ESPALIER_CONNECTIONS"].flatMap { Int($0) } ?? 600
        let run = try SupervisedRun(2)
        func pages() throws -> Int {
            let text = try String(contentsOfFile: "/proc/\(run.supervisor)/statm", encoding: .utf8)
            return try #require(Int(text.split(separator: " ")[1]))
        }
        for number in 0..<count / 2 { _ = try run.ask(browser: Self.browsers[number % 3]) }
        let half = try pages()
        for number in 0..<count / 2 { _ = try run.ask(browser: Self.browsers[number % 3]) }
        // 256 KB.
        #expect(try pages() - half <= 64)
    }
}
