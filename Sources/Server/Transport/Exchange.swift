internal import EspalierCMicroHTTPD
import Foundation
import Synchronization

/// One request on its way through the library's callbacks: its body as it arrives, then its response.
final class Exchange: Sendable {
    struct State {
        var body: [UInt8] = []
        /// The number of bytes that have arrived, and those of them that are taken of the memory for bodies.
        var size = 0
        var taken = 0
        var isTooLarge = false
        var lacksMemory = false
        /// The work that remains after the main actor has finished.
        var finish: HTTPOutcome.Finish?
        /// The protocol that follows a response with status 101.
        var upgrade: (any ConnectionUpgrade)?
        /// The task that makes the response; nil for none, or when it has ended.
        var task: Task<Void, Never>?
        /// The response to a request whose body still arrives.
        var early: HTTPResponse?
        var bodyHasEnded = false
        /// Whether the connection ends without another response.
        var isAnswered = false
        /// Continues the connection that waits for the task.
        var resume: (@Sendable (@escaping HTTPOutcome.Finish) -> Void)?
    }

    let server: HTTPServer
    let method: HTTPRequest.Method
    let target: RequestTarget
    let state = Mutex(State())
    /// The upload that the body belongs to; nil for a body in memory.
    private let upload: UploadPart?
    /// The body that the handler reads as it arrives; nil for others.
    let stream: BodyStream?
    /// Held until the request is done, including its channel or stream.
    private let ticket: ConnectionTable.Ticket
    private let client: ClientAddress?

    init(
        server: HTTPServer, method: HTTPRequest.Method, target: RequestTarget, ticket: ConnectionTable.Ticket,
        upload: UploadPart?, stream: BodyStream? = nil, client: ClientAddress?
    ) {
        self.stream = stream
        self.client = client
        self.upload = upload
        self.server = server
        self.method = method
        self.target = target
        self.ticket = ticket
        server.open.enter()
    }

    deinit {
        // The client left before its connection was handed over.
        let (upgrade, taken, early) = state.withLock { ($0.upgrade, $0.taken, $0.early) }
        upgrade?.giveUp()
        early?.body.abandon()
        server.bodies.give(back: taken, of: client)
        server.open.leave()
    }

    /// The result of receiving a part of a body.
    enum Reception {
        case taken
        /// The connection is suspended, and the part comes again.
        case postponed
        /// The connection ends, after a response that is written to its socket.
        case refused([UInt8])
        /// The connection ends. It has its response.
        case ended
    }

    /// Receives a part of the body.
    func receive(_ bytes: UnsafeRawBufferPointer, on connection: OpaquePointer) -> Reception {
        if let stream { return receive(bytes, into: stream, on: connection) }
        if let upload { return receive(bytes, into: upload) }
        // The client continues far beyond the limit.
        return receive(bytes) ? .taken : .refused(RawResponse.contentTooLarge)
    }

    private func receive(_ bytes: UnsafeRawBufferPointer, into upload: UploadPart) -> Reception {
        if upload.receive(bytes) { return .taken }
        switch upload.file.fault {
        case .tooLarge: return .refused(RawResponse.contentTooLarge)
        case .noRoom:
            Log.shared.write(.warning, "upload not kept", [("reason", "no room")], kind: "upload not kept")
            return .refused(RawResponse.insufficientStorage)
        // The client has gone on with another request, or has cancelled the upload.
        case .discarded, nil: return .ended
        }
    }

