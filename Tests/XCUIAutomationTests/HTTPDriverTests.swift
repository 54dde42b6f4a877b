import EspalierAutomation
import Foundation
import Glibc
import Synchronization
import Testing

@testable import XCUIAutomation

@Suite struct `The driver over HTTP` {
    @Test func `sends a batch again, with its number, if the connection ends before the response`() throws {
        let server = try ScriptedServer([.tree, .end, .later, .tree])
        let driver = try driver(of: server)
        _ = try driver.open("/")
        _ = try driver.send([])
        let batches = server.bodies.filter { !$0.isEmpty }.map { $0.replacing(/driver-\d+/, with: "NAME") }
        let batch = #"{"session":"S","revision":1,"page":"NAME","n":1,"from":1,"events":[]"#
        // The connection may have waited for long, so it is replaced by a new one before anything else is assumed.
        #expect(batches == [batch + "}", batch + "}", batch + #","again":true}"#])
        _ = try driver.send([])
        #expect(server.bodies.last?.contains(#""n":2,"from":2"#) == true)
    }

    @Test func `opens a page again if the connection ends before the response`() throws {
        let server = try ScriptedServer([.end, .end, .tree])
        #expect(try driver(of: server).open("/").session == "S")
    }

    @Test func `tells that a program has ended at once`() throws {
        let server = try ScriptedServer([.tree, .end, .end, .end])
        let process = AppProcess(program: "/nowhere/app", arguments: [], environment: [:])
        let driver = HTTPDriver(process, port: server.port, languages: "en") { CGSize(width: 390, height: 844) }
        _ = try driver.open("/")
        let problem = #expect(throws: AutomationProblem.self) { try driver.send([]) }
        #expect(problem?.message.hasPrefix("the program closed the connection. ") == true)
    }

    private func taps(_ server: ScriptedServer) -> [String] {
        server.bodies.filter { !$0.isEmpty }.map {
            String($0[($0.range(of: "\"events\"")?.lowerBound ?? $0.startIndex)...])
        }
    }

    @Test func `finds the nodes of a page that another process continues`() throws {
        let server = try ScriptedServer([.tree, .refusal(1001, button: 4098), .page(1002, button: 4098)])
        let driver = try driver(of: server)
        _ = try driver.open("/")
        #expect(try driver.send([AutomationEvent(2, "tap")]).revision == 1002)
        #expect(
            taps(server) == [
                #""events":[{"node":2,"type":"tap"}]}"#, #""events":[{"node":4098,"type":"tap"}]}"#,
            ])
    }

    @Test func `knows the nodes of the page before for all events of a step`() throws {
        let server = try ScriptedServer([
            .tree, .refusal(1001, button: 4098), .page(1002, button: 4098), .page(1003, button: 4098),
        ])
        let driver = try driver(of: server)
        _ = try driver.open("/")
        for _ in 0..<2 { _ = try driver.send([AutomationEvent(2, "tap")]) }
        #expect(taps(server).dropFirst() == Array(repeating: #""events":[{"node":4098,"type":"tap"}]}"#, count: 2)[...])
    }

    @Test func `takes the page for the result of a batch that comes again, if another process does not know its node`()
        throws
    {
        let server = try ScriptedServer([.tree, .end, .later, .refusal(1001, button: 4098, label: "Sign in")])
        let driver = try driver(of: server)
        _ = try driver.open("/")
        #expect(try driver.send([AutomationEvent(2, "tap")]).root.children.map(\.label) == ["Sign in"])
    }

    @Test(arguments: [(2, "Save"), (1001, "Delete")])
    func `takes a refusal of another node, or of a page that has only changed, for what it is`(
        revision: Int, label: String
    ) throws {
        let server = try ScriptedServer([.tree, .refusal(revision, button: 4098, label: label)])
        let driver = try driver(of: server)
        _ = try driver.open("/")
        let problem = #expect(throws: AutomationProblem.self) { try driver.send([AutomationEvent(2, "tap")]) }
        #expect(problem?.message == "the page refused an event: no such node")
        #expect(taps(server).count == 1)
    }

    @Test func `opens a page again that has ended with its process before it was stored`() throws {
        let server = try ScriptedServer([.tree, .gone, .page(1, button: 7), .page(2, button: 7), .gone])
        let driver = try driver(of: server)
        _ = try driver.open("/")
        #expect(try driver.send([AutomationEvent(2, "tap")]).revision == 2)
        #expect(taps(server).last == #""events":[{"node":7,"type":"tap"}]}"#)
        #expect(throws: AutomationProblem.self) { try driver.send([AutomationEvent(7, "tap")]) }
    }

    private func driver(of server: ScriptedServer) throws -> HTTPDriver {
        let script = try Script("echo 'App serves http://127.0.0.1:1/'; exec sleep 60")
        defer { script.remove() }
        let process = AppProcess(program: script.path, arguments: [], environment: [:])
        _ = try process.start()
        server.onEnd = { process.end() }
        return HTTPDriver(process, port: server.port, languages: "en") { CGSize(width: 390, height: 844) }
    }
}

