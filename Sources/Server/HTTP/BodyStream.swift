import EspalierViews
import Synchronization

/// The body of a request that is read while it arrives. If its reader is slow, the connection waits.
package final class BodyStream: EndpointBody {
    /// The result of receiving a part of the body.
    enum Reception {
        case taken
        /// The connection is suspended. The part comes again when the reader has caught up.
        case postponed
        case tooLarge
        case lacksMemory
    }

    private enum End {
        case complete
        case failed(any Error)
    }

    private struct State {
        var parts: [[UInt8]] = []
        /// The bytes of these parts, which are taken of the memory for bodies.
        var held = 0
        var received = 0
        /// Whether the reader wants the whole body at once, so that it does not have to catch up.
        var isCollecting = false
        /// Whether nothing is read any more.
        var isDiscarding = false
        var end: End?
        /// Continues the suspended connection.
        var resume: (@Sendable () -> Void)?
        /// The reader that waits for a change.
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())
    let limit: Int
    private let budget: ByteBudget
    private let client: ClientAddress?

    /// The bytes that may wait for the reader.
    private static let capacity = 1 << 17

    /// - Parameters:
    ///   - limit: the maximum length of the body.
    ///   - budget: the memory for bodies that have not been read.
    init(limit: Int, budget: ByteBudget, client: ClientAddress?) {
        self.limit = limit
        self.budget = budget
        self.client = client
    }

    deinit {
        budget.give(back: state.withLock { $0.held }, of: client)
    }

    // MARK: The connection

    /// Receives a part.
    ///
    /// - Parameter suspend: suspends the connection, and returns a function that continues it.
    func receive(_ bytes: UnsafeRawBufferPointer, suspend: () -> (@Sendable () -> Void)) -> Reception {
        let (reception, reader) = state.withLock { state -> (Reception, CheckedContinuation<Void, Never>?) in
            if state.isDiscarding { return (.taken, nil) }
            guard state.received + bytes.count <= limit else { return (.tooLarge, nil) }
            if !state.isCollecting, state.held >= Self.capacity {
                state.resume = suspend()
                return (.postponed, nil)
            }
            guard budget.take(bytes.count, for: client) else { return (.lacksMemory, nil) }
            state.received += bytes.count
            state.held += bytes.count
            state.parts.append(Array(bytes))
            defer { state.reader = nil }
            return (.taken, state.reader)
        }
        reader?.resume()
        return reception
    }

    /// The body is complete.
    func finish() { end(.complete) }

    /// The rest of the body will not arrive.
    func fail(_ error: any Error) { end(.failed(error)) }

    private func end(_ end: End) {
        let reader = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if state.end == nil {
                state.end = end
                if case .failed = end {
                    // Nobody needs a part of a body.
                    budget.give(back: state.held, of: client)
                    (state.held, state.parts) = (0, [])
                }
            }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume()
    }

    /// Discards what is here, and what still arrives.
    func discard() {
        let (resume, reader) = state.withLock { state in
            state.isDiscarding = true
            budget.give(back: state.held, of: client)
            (state.held, state.parts) = (0, [])
            defer { (state.resume, state.reader) = (nil, nil) }
            return (state.resume, state.reader)
        }
        resume?()
        reader?.resume()
    }

    // MARK: The reader

    package func next() async throws -> [UInt8]? {
        while true {
            let (part, resume) = try state.withLock { state -> ([UInt8]??, (@Sendable () -> Void)?) in
                if state.isDiscarding { throw BodyIsOver() }
                guard !state.parts.isEmpty else {
                    switch state.end {
                    case .complete: return (.some(nil), nil)
                    case .failed(let error): throw error
                    case nil: return (nil, nil)
                    }
                }
                let part = state.parts.removeFirst()
                state.held -= part.count
                budget.give(back: part.count, of: client)
                guard state.held <= Self.capacity / 2 else { return (part, nil) }
                defer { state.resume = nil }
                return (part, state.resume)
            }
            resume?()
            if let part { return part }
            try await wait()
        }
    }

    package func collect() async throws -> [UInt8] {
        let resume = state.withLock { state -> (@Sendable () -> Void)? in
            state.isCollecting = true
            defer { state.resume = nil }
            return state.resume
        }
        resume?()
        while true {
            let bytes = try state.withLock { state -> [UInt8]? in
                if state.isDiscarding { throw BodyIsOver() }
                switch state.end {
                case .complete:
                    let bytes = state.parts.count == 1 ? state.parts[0] : Array(state.parts.joined())
                    budget.give(back: state.held, of: client)
                    (state.held, state.parts) = (0, [])
                    return bytes
                case .failed(let error): throw error
                case nil: return nil
                }
            }
            if let bytes { return bytes }
            try await wait()
        }
    }

    /// Waits for another part or the end. The connection ends the wait when the client goes.
    private func wait() async throws {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.isDiscarding || state.end != nil || !state.isCollecting && !state.parts.isEmpty { return true }
                state.reader = continuation
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}

/// The error for a body that is read after its handler has returned.
struct BodyIsOver: Error, CustomStringConvertible {
    let description = "The body of a request can only be read until the handler returns."
}

/// The error for a body whose client has gone.
struct ClientHasLeft: Error {}
