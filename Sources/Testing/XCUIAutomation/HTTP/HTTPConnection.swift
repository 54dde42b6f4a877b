import EspalierAutomation
import Foundation

/// A connection that carries one request after the other, with the cookies of a browser.
final class HTTPConnection {
    let port: UInt16
    private var socket: Socket?
    /// Whether the last request was sent twice, because the first connection had ended.
    private(set) var hasRepeated = false
    private var cookies: [String: String] = [:]
    /// The value of `Accept-Language`.
    var languages = "en"

    init(port: UInt16) {
        self.port = port
    }

    struct Response {
        var status: Int
        var headers: [(name: String, value: String)]
        var body: Data

        func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

        /// Whether the program asks for the same request a moment later.
        var isForLater: Bool { status == 503 && header("retry-after") != nil }
    }

    /// The time in milliseconds for which a response may take.
    static let patience: Int32 = 30_000

    func get(_ path: String, accept: String = "application/json") throws(AutomationProblem) -> Response {
        try request("GET \(path) HTTP/1.1\r\n\(headers)Accept: \(accept)\r\n\r\n")
    }

    func post(
        _ path: String, json: String, accept: String = "application/json"
    ) throws(AutomationProblem) -> Response {
        let body = Data(json.utf8)
        return try request(
            "POST \(path) HTTP/1.1\r\n\(headers)Accept: \(accept)\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.count)\r\n\r\n", body: body)
    }

    func delete(_ path: String) throws(AutomationProblem) -> Response {
        try request("DELETE \(path) HTTP/1.1\r\n\(headers)\r\n")
    }

    /// The headers of each request.
    var headers: String {
        var headers = "Host: 127.0.0.1:\(port)\r\nAccept-Language: \(languages)\r\n"
        if !cookies.isEmpty {
            let list = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            headers += "Cookie: \(list.joined(separator: "; "))\r\n"
        }
        return headers
    }

    private func request(_ head: String, body: Data = Data()) throws(AutomationProblem) -> Response {
        hasRepeated = false
        if let socket {
            // The program may have closed a connection that waited for long. It has not seen the request then, unless it has ended.
            do throws(AutomationProblem) { return try exchange(head, body, over: socket) } catch {
                self.socket = nil
                hasRepeated = true
                if !error.isLostConnection { throw error }
            }
        }
        let socket = try Socket(port: port)
        self.socket = socket
        return try exchange(head, body, over: socket)
    }

    private func exchange(_ head: String, _ body: Data, over socket: Socket) throws(AutomationProblem) -> Response {
        try socket.write(Data(head.utf8) + body)
        var bytes = Data()
        let end = try readHead(&bytes, socket)
        var response = Self.parse(bytes[..<end])
        for header in response.headers where header.name == "set-cookie" { keep(header.value) }
        var reader = BodyReader(response, bytes: Data(bytes[end...]))
        while !reader.isComplete {
            guard try socket.read(into: &reader.bytes, waiting: Self.patience) else { throw Self.late }
        }
        response.body = reader.body
        return response
    }

    static var late: AutomationProblem {
        AutomationProblem("the program did not respond within \(patience / 1000) s")
    }

    /// Reads up to the end of a head, and returns the index behind it.
    private func readHead(_ bytes: inout Data, _ socket: Socket) throws(AutomationProblem) -> Int {
        while true {
            if let end = Self.endOfHead(bytes) { return end }
            guard try socket.read(into: &bytes, waiting: Self.patience) else { throw Self.late }
        }
    }

    /// The index behind the empty line that ends a head.
    static func endOfHead(_ bytes: Data) -> Int? { bytes.range(of: emptyLine)?.upperBound }

    private static let emptyLine = Data("\r\n\r\n".utf8)

    static func parse(_ head: Data) -> Response {
        var response = Response(status: 0, headers: [], body: Data())
        var rest = head
        while let end = rest.range(of: lineEnd) {
            let line = rest[rest.startIndex..<end.lowerBound]
            rest = rest[end.upperBound...]
            if response.status == 0 {
                let status = String(decoding: line, as: UTF8.self).split(separator: " ")
                response.status = status.count > 1 ? Int(status[1]) ?? -1 : -1
            } else if let colon = line.range(of: colon) {
                response.headers.append(
                    (
                        String(decoding: line[line.startIndex..<colon.lowerBound], as: UTF8.self).lowercased(),
                        String(decoding: line[colon.upperBound...], as: UTF8.self).trimmingCharacters(in: .whitespaces)
                    ))
            }
        }
        return response
    }

    private static let lineEnd = Data("\r\n".utf8)
    private static let colon = Data(":".utf8)

    private func keep(_ cookie: String) {
        let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard pair.count == 2 else { return }
        cookies[String(pair[0])] = pair[1].isEmpty ? nil : String(pair[1])
    }
}

/// The body of a response as its bytes arrive.
private struct BodyReader {
    var bytes: Data
    private let length: Int?

    init(_ response: HTTPConnection.Response, bytes: Data) {
        self.bytes = bytes
        let isChunked = response.header("transfer-encoding")?.lowercased() == "chunked"
        length = isChunked ? nil : response.status == 204 ? 0 : Int(response.header("content-length") ?? "0") ?? 0
    }

    var isComplete: Bool {
        if let length { return bytes.count >= length }
        var chunks = ChunkReader()
        _ = chunks.read(bytes)
        return chunks.isOver
    }

    var body: Data {
        if let length { return Data(bytes.prefix(length)) }
        var chunks = ChunkReader()
        return chunks.read(bytes)
    }
}

/// Reads the chunks of a body.
struct ChunkReader {
    private var rest = Data()
    private(set) var isOver = false

    private static let newline = Data([10])

    /// The contents of the chunks that are complete with further bytes.
    mutating func read(_ bytes: Data) -> Data {
        rest.append(bytes)
        var content = Data()
        while !isOver, let line = rest.range(of: Self.newline)?.lowerBound {
            let size = String(decoding: rest[rest.startIndex..<line], as: UTF8.self).prefix { $0.isHexDigit }
            guard let length = Int(size, radix: 16) else {
                isOver = true
                break
            }
            let start = line + 1
            guard rest.endIndex >= start + length + 2 else { break }
            content.append(rest[start..<(start + length)])
            rest = Data(rest[(start + length + 2)...])
            if length == 0 { isOver = true }
        }
        return content
    }
}
