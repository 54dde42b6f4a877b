import Foundation

@testable import EspalierServer

/// The client's end of a channel. It can send any frames.
final class ChannelConnection: @unchecked Sendable {
    // Used by one thread at a time.
    private let connection: RawConnection
    private(set) var status = 0
    private(set) var headers: [HTTPResponse.Header] = []

    enum Frame: Equatable {
        case text(String)
        case binary([UInt8])
        case ping, pong
        case close(Int)
        case other(UInt8)
        /// The end of the connection.
        case end
    }

    static let handshake: [(String, String)] = [
        ("Upgrade", "websocket"), ("Connection", "keep-alive, Upgrade"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ]

    init(port: UInt16, _ target: String, headers: [(String, String)] = handshake) {
        connection = RawConnection(port: port)
        let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
        connection.write("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n")
        guard let head = connection.readHead() else { return }
        (status, self.headers) = head
    }

    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends one frame.
    func send(_ payload: [UInt8], opcode: UInt8 = 1, isLast: Bool = true, isMasked: Bool = true) {
        var frame: [UInt8] = [opcode | (isLast ? 0x80 : 0)]
        let mask: UInt8 = isMasked ? 0x80 : 0
        switch payload.count {
        case ..<126: frame.append(UInt8(payload.count) | mask)
        case ..<65536: frame += [126 | mask, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: frame += [127 | mask] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        let key: [UInt8] = [1, 2, 3, 250]
        frame += isMasked ? key + payload.enumerated().map { $0.element ^ key[$0.offset % 4] } : payload
        connection.write(frame)
    }

    func write(_ bytes: [UInt8]) { connection.write(bytes) }

    func read() -> Frame {
        let head = connection.read(count: 2)
        guard head.count == 2 else { return .end }
        var count = Int(head[1] & 127)
        if count > 125 { count = connection.read(count: count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
        let payload = connection.read(count: count)
        switch head[0] {
        case 0x81: return .text(String(decoding: payload, as: UTF8.self))
        case 0x82: return .binary(payload)
        case 0x88: return .close(payload.count < 2 ? 0 : Int(payload[0]) << 8 | Int(payload[1]))
        case 0x89: return .ping
        case 0x8A: return .pong
        default: return .other(head[0])
        }
    }
}

extension TestServer {
    /// Opens a channel of a page at `/counter`.
    func channel(_ session: String, revision: Int = 1, page: String? = nil) async -> ChannelConnection {
        let port = port
        let name = page.map { "&page=\($0)" } ?? ""
        return await Blocking.run {
            ChannelConnection(port: port, "/counter/channel?session=\(session)&revision=\(revision)\(name)")
        }
    }
}

extension ChannelConnection {
    func next() async -> Frame { await Blocking.run { self.read() } }

    func ask(_ text: String) async -> Frame {
        await Blocking.run {
            self.send(text)
            return self.read()
        }
    }

    /// A batch with one tap on the counting button.
    func tap(_ number: Int, revision: Int = 1, page: String = "p") async -> Frame {
        await ask(
            #"{"revision":\#(revision),"page":"\#(page)","n":\#(number),"events":[{"node":3,"type":"tap"}]}"#)
    }
}
