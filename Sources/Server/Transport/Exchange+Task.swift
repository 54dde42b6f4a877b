internal import EspalierCMicroHTTPD
import Foundation
import Synchronization

/// Requests whose response a task makes, while their bodies arrive or afterwards.
extension Exchange {
    /// Starts the task of a request whose connection may still receive the body.
    func start(
        _ work: @escaping @Sendable () async -> HTTPResponse, of id: RequestID, _ entry: ConnectionTable.Entry?
    ) {
        let task = Log.$request.withValue(id) {
            Task { [self] in
                let response = await work()
                complete(response, entry)
            }
        }
        state.withLock { state in
            // The task may have ended by now. A finished task can be cancelled without an effect.
            state.task = task
        }
        entry?.onLeave { task.cancel() }
    }

    /// Starts the task of a complete request on this thread. Returns the response if the task has not had to wait, which saves the change
    /// to another thread and back.
    func startHere(
        _ work: @escaping @Sendable () async -> HTTPResponse, of id: RequestID, _ connection: OpaquePointer
    ) -> HTTPResponse? {
        // The task copies the value. To bind it inside would make every task change its thread.
        let task = Log.$request.withValue(id) {
            Task.immediate { [self] in complete(await work(), nil) }
        }
        let response = state.withLock { state -> HTTPResponse? in
            if let response = state.early {
                state.early = nil
                return response
            }
            state.task = task
            state.resume = suspend(Connection(pointer: connection))
            return nil
        }
        if response == nil { connection.entry { $0.onLeave { task.cancel() } } }
        return response
    }

    /// The client has gone, or has its response.
    func leave() {
        state.withLock { state in
            state.isAnswered = true
            defer { state.task = nil }
            return state.task
        }?.cancel()
        stream?.fail(ClientHasLeft())
    }

    func receive(
        _ bytes: UnsafeRawBufferPointer, into stream: BodyStream, on connection: OpaquePointer
    ) -> Reception {
        if state.withLock({ $0.isAnswered }) { return .ended }
        let connection = Connection(pointer: connection)
        let reception = stream.receive(bytes) {
            MHD_suspend_connection(connection.pointer)
            // A slow handler is no fault of the client's.
            connection.pointer.entry { $0.enter(.responding) }
            return {
                connection.pointer.entry { $0.enter(.receiving) }
                MHD_resume_connection(connection.pointer)
            }
        }
        switch reception {
        case .taken: return .taken
        case .postponed: return .postponed
        case .tooLarge: return refuse(RawResponse.contentTooLarge)
        case .lacksMemory: return refuse(RawResponse.lacksMemory)
        }
    }

    /// Refuses the rest of a body, unless the handler has responded.
    private func refuse(_ response: [UInt8]) -> Reception {
        let isFirst = state.withLock { state in
            defer { state.isAnswered = true }
            return !state.isAnswered
        }
        return isFirst ? .refused(response) : .ended
    }

    /// The response after the end of the body; nil while it waits for the task.
    func respondToStream(on connection: OpaquePointer) -> HTTPResponse? {
        stream?.finish()
        return state.withLock { state in
            state.bodyHasEnded = true
            if let early = state.early {
                state.early = nil
                return early
            }
            state.resume = suspend(Connection(pointer: connection))
            return nil
        }
    }

    /// Whether the connection ends now, because the client has its response.
    var isAnswered: Bool { state.withLock { $0.isAnswered } }

    // MARK: The response of the task

    /// The time for which the rest of a body may arrive before its response ends the connection.
    private static let patience = DispatchTimeInterval.milliseconds(50)

    private func complete(_ response: HTTPResponse, _ entry: ConnectionTable.Entry?) {
        enum Next {
            case resume(@Sendable (@escaping HTTPOutcome.Finish) -> Void)
            case wait
            case drop
        }
        let next = state.withLock { state -> Next in
            if state.isAnswered { return .drop }
            if let resume = state.resume {
                state.resume = nil
                return .resume(resume)
            }
            state.early = response
            return .wait
        }
        switch next {
        case .resume(let resume): resume { response }
        case .drop: response.body.abandon()
        case .wait:
            guard let stream else { return }
            // The handler does not want the rest of the body.
            stream.discard()
            guard let entry, let raw = RawResponse.bytes(of: response, isHead: method == .head) else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
                answerEarly(raw, entry)
            }
        }
    }

    /// Writes a response to the socket in place of the library, which takes none while a body arrives.
    private func answerEarly(_ response: [UInt8], _ entry: ConnectionTable.Entry) {
        let isLate = state.withLock { state in
            guard !state.isAnswered, !state.bodyHasEnded else { return true }
            (state.isAnswered, state.early) = (true, nil)
            return false
        }
        if !isLate { server.connections.answer(entry, response) }
    }
}

extension HTTPResponse.Body {
    /// Ends a body that no client reads.
    func abandon() {
        if case .produced(let body) = self { body.abandon() }
    }
}