/// A server that answers each request but those for streams by the next step of a script.
private final class ScriptedServer: @unchecked Sendable {
    enum Step {
        case end, later
        case answer(Int, String)

        static let tree = Step.page(1, button: 2)
        static func page(_ revision: Int, button: Int, label: String = "Save") -> Step {
            .answer(200, json(revision, button, label))
        }
        /// The refusal of events of nodes that the page has no more, with the page.
        static func refusal(_ revision: Int, button: Int, label: String = "Save") -> Step {
            .answer(409, #"{"status":409,"detail":"no such node","tree":"# + json(revision, button, label) + "}")
        }
        static let gone = Step.answer(410, #"{"status":410,"detail":"The session has ended"}"#)

        private static func json(_ revision: Int, _ button: Int, _ label: String) -> String {
            #"{"session":"S","scene":"","revision":\#(revision),"title":"T","root":{"id":1,"type":"Window","children":["#
                + #"{"id":\#(button),"type":"Button","label":"\#(label)","events":["tap"]}]}}"#
        }
    }

    private(set) var port: UInt16 = 0
    /// Called when the object is released. Set before the server is used.
    var onEnd: @Sendable () -> Void = {}
    private let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    private let state: Mutex<(steps: [Step], bodies: [String])>

    /// The bodies of the requests.
    var bodies: [String] { state.withLock { $0.bodies } }

    init(_ steps: [Step]) throws {
        state = Mutex((steps, []))
        let listener = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        try #require(isBound)
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Thread.detachNewThread { [weak self] in
                    self?.serve(connection)
                    close(connection)
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        onEnd()
    }

    private func serve(_ connection: Int32) {
        while let (head, body) = read(connection) {
            if head.contains("text/event-stream") {
                write(connection, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                continue
            }
            let step = state.withLock { state -> Step in
                state.bodies.append(body)
                return state.steps.isEmpty ? .tree : state.steps.removeFirst()
            }
            switch step {
            case .end: return
            case .later:
                write(connection, "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n")
            case .answer(let status, let json):
                write(
                    connection,
                    "HTTP/1.1 \(status) Answer\r\nContent-Type: application/json\r\n"
                        + "Content-Length: \(json.utf8.count)\r\n\r\n" + json)
            }
        }
    }

    /// The head and the body of the next request; nil at the end of the connection.
    private func read(_ connection: Int32) -> (head: String, body: String)? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard recv(connection, &byte, 1, 0) == 1 else { return nil }
            bytes.append(byte)
        }
        let head = String(decoding: bytes, as: UTF8.self)
        let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
        var body = [UInt8](repeating: 0, count: length)
        guard length == 0 || recv(connection, &body, length, Int32(MSG_WAITALL)) == length else { return nil }
        return (head, String(decoding: body, as: UTF8.self))
    }

    private func write(_ connection: Int32, _ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
}
