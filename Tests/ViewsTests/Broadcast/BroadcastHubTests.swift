import EspalierDisplayTree
import Synchronization
import Testing
import TestKit

@testable import EspalierViews

private struct Price: Codable, Equatable {
    var cents: Int
}

private struct Shown: View {
    @Broadcast private var price: Price?

    init(_ topic: String) { _price = Broadcast(BroadcastTopic(topic)) }

    var body: some View { Text(price.map { "\($0.cents)" } ?? "none") }
}

@MainActor @Suite(.serialized) struct `Broadcasts between workers` {
    /// The frames of a topic that are sent during `body`.
    private func frames(of topic: String, accepting: Bool = true, during body: () throws -> Void) rethrows -> [[UInt8]]
    {
        let sent = FrameBox()
        BroadcastHub.shared.send = { frame in
            sent.add(frame)
            return accepting
        }
        defer { BroadcastHub.shared.send = nil }
        try body()
        return sent.frames.filter { BroadcastMessage(frame: $0)?.topic == topic }
    }

    private final class FrameBox: Sendable {
        private let stored = Mutex<[[UInt8]]>([])
        var frames: [[UInt8]] { stored.withLock { $0 } }
        func add(_ frame: [UInt8]) { stored.withLock { $0.append(frame) } }
    }

    /// `{"cents":5}` of the topic `käse`, after no hop.
    private let frame: [UInt8] = [1, 0, 0, 5] + Array("käse{\"cents\":5}".utf8)

    @Test func `are a version, the hops, the topic's length, the topic and JSON`() throws {
        let sent = try frames(of: "käse") { try Broadcast.send(Price(cents: 5), to: BroadcastTopic("käse")) }
        #expect(sent == [frame])
    }

    @Test func `arrive as if they were sent here`() async {
        let page = TestPage { Shown("käse") }
        BroadcastHub.shared.receive(frame)
        await page.change()
        #expect(page.texts == ["5"])
    }

    @Test func `are counted if the way does not take them`() throws {
        let unsent = BroadcastHub.shared.counts.unsent
        _ = try frames(of: "unsent", accepting: false) { try Broadcast.send(1, to: BroadcastTopic("unsent")) }
        #expect(BroadcastHub.shared.counts.unsent > unsent)
    }

    @Test func `that cannot be read are counted and dropped`() {
        let frames: [[UInt8]] = [
            [], [1], [1, 0, 0, 1], [1, 0, 0, 1, 97], [2, 0, 0, 1, 97, 49], [1, 25, 0, 1, 97, 49], [1, 0, 0, 2, 97, 49],
            [1, 0, 255, 255, 97, 49], [1, 0, 0, 1, 0xFF, 49], [1, 0, 0, 0] + Array(repeating: 48, count: 64_001),
        ]
        let malformed = BroadcastHub.shared.counts.malformed
        for frame in frames { BroadcastHub.shared.receive(frame) }
        #expect(BroadcastHub.shared.counts.malformed == malformed + frames.count)
        #expect(Warning.wrote("a broadcast of another worker is dropped, because it cannot be read"))
    }

    @Test func `of another version of the app are dropped, with a line that names the topic and the type`() async {
        let page = TestPage { Shown("versions") }
        BroadcastHub.shared.receive(BroadcastMessage(topic: "versions", json: Array(#"{"euros":1}"#.utf8)).frame)
        BroadcastHub.shared.receive(BroadcastMessage(topic: "versions", json: Array(#"{"cents":7}"#.utf8)).frame)
        await page.change()
        #expect(page.texts == ["7"])
        #expect(Warning.wrote("a broadcast of \"versions\" is dropped, because it is no Price: cents is missing"))
    }

    @Test func `have at most 64,000 bytes with the topic's name`() throws {
        let topic = BroadcastTopic<String>("big")
        let sent = try frames(of: "big") { try Broadcast.send(String(repeating: "a", count: 63_995), to: topic) }
        #expect(sent.map(\.count) == [64_004])
        #expect(throws: BroadcastError.tooLarge(topic: "big", bytes: 64_001)) {
            try Broadcast.send(String(repeating: "a", count: 63_996), to: topic)
        }
        #expect(
            "\(BroadcastError.tooLarge(topic: "big", bytes: 64_001))"
                == "A broadcast of \"big\" has 64001 bytes, and the limit is 64000.")
    }

    @Test func `must have JSON`() {
        let error = #expect(throws: BroadcastError.self) { try Broadcast.send(Double.nan, to: BroadcastTopic("nan")) }
        #expect(error?.description.hasPrefix("A broadcast of \"nan\" cannot be written as JSON: ") == true)
    }
}
