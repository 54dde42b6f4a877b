import Testing

@testable import EspalierServer

/// The frames of RFC 6455, section 5, without a socket.
@Suite struct `The server's side of a WebSocket` {
    /// A masked frame of a client.
    private func frame(_ payload: [UInt8], opcode: UInt8 = 1, isLast: Bool = true) -> [UInt8] {
        let head: [UInt8] =
            switch payload.count {
            case ..<126: [UInt8(payload.count) | 0x80]
            case ..<65536: [126 | 0x80, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
            default: [127 | 0x80] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
            }
        let key: [UInt8] = [7, 0, 255, 128]
        return [opcode | (isLast ? 0x80 : 0)] + head + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
    }

    private func receive(_ bytes: [UInt8], _ frames: WebSocketFrames) -> [[UInt8]] {
        bytes.withUnsafeBytes { frames.receive($0) }
    }

    /// All bytes to send.
    private func output(_ frames: WebSocketFrames) -> [UInt8] {
        var bytes: [UInt8] = []
        _ = frames.flush { part in
            bytes += part
            return part.count
        }
        return bytes
    }

    // MARK: Lengths

    @Test(
        arguments: [
            (0, [0x81, 0]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]), (65_535, [0x81, 126, 255, 255]),
            (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] as [(Int, [UInt8])])
    func `writes the length of a text in one, three or nine bytes`(count: Int, head: [UInt8]) {
        let frames = WebSocketFrames(maximumMessage: 100)
        let text = [UInt8](repeating: 97, count: count)
        frames.text(text)
        #expect(frames.waiting == head.count + count)
        #expect(output(frames) == head + text)
        #expect(frames.waiting == 0)
    }

    @Test(arguments: [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
    func `reads a text of each form of length`(count: Int) {
        let frames = WebSocketFrames(maximumMessage: 1 << 20)
        let text = (0..<count).map { UInt8(32 + $0 % 64) }
        #expect(receive(frame(text), frames) == [text])
        #expect(output(frames) == [])
    }

    @Test func `writes a binary message with its own opcode`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        frames.binary([1, 2])
        #expect(output(frames) == [0x82, 2, 1, 2])
    }

    // MARK: Messages

    @Test func `reads a frame that arrives byte by byte`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        let bytes = frame([104, 105])
        for byte in bytes.dropLast() { #expect(receive([byte], frames) == []) }
        #expect(receive([bytes[bytes.count - 1]], frames) == [[104, 105]])
    }

    @Test func `returns all messages of a read, in order, and each once`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        #expect(receive(frame([97]) + frame([98]) + frame([99]).prefix(3), frames) == [[97], [98]])
        #expect(receive(Array(frame([99]).dropFirst(3)), frames) == [[99]])
        #expect(receive([], frames) == [])
    }

    @Test func `joins fragments, and answers a ping between them`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        #expect(receive(frame([97], isLast: false), frames) == [])
        #expect(receive(frame([1, 2], opcode: 9), frames) == [])
        #expect(output(frames) == [0x8A, 2, 1, 2])
        #expect(receive(frame([98], opcode: 0, isLast: false), frames) == [])
        #expect(receive(frame([], opcode: 0), frames) == [[97, 98]])
    }

    @Test func `needs no answer to a pong`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        #expect(receive(frame([], opcode: 10) + frame([97]), frames) == [[97]])
        #expect(output(frames) == [])
    }

    @Test(arguments: [(10, [UInt8]()), (11, [0x88, 2, 3, 241])])
    func `takes messages up to the maximum, and closes with 1009 beyond it`(count: Int, response: [UInt8]) {
        let frames = WebSocketFrames(maximumMessage: 10)
        let text = [UInt8](repeating: 97, count: count)
        #expect(receive(frame(text), frames) == (response.isEmpty ? [text] : []))
        #expect(output(frames) == response)
        #expect(frames.isClosed == !response.isEmpty)
        #expect(frames.closeCode == (response.isEmpty ? 1006 : 1009))
    }

    @Test func `limits the total length of a message's fragments`() {
        let frames = WebSocketFrames(maximumMessage: 10)
        let part = [UInt8](repeating: 97, count: 6)
        #expect(receive(frame(part, isLast: false) + frame(part, opcode: 0), frames) == [])
        #expect(frames.closeCode == 1009)
    }

    @Test func `refuses binary messages with 1003, and reads nothing after one`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        #expect(receive(frame([1], opcode: 2) + frame([97]), frames) == [])
        #expect(output(frames) == [0x88, 2, 3, 235])
        #expect(receive(frame([98]), frames) == [])
        #expect(output(frames) == [])
    }

    // MARK: The end

    @Test func `sends nothing after its close frame`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        frames.text([97])
        #expect(!frames.isClosed)
        frames.close(.goingAway)
        frames.text([98])
        frames.ping()
        #expect(output(frames) == [0x81, 1, 97, 0x88, 2, 3, 233])
        #expect(frames.isClosed && frames.closeCode == 1001)
    }

    @Test func `returns the client's close code`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        #expect(receive(frame([3, 232], opcode: 8), frames) == [])
        #expect(output(frames) == [0x88, 2, 3, 232])
        #expect(frames.isClosed && frames.closeCode == 1000)
    }

    // MARK: Sending

    @Test func `continues where the socket stopped accepting bytes`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        frames.text([97, 98, 99, 100])
        var taken: [UInt8] = []
        var room = 4
        let take = { (part: UnsafeRawBufferPointer) -> Int in
            let count = min(room, part.count, 3)
            taken += part[..<count]
            room -= count
            return count
        }
        #expect(!frames.flush(take))
        #expect(taken == [0x81, 4, 97, 98] && frames.waiting == 2)
        frames.ping()
        #expect(frames.waiting == 4)
        room = 10
        #expect(frames.flush(take))
        #expect(taken == [0x81, 4, 97, 98, 99, 100, 0x89, 0] && frames.waiting == 0)
        #expect(frames.flush { _ in -1 })
    }

    @Test func `keeps unsent bytes when the socket fails`() {
        let frames = WebSocketFrames(maximumMessage: 100)
        frames.ping()
        #expect(!frames.flush { _ in -1 })
        #expect(frames.waiting == 2)
    }
}
