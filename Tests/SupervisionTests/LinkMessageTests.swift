@testable import EspalierSupervision
import Testing

/// The messages between the supervisor and a worker.
struct LinkMessageTests {
    private static let messages: [(LinkMessage, [UInt8])] = [
        (.ready(name: "ab"), [0x72, 0x61, 0x62]),
        (.responds, [0x68]),
        (.ends, [0x78]),
        (.metricsAsked(request: 258, isLast: true, text: [0x41]), [0x71, 2, 1, 0, 0, 1, 0x41]),
        (.metrics(request: 1, isLast: false, text: []), [0x6D, 1, 0, 0, 0, 0]),
        (.connection(socket: 255), [0x63, 255]),
        (.drain(milliseconds: 5_000, othersServe: true), [0x64, 0x88, 0x13, 0, 0, 1]),
        (.ended(number: 3, status: 9, name: "x"), [0x65, 3, 0, 0, 0, 9, 0, 0, 0, 0x78]),
        (
            .status(ServiceStatus(serving: 3, count: 4, isReplacing: true)),
            [0x73, 3, 0, 0, 0, 4, 0, 0, 0, 1]
        ),
        (.metricsWanted(request: 7), [0x77, 7, 0, 0, 0]),
        (
            .othersMetrics(request: 1, source: .max, isLast: true, text: [0x42]),
            [0x4D, 1, 0, 0, 0, 255, 255, 255, 255, 1, 0x42]
        ),
        (.othersMetricsEnd(request: 1), [0x45, 1, 0, 0, 0]),
    ]

    private func parse(_ bytes: [UInt8]) -> LinkMessage? { bytes.withUnsafeBytes { LinkMessage($0) } }

    @Test func `each message has its bytes, and the bytes are the message`() {
        for (message, bytes) in Self.messages {
            #expect(message.bytes == bytes)
            #expect(parse(bytes) == message)
        }
    }

    @Test func `a message that is cut off is none`() {
        for (message, bytes) in Self.messages {
            for count in 0..<bytes.count where parse(Array(bytes.prefix(count))) != nil {
                // A shorter text is a text, and a shorter name a name.
                switch message {
                case .ready, .metrics, .metricsAsked, .othersMetrics, .ended: #expect(count == bytes.count - 1)
                default: Issue.record("\(message) of \(count) bytes")
                }
            }
        }
    }

    @Test(
        arguments: [
            [0x00], [0x72], [0x72, 0x20], [0x72, 0xFF], [0x68, 0x00], [0x63], [0x63, 1, 2], [0x64, 0, 0, 0, 0, 2],
            [0x73, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0], [0x72] + [UInt8](repeating: 0x61, count: 65),
        ] as [[UInt8]])
    func `other bytes are no message`(bytes: [UInt8]) {
        #expect(parse(bytes) == nil)
    }
}
