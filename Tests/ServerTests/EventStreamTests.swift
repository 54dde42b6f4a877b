import Synchronization
import Testing

@testable import EspalierServer

/// A stream of server-sent events between its writer and its reader.
@Suite struct EventStreamTests {
    /// The number of times that a reader was woken.
    private final class Waking: Sendable {
        let count = Atomic<Int>(0)
        var times: Int { count.load(ordering: .relaxed) }
        func wake() { count.add(1, ordering: .relaxed) }
    }

    private func read(_ stream: EventStream, atMost most: Int = 100, waking: Waking = Waking()) -> String? {
        var bytes = [UInt8](repeating: 0, count: most)
        let reading = bytes.withUnsafeMutableBytes { buffer in
            stream.read(into: buffer) { { waking.wake() } }
        }
        switch reading {
        case .bytes(let count): return String(decoding: bytes[..<count], as: UTF8.self)
        case .pending: return ""
        case .end: return nil
        }
    }

    @Test func `waiting data is read at once, in order, as far as the buffer has room`() {
        let stream = EventStream()
        for text in ["ab", "cd", "e"] { stream.write { Array(text.utf8) } }
        #expect(read(stream, atMost: 3) == "abc")
        stream.write { Array("f".utf8) }
        #expect(read(stream, atMost: 3) == "de")
        #expect(read(stream, atMost: 3) == "f")
        #expect(read(stream) == "")
    }

    @Test func `a reader that found nothing is woken once`() {
        let (stream, waking) = (EventStream(), Waking())
        #expect(read(stream, waking: waking) == "")
        #expect(waking.times == 0)
        stream.write { [65] }
        stream.write { [66] }
        #expect(waking.times == 1)
        #expect(read(stream, waking: waking) == "AB")
        stream.write { [67] }
        #expect(waking.times == 1)
    }

    @Test func `a stream ends after its waiting data, and accepts no more`() {
        let (stream, waking) = (EventStream(), Waking())
        stream.write { [65] }
        #expect(!stream.isOver)
        stream.close()
        stream.write { [66] }
        #expect(stream.isOver)
        #expect(read(stream, waking: waking) == "A")
        #expect(read(stream, waking: waking) == nil)
        let other = EventStream()
        #expect(read(other, waking: waking) == "")
        other.close()
        other.close()
        #expect(waking.times == 1)
    }

    @Test func `a stream whose reader left has ended, with no data and no reader to wake`() {
        let (stream, waking) = (EventStream(), Waking())
        #expect(read(stream, waking: waking) == "")
        stream.abandon()
        stream.write { [65] }
        #expect(stream.isOver && waking.times == 0 && read(stream) == nil)
        let full = EventStream()
        full.write { [65] }
        full.abandon()
        #expect(read(full) == nil)
    }

    @Test func `a reader that lags too far behind loses the waiting data, and is notified of the end`() {
        let (stream, waking) = (EventStream(capacity: 2), Waking())
        #expect(read(stream, waking: waking) == "")
        for byte in 65...68 { stream.write { [UInt8(byte)] } }
        #expect(stream.isOver && waking.times == 1)
        #expect(read(stream) == nil)
    }

    @Test func `messages of a listener are comments, numbered events and events`() {
        let stream = EventStream()
        stream.begin()
        stream.send(revision: 7) { Array("a".utf8) }
        stream.note { Array("b".utf8) }
        stream.sendHeartbeat()
        #expect(read(stream) == ": open\nretry: 1000\n\nid: 7\ndata: a\n\ndata: b\n\n:\n\n")
        stream.end()
        #expect(stream.isOver)
    }
}
