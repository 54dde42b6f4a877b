import Foundation
import Testing

@testable import EspalierServer

/// A connection to the server that can send any bytes.
final class RawConnection: @unchecked Sendable {
    // Used by one thread at a time.
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// - Parameter source: the local address to connect from; nil for the default.
    convenience init(port: UInt16, from source: String? = nil) {
        self.init(trying: port, from: source)!
    }

    /// Connects, or returns nil if no server listens.
    init?(trying port: UInt16, from source: String? = nil) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // Ends a test that would wait forever. All tests of the process share its main actor, so a response may take as
        // long as the work of the others.
        var limit = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        if let source {
            var own = sockaddr_in()
            own.sin_family = sa_family_t(AF_INET)
            inet_pton(AF_INET, source, &own.sin_addr)
            _ = withUnsafePointer(to: &own) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
        }
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else { return nil }
    }

    /// Connects to a socket's file, or returns nil if no server listens.
    init?(path: String) {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard SocketFile.withAddress(path, { connect(descriptor, $0, $1) }) == 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    func write(_ text: String) {
        write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    func write(_ request: HTTPRequest) {
        var target = request.path
        if !request.query.pairs.isEmpty {
            target +=
                "?"
                + request.query.pairs
                .map { PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value) }.joined(separator: "&")
        }
        let method = request.method == .other ? "BREW" : request.method.rawValue
        var text = "\(method) \(target) HTTP/1.1\r\n"
        if request.headers[.host] == nil { text += "Host: localhost\r\n" }
        for header in RequestHeader.allCases {
            if let value = request.headers[header] { text += "\(header.rawValue): \(value)\r\n" }
        }
        if request.method == .post || !request.body.isEmpty { text += "Content-Length: \(request.body.count)\r\n" }
        write(Array((text + "\r\n").utf8) + request.body)
    }

    /// Closes the writing side. A body that is shorter than its `Content-Length` stays incomplete.
    func endWriting() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Waits for bytes; false at the end.
    private func fill() -> Bool {
        var part = [UInt8](repeating: 0, count: 65_536)
        var count = 0
        // A receive with a timeout is not restarted after a signal.
        repeat { count = recv(descriptor, &part, part.count, 0) } while count < 0 && errno == EINTR
        if count < 0, errno == EAGAIN { Issue.record("the server sent nothing for five minutes") }
        guard count > 0 else { return false }
        buffer += part[..<count]
        return true
    }

    /// The bytes up to and including `mark`; nil if the connection ends without it.
    func read(through mark: String) -> String? {
        let mark = Array(mark.utf8)
        while true {
            if let range = buffer.firstRange(of: mark) {
                defer { buffer.removeFirst(range.upperBound) }
                return String(decoding: buffer[..<range.upperBound], as: UTF8.self)
            }
            guard fill() else { return nil }
        }
    }

    func read(count: Int) -> [UInt8] {
        while buffer.count < count, fill() {}
        let taken = Array(buffer.prefix(count))
        buffer.removeFirst(taken.count)
        return taken
    }

    func readHead() -> (status: Int, headers: [HTTPResponse.Header])? {
        guard let head = read(through: "\r\n\r\n") else { return nil }
        let lines = head.split(separator: "\r\n")
        let headers = lines.dropFirst().map { line in
            let halves = line.split(separator: ":", maxSplits: 1)
            return HTTPResponse.Header(String(halves[0]), halves.count > 1 ? String(halves[1].dropFirst()) : "")
        }
        return (Int(lines[0].split(separator: " ")[1])!, headers)
    }

    /// The next chunk of a chunked body; empty at its end.
    func readChunk() -> String {
        guard let line = read(through: "\r\n"), let count = Int(line.dropLast(1), radix: 16) else { return "" }
        let bytes = read(count: count)
        _ = read(count: 2)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The next response; one with status 500 and no header if the connection ends before it.
    func readResponse(isHead: Bool = false) -> HTTPResponse {
        guard let (status, headers) = readHead() else {
            return HTTPResponse(.internalServerError)
        }
        var response = HTTPResponse(HTTPStatus(rawValue: UInt16(status)), headers: headers)
        if isHead { return response }
        if let length = response["Content-Length"].flatMap({ Int($0) }) {
            response.body = .bytes(read(count: length))
        } else if response["Transfer-Encoding"] == "chunked" {
            var bytes: [UInt8] = []
            while case let chunk = readChunk(), !chunk.isEmpty { bytes += chunk.utf8 }
            response.body = .bytes(bytes)
        }
        return response
    }

    /// All bytes until the server closes the connection.
    func readToEnd() -> String {
        while fill() {}
        defer { buffer = [] }
        return String(decoding: buffer, as: UTF8.self)
    }

    /// Whether nothing arrives for a while.
    func isQuiet(milliseconds: Int32) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return buffer.isEmpty && Glibc.poll(&poll, 1, milliseconds) == 0
    }

    /// Whether the server has closed the connection.
    func isAtEnd() -> Bool {
        buffer.isEmpty && !fill()
    }
}
