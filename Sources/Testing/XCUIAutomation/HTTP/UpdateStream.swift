import EspalierAutomation
import Foundation

/// The stream of a page's changes, which tells their revisions.
final class UpdateStream {
    private let socket: Socket
    private var chunks = ChunkReader()
    private var text = Data()
    /// The newest revision that the stream has told.
    private(set) var revision: Int

    /// Nil if the program asks for the same request a moment later.
    init?(_ connection: HTTPConnection, path: String, revision: Int) throws(AutomationProblem) {
        self.revision = revision
        socket = try Socket(port: connection.port)
        try socket.write(
            Data("GET \(path) HTTP/1.1\r\n\(connection.headers)Accept: text/event-stream\r\n\r\n".utf8))
        var bytes = Data()
        while true {
            if let end = HTTPConnection.endOfHead(bytes) {
                let response = HTTPConnection.parse(bytes[..<end])
                if response.isForLater { return nil }
                guard response.status == 200 else {
                    throw AutomationProblem("the page has no stream of changes: status \(response.status)")
                }
                take(Data(bytes[end...]))
                return
            }
            guard try socket.read(into: &bytes, waiting: HTTPConnection.patience) else { throw HTTPConnection.late }
        }
    }

    /// Takes what has arrived.
    func drain() throws(AutomationProblem) {
        while try receive(waiting: 0) {}
    }

    /// Waits for a revision after the given one. False if there is none until the deadline.
    func wait(after known: Int, until deadline: ContinuousClock.Instant) throws(AutomationProblem) -> Bool {
        while revision <= known {
            let rest = ContinuousClock.now.duration(to: deadline)
            let milliseconds = rest.components.seconds * 1000 + rest.components.attoseconds / 1_000_000_000_000_000
            if milliseconds <= 0 { return try receive(waiting: 0) && revision > known }
            _ = try receive(waiting: Int32(clamping: milliseconds))
        }
        return true
    }

    private func receive(waiting milliseconds: Int32) throws(AutomationProblem) -> Bool {
        var bytes = Data()
        guard try socket.read(into: &bytes, waiting: milliseconds) else { return false }
        take(bytes)
        return true
    }

    private static let newline = Data([10])
    private static let id = Data("id: ".utf8)

    /// Reads the ids of messages: each line `id: ` is a revision.
    private func take(_ bytes: Data) {
        text.append(chunks.read(bytes))
        while let end = text.range(of: Self.newline)?.lowerBound {
            let line = text[text.startIndex..<end]
            if line.count < 30, line.starts(with: Self.id),
                let id = Int(String(decoding: line.dropFirst(4), as: UTF8.self))
            {
                revision = max(revision, id)
            }
            text = Data(text[(end + 1)...])
        }
    }
}
