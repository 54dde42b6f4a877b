import Synchronization

/// A stream of server-sent events. One side writes at any time; the other reads when its connection can send.
package final class EventStream: Sendable {
    /// A piece of the stream. The reader's thread encodes it.
    package typealias Piece = @Sendable () -> [UInt8]

    private struct State {
        var pieces: [Piece] = []
        var isClosed = false
        /// Wakes the reader that found nothing to read.
        var wake: (@Sendable () -> Void)?
    }

    /// The bytes that are being read, from `position` on.
    private struct Reader {
        var bytes: [UInt8] = []
        var position = 0
    }

    private let state: Mutex<State>
    private let reader: Mutex<Reader>

    /// The maximum number of pieces that wait for a reader. If there are more, the stream is closed.
    private let capacity: Int

    package init(capacity: Int = 256) {
        self.capacity = capacity
        state = Mutex(State())
        reader = Mutex(Reader())
    }

    /// Adds a piece. If the reader is too far behind, the stream is closed, and its client reconnects with its
    /// revision.
    package func write(_ piece: @escaping Piece) {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.isClosed else { return nil }
            if state.pieces.count >= capacity {
                state.isClosed = true
                state.pieces = []
            } else {
                state.pieces.append(piece)
            }
            defer { state.wake = nil }
            return state.wake
        }
        wake?()
    }

    /// Ends the stream after the waiting pieces.
    package func close() {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            state.isClosed = true
            defer { state.wake = nil }
            return state.wake
        }
        wake?()
    }

    /// Whether no further piece is written, because the server closed the stream or its reader left.
    package var isOver: Bool { state.withLock { $0.isClosed } }

    /// The result of a read.
    package enum Reading: Equatable {
        case bytes(Int)
        case pending
        case end
    }

    /// Fills `buffer` with waiting bytes, for one reader at a time. If there is nothing to read, calls `suspend`, and
    /// calls the closure that it returns once there is something, from any thread.
    package func read(
        into buffer: UnsafeMutableRawBufferPointer, suspend: () -> (@Sendable () -> Void)
    ) -> Reading {
        reader.withLock { reader in
            if reader.position == reader.bytes.count {
                switch take(suspend: suspend) {
                case .some(let pieces) where pieces.isEmpty: return .pending
                case .some(let pieces):
                    // All waiting pieces are sent in one write. They are encoded outside the writers' lock.
                    reader.bytes = pieces.count == 1 ? pieces[0]() : pieces.flatMap { $0() }
                    reader.position = 0
                case .none: return .end
                }
            }
            let count = min(buffer.count, reader.bytes.count - reader.position)
            reader.bytes.withUnsafeBytes {
                let part = UnsafeRawBufferPointer(rebasing: $0[reader.position..<reader.position + count])
                buffer.copyMemory(from: part)
            }
            reader.position += count
            if reader.position == reader.bytes.count { reader = Reader() }
            return .bytes(count)
        }
    }

    /// The waiting pieces; none after `suspend` was called; nil at the end.
    private func take(suspend: () -> (@Sendable () -> Void)) -> [Piece]? {
        state.withLock { state in
            if state.pieces.isEmpty {
                if state.isClosed { return nil }
                state.wake = suspend()
                return []
            }
            defer { state.pieces = [] }
            return state.pieces
        }
    }

    /// Ends the stream because its reader left.
    package func abandon() {
        state.withLock {
            $0.isClosed = true
            $0.pieces = []
            $0.wake = nil
        }
    }
}