    private func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let limit = server.configuration.bodyLimit
        return state.withLock { state in
            state.size += bytes.count
            if state.size > limit { state.isTooLarge = true }
            if state.isTooLarge {
                // The rest is discarded up to a limit, so that the client can read the response.
                let total = state.body.count + bytes.count
                state.body = []
                state.body.reserveCapacity(0)
                return discarded.add(total, ordering: .relaxed).newValue <= limit * 4
            }
            guard !state.lacksMemory, server.bodies.take(bytes.count, for: client) else {
                // The rest of a body within the limit is discarded.
                state.lacksMemory = true
                state.body = []
                return true
            }
            state.taken += bytes.count
            state.body.append(contentsOf: bytes)
            return true
        }
    }

    private let received = Atomic<Int>(0)

    /// Whether another part of an upload is complete, with which the time for the next one begins.
    func progress(_ count: Int) -> Bool {
        guard upload != nil || stream != nil else { return false }
        let (old, new) = received.add(count, ordering: .relaxed)
        return old / Self.uploadPart != new / Self.uploadPart
    }

    /// The bytes of an upload that must arrive within the deadline of a request.
    private static let uploadPart = 1 << 18

    private let discarded = Atomic<Int>(0)

    /// The response; nil while it waits for the main actor. The connection is then suspended, and called again later.
    func respond(on connection: OpaquePointer) -> HTTPResponse? {
        if let finish = state.withLock({ state in
            defer { state.finish = nil }; return state.finish
        }) {
            return finish()
        }
        let (body, isTooLarge, lacksMemory) = state.withLock { state -> ([UInt8], Bool, Bool) in
            defer { state.body = [] }
            return (state.body, state.isTooLarge, state.lacksMemory)
        }
        if stream != nil { return respondToStream(on: connection) }
        var request = server.request(of: connection, method: method, target: target, body: body)
        request.part = upload
        if lacksMemory { return server.handler.noMemory(request) }
        if isTooLarge { return server.handler.tooLarge(request) }
        switch server.handler.outcome(of: request) {
        case .response(let response): return response
        case .onMainActor(let work, let drop):
            let (waiting, resume) = waitForMain(connection, request)
            DispatchQueue.main.async {
                guard waiting.begins() else { return drop() }
                resume(MainActor.assumeIsolated { work() })
            }
            return nil
        case .onMainActorInTurns(let work, let drop):
            let (waiting, resume) = waitForMain(connection, request)
            DispatchQueue.main.async {
                guard waiting.begins() else { return drop() }
                MainActor.assumeIsolated { work(resume) }
            }
            return nil
        case .inTask(let isBrief, let work):
            if isBrief { return startHere(work, of: request.id, connection) }
            state.withLock { $0.resume = suspend(Connection(pointer: connection)) }
            start(work, of: request.id, connection.entry { $0 })
            return nil
        case .onWorker(let work):
            let resume = suspend(Connection(pointer: connection))
            DispatchQueue.global().async {
                let response = work()
                resume { response }
            }
            return nil
        }
    }

    /// Remembers the protocol that the response promises.
    func promise(_ upgrade: any ConnectionUpgrade) {
        state.withLock { $0.upgrade = upgrade }
    }

    /// Hands the connection over to the promised protocol, after the response was sent.
    func handOver(_ socket: Int32, _ handle: OpaquePointer, extra: UnsafeRawBufferPointer) {
        guard let upgrade = state.withLock({ $0.upgrade }) else { return espalier_close_upgraded(handle) }
        let handle = Connection(pointer: handle)
        upgrade.attach(
            UpgradedConnection(
                socket: socket, received: Array(extra), bodyLimit: server.configuration.bodyLimit,
                bodies: server.bodies, client: client,
                close: { espalier_close_upgraded(handle.pointer) }))
    }

    /// Suspends a connection until the main actor has done the work of its request, or until it has waited too long.
    private func waitForMain(_ connection: OpaquePointer, _ request: HTTPRequest) -> (
        WaitingRequest, @Sendable (@escaping HTTPOutcome.Finish) -> Void
    ) {
        let resume = suspend(Connection(pointer: connection))
        let handler = server.handler
        let waiting = WaitingRequest { resume { handler.overdue(request) } }
        connection.entry { $0.waits(waiting) }
        return (waiting, resume)
    }

    /// Suspends a connection until the closure is called with the rest of the work.
    func suspend(_ connection: Connection) -> @Sendable (@escaping HTTPOutcome.Finish) -> Void {
        MHD_suspend_connection(connection.pointer)
        return { [self] finish in
            state.withLock { $0.finish = finish }
            MHD_resume_connection(connection.pointer)
        }
    }
}
