import EspalierViews
import Synchronization

/// The body of a response that a task makes while its client reads it. If the client is slow, the task waits.
package final class ProducedBody: Sendable {
    private struct State {
        var parts: [[UInt8]] = []
        /// The bytes of these parts.
        var held = 0
        var end: End?
        /// Continues the connection that found nothing to read.
        var wake: (@Sendable () -> Void)?
        /// The writers that wait until the client has read more.
        var writers: [CheckedContinuation<Void, any Error>] = []
        var task: Task<Void, Never>?
        var hasBegun = false

        /// The bytes of all parts, each copied as a whole: the thread that reads all sockets waits for it.
        func joined() -> [UInt8] {
            guard parts.count > 1 else { return parts.first ?? [] }
            return [UInt8](unsafeUninitializedCapacity: held) { buffer, count in
                for part in parts {
                    part.withUnsafeBytes { bytes in
                        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                            .copyMemory(from: bytes)
                    }
                    count += part.count
                }
            }
        }
    }

    private enum End {
        case complete
        case broken
        /// The client has gone.
        case abandoned
    }

    /// The part that is being read, from `position` on.
    private struct Reader {
        var bytes: [UInt8] = []
        var position = 0
    }

    private let state = Mutex(State())
    private let reader = Mutex(Reader())
    private let produce: @Sendable (@escaping Response.Writer) async throws -> Void
    /// The number of bytes; nil if it is not known.
    let length: Int?
    /// Called once when the body has ended, with its error.
    private let ended: @Sendable ((any Error)?) -> Void

    /// The bytes that may wait for the client.
    private static let capacity = 1 << 16

    /// - Parameters:
    ///   - length: the number of bytes that it makes; nil if it is not known.
    ///   - produce: makes the body. It begins when the client is ready to read.
    ///   - ended: called at the end, with the error with which the work ended.
    init(
        length: Int? = nil, _ produce: @escaping @Sendable (@escaping Response.Writer) async throws -> Void,
        ended: @escaping @Sendable ((any Error)?) -> Void
    ) {
        self.length = length
        self.produce = produce
        self.ended = ended
    }

    // MARK: The task

    private func write(_ bytes: [UInt8]) async throws {
        guard !bytes.isEmpty else { return }
        let (isFull, wake) = try state.withLock { state -> (Bool, (@Sendable () -> Void)?) in
            guard state.end == nil else { throw CancellationError() }
            state.parts.append(bytes)
            state.held += bytes.count
            defer { state.wake = nil }
            return (state.held >= Self.capacity, state.wake)
        }
        wake?()
        guard isFull else { return }
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let result = state.withLock { state -> Result<Void, any Error>? in
                if state.end != nil { return .failure(CancellationError()) }
                if state.held < Self.capacity { return .success(()) }
                state.writers.append(continuation)
                return nil
            }
            if let result { continuation.resume(with: result) }
        }
    }

    private func begin() {
        let task = Task { [self] in
            do {
                try await produce { try await self.write($0) }
                finish(.complete, nil)
            } catch {
                finish(.broken, error)
            }
        }
        let isOver = state.withLock { state in
            state.task = task
            return state.end != nil
        }
        if isOver { task.cancel() }
    }

    private func finish(_ end: End, _ error: (any Error)?) {
        let (isFirst, wake) = state.withLock { state -> (Bool, (@Sendable () -> Void)?) in
            let isFirst = state.end == nil
            if isFirst { state.end = end }
            defer { (state.wake, state.task) = (nil, nil) }
            return (isFirst, state.wake)
        }
        wake?()
        ended(isFirst ? error : nil)
    }

    // MARK: The connection

    /// The result of a read.
    enum Reading: Equatable {
        case bytes(Int)
        case pending
        case end
        /// The body ends without its end.
        case broken
    }

    /// Fills `buffer` with waiting bytes, for one reader at a time. If there is nothing to read, calls `suspend`, and calls the
    /// closure that it returns once there is something, from any thread.
    func read(into buffer: UnsafeMutableRawBufferPointer, suspend: () -> (@Sendable () -> Void)) -> Reading {
        reader.withLock { reader in
            if reader.position == reader.bytes.count {
                switch take(suspend: suspend) {
                case .bytes(let bytes): reader = Reader(bytes: bytes)
                case .other(let reading): return reading
                }
            }
            let count = min(buffer.count, reader.bytes.count - reader.position)
            reader.bytes.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[reader.position..<reader.position + count]))
            }
            reader.position += count
            return .bytes(count)
        }
    }

    private enum Taking {
        case bytes([UInt8])
        case other(Reading)
    }

    private func take(suspend: () -> (@Sendable () -> Void)) -> Taking {
        let (taking, begins, writers) = state.withLock { state in
            if !state.parts.isEmpty {
                let bytes = state.joined()
                (state.parts, state.held) = ([], 0)
                defer { state.writers = [] }
                return (Taking.bytes(bytes), false, state.writers)
            }
            switch state.end {
            case .complete: return (.other(.end), false, [])
            case .broken, .abandoned: return (.other(.broken), false, [])
            case nil:
                state.wake = suspend()
                defer { state.hasBegun = true }
                return (.other(.pending), !state.hasBegun, [])
            }
        }
        for writer in writers { writer.resume() }
        if begins { begin() }
        return taking
    }

    /// Ends the body without its end, because the client has gone or the server ends.
    package func abandon() {
        let (task, writers, wake, neverBegan) = state.withLock { state in
            if state.end == nil { state.end = .abandoned }
            defer { (state.writers, state.wake, state.task) = ([], nil, nil) }
            let neverBegan = !state.hasBegun
            state.hasBegun = true
            return (state.task, state.writers, state.wake, neverBegan)
        }
        task?.cancel()
        for writer in writers { writer.resume(throwing: CancellationError()) }
        wake?()
        if neverBegan { ended(nil) }
    }

    /// All bytes, for a response without a connection.
    func collect() async -> [UInt8] {
        let all = Mutex<[UInt8]>([])
        do {
            try await produce { bytes in all.withLock { $0 += bytes } }
            ended(nil)
        } catch {
            ended(error)
        }
        return all.withLock { $0 }
    }
}
