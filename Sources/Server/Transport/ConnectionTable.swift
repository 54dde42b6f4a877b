internal import EspalierCEpoll
internal import EspalierCMicroHTTPD
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The open connections: their clients, the deadlines of their requests, and whether their clients have left.
///
/// The library keeps a connection forever if its bytes arrive one by one, and misses an end that arrives together with
/// the last bytes. A thread of the table ends such slow connections, and notifies the library of missed ends.
final class ConnectionTable: Sendable {
    /// The progress of a connection's request.
    enum Phase: Int {
        /// Nothing of a request has arrived, or only a part of its first line.
        case waiting
        /// The request line has arrived; headers and body are incomplete.
        case receiving
        /// The request is complete; its response is in progress.
        case responding
        /// The connection was handed over to another protocol.
        case upgraded
        /// The table ended the connection.
        case ended
    }

    /// One connection.
    final class Entry: Sendable {
        let socket: Int32
        /// The connection's serial number in the table. Unlike a socket's descriptor, it is never reused.
        fileprivate let serial: UInt64
        let address: ClientAddress?
        /// The connection in the library, and its thread. Only that thread may read its headers.
        fileprivate let connection: Connection
        fileprivate let thread: pthread_t
        private let phaseValue = Atomic<Int>(Phase.waiting.rawValue)
        fileprivate let since: Atomic<Int>
        /// Called when the client leaves: ends what the connection reads, and the task that makes its response.
        fileprivate let leaving = Mutex<(@Sendable () -> Void)?>(nil)
        /// The request that waits for the main actor; nil for none.
        fileprivate let waiting = Mutex<WaitingRequest?>(nil)
        /// The upload that the connection receives; nil for none.
        fileprivate let upload = Mutex<UploadFile?>(nil)
        /// The time of the last part of a body, in milliseconds.
        fileprivate let lastPart = Atomic<Int>(0)
        /// Whether the rest of the request is read after its response.
        fileprivate let isLingering = Atomic<Bool>(false)

        private static let serials = Atomic<UInt64>(0)

        fileprivate init(_ connection: OpaquePointer) {
            serial = Entry.serials.wrappingAdd(1, ordering: .relaxed).newValue
            socket = espalier_socket(connection)
            address = ClientAddress(espalier_peer(connection))
            self.connection = Connection(pointer: connection)
            thread = pthread_self()
            since = Atomic(MonotonicClock.coarseMilliseconds)
        }

        var phase: Phase { Phase(rawValue: phaseValue.load(ordering: .relaxed)) ?? .ended }

        /// Starts a new phase, unless the connection was ended meanwhile.
        func enter(_ phase: Phase) {
            since.store(MonotonicClock.coarseMilliseconds, ordering: .relaxed)
            if self.phase != .ended { phaseValue.store(phase.rawValue, ordering: .relaxed) }
        }

        /// Records what is to be done when the client leaves; nil for nothing.
        func onLeave(_ leave: (@Sendable () -> Void)?) { leaving.withLock { $0 = leave } }

        /// Records the upload that the connection receives.
        func uploads(_ upload: UploadFile?) {
            receives()
            self.upload.withLock { $0 = upload }
        }

        /// Records that a part of a body has arrived.
        func receives() { lastPart.store(MonotonicClock.coarseMilliseconds, ordering: .relaxed) }

        /// Records a request that waits for the main actor.
        func waits(_ request: WaitingRequest?) { waiting.withLock { $0 = request } }

        /// The response comes before the end of the request. Once the library has closed the connection, the rest is read and
        /// discarded for a while, so that a client that still sends can read the response.
        func lingers() { isLingering.store(true, ordering: .relaxed) }

        /// Lets the client see the end of a response that the library (0.9.75) ends with an error. The library itself would close the
        /// socket only after its timeout.
        func breakOff() { shutdown(socket, Int32(SHUT_RDWR)) }

        /// Sends a response in place of the library, which then closes the connection.
        func refuse(_ response: [UInt8]) {
            _ = response.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            lingers()
        }

        /// Sends `response` and ends the connection, if it is still in `phase`.
        fileprivate func end(at phase: Phase, response: [UInt8] = []) {
            let (isHere, _) = phaseValue.compareExchange(
                expected: phase.rawValue, desired: Phase.ended.rawValue, ordering: .relaxed)
            guard isHere else { return }
            if !response.isEmpty {
                _ = response.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            }
            shutdown(socket, Int32(SHUT_RDWR))
        }
    }

    private struct State {
        var entries: [UInt64: Entry] = [:]
        /// The number of connections of each client, or of requests behind proxies.
        var counts: [ClientAddress: Int] = [:]
        var left: [UInt64: Entry] = [:]
        var isRunning = false
        var isOver = false

        mutating func uncount(_ address: ClientAddress) {
            guard let count = counts[address] else { return }
            counts[address] = count > 1 ? count - 1 : nil
        }
    }

    private let state = Mutex(State())
    private let poll: Int32
    private let perAddress: Int
    private let proxies: TrustedProxies
    /// The time limits for the headers and body of a request and for its first line, in milliseconds.
    private let deadline: Int
    private let idle: Int
    private let maximum: Int
    private let uploadPatience: Int
    /// The connections beyond the maximum that are accepted while others end for them.
    static let reserve = 256
    /// The time limit for a request that waits for the main actor, in milliseconds.
    private let patience: Int
    /// The sockets of closed connections whose clients may still send.
    private let lingering: LingeringSockets
    /// In the event of these sockets, in place of a connection's serial number, which is at least 1.
    private static let lingeringMark: UInt64 = 0

    init(_ configuration: HTTPServer.Configuration) {
        maximum = configuration.maximumConnections
        uploadPatience = Int(configuration.uploadPatience * 1000)
        perAddress = configuration.connectionsPerAddress
        proxies = configuration.trustedProxies
        deadline = Int(configuration.requestDeadline * 1000)
        idle = configuration.timeout * 1000
        patience = Int(configuration.patience * 1000)
        lingering = LingeringSockets(patience: configuration.lingering)
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        precondition(poll >= 0, "no descriptor is left for the connections")
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.lingeringMark))
        epoll_ctl(poll, EPOLL_CTL_ADD, lingering.poll, &event)
    }

    deinit {
        close(poll)
    }

    // MARK: On the library's threads

    /// Whether an address may open another connection.
    func admits(_ address: UnsafePointer<sockaddr>?) -> Bool {
        endIdleConnections()
        guard let address = ClientAddress(address), !proxies.contain(address) else { return true }
        return state.withLock { $0.counts[address.client, default: 0] < perAddress }
    }

    /// Ends idle connections if there are too many: the oldest ones of the client with the most connections.
    private func endIdleConnections() {
        state.withLock { state in
            guard state.entries.count >= maximum else { return }
            var idle: [ClientAddress?: [Entry]] = [:]
            var counts: [ClientAddress?: Int] = [:]
            for entry in state.entries.values {
                let client = entry.address?.client
                counts[client, default: 0] += 1
                if entry.phase == .waiting || entry.phase == .receiving { idle[client, default: []].append(entry) }
            }
            let largest = idle.max { counts[$0.key, default: 0] < counts[$1.key, default: 0] }
            let oldest = (largest?.value ?? []).sorted {
                $0.since.load(ordering: .relaxed) < $1.since.load(ordering: .relaxed)
            }
            // Several at a time, so that the search is rare. The lock keeps sockets open.
            for entry in oldest.prefix(Self.reserve / 4) {
                entry.end(at: .waiting)
                entry.end(at: .receiving)
            }
        }
    }

    /// Ends uploads that have received nothing for a while, if they have taken enough room. Returns whether they have.
    func endIdleUploads(of needed: Int) -> Bool {
        let limit = MonotonicClock.coarseMilliseconds - uploadPatience
        return state.withLock { state in
            var freed = 0
            var ended: [Entry] = []
            for entry in state.entries.values
            where entry.phase == .receiving && entry.lastPart.load(ordering: .relaxed) <= limit {
                guard freed < needed, let upload = entry.upload.withLock({ $0 }) else { continue }
                freed += upload.takenRoom
                ended.append(entry)
            }
            guard freed >= needed else { return false }
            for entry in ended { entry.end(at: .receiving, response: RawResponse.requestTimeout) }
            return true
        }
    }

    func opened(_ connection: OpaquePointer) -> Entry {
        let entry = Entry(connection)
        let starts = state.withLock { state in
            state.entries[entry.serial] = entry
            if let address = counted(entry) { state.counts[address, default: 0] += 1 }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        var event = epoll_event(
            events: EPOLLRDHUP.rawValue | EPOLLET.rawValue, data: epoll_data_t(u64: entry.serial))
        epoll_ctl(poll, EPOLL_CTL_ADD, entry.socket, &event)
        if starts {
            Thread.detachNewThread { [self] in run() }
        }
        return entry
    }

    /// The connection's socket is closed right after this.
    func closed(_ entry: Entry) {
        state.withLock { state in
            state.entries[entry.serial] = nil
            state.left[entry.serial] = nil
            if let address = counted(entry) { state.uncount(address) }
        }
        if entry.isLingering.load(ordering: .relaxed) { lingering.keep(entry.socket) }
    }

    private func counted(_ entry: Entry) -> ClientAddress? {
        guard let address = entry.address, !proxies.contain(address) else { return nil }
        return address.client
    }

    /// Responds to requests with an invalid `Content-Length` in place of the library, which has just found one.
    func refuseMalformedLengths(_ response: [UInt8]) {
        let entries = state.withLock { Array($0.entries.values) }
        for entry in entries where entry.phase == .receiving && pthread_equal(entry.thread, pthread_self()) != 0 {
            if entry.connection.pointer.hasMalformedLength { entry.end(at: .receiving, response: response) }
        }
    }

    /// Writes a response to a connection that receives a body, and ends it. What still arrives is discarded, so that the client can read
    /// the response.
    func answer(_ entry: Entry, _ response: [UInt8]) {
        // The lock keeps the socket open.
        state.withLock { state in
            guard state.entries[entry.serial] != nil else { return }
            entry.enter(.responding)
            entry.refuse(response)
            LingeringSockets.endWriting(entry.socket)
        }
    }

    // MARK: Requests behind proxies

    /// Counts a request through a trusted proxy as its client's; nil for a client with too many of them.
    func admit(peer: ClientAddress?, forwardedFor header: String?) -> Ticket? {
        guard let peer, proxies.contain(peer) else { return Ticket(table: self, address: nil) }
        let client = proxies.client(of: peer, forwardedFor: header)
        guard !proxies.contain(client) else { return Ticket(table: self, address: nil) }
        let isAdmitted = state.withLock { state in
            guard state.counts[client.client, default: 0] < perAddress else { return false }
            state.counts[client.client, default: 0] += 1
            return true
        }
        return isAdmitted ? Ticket(table: self, address: client.client) : nil
    }

    /// A request that is counted for its client.
    final class Ticket: Sendable {
        private let table: ConnectionTable
        private let address: ClientAddress?

        fileprivate init(table: ConnectionTable, address: ClientAddress?) {
            self.table = table
            self.address = address
        }

        deinit {
            if let address { table.state.withLock { $0.uncount(address) } }
        }
    }

    // MARK: The end

    /// Ends the connections without a complete request.
    func endIncomplete() {
        state.withLock { state in
            for entry in state.entries.values {
                entry.end(at: .waiting)
                entry.end(at: .receiving)
            }
        }
    }

    /// Ends the thread.
    func stop() {
        state.withLock { $0.isOver = true }
    }

    // MARK: The thread

    /// The times between two checks of connections whose clients left, and of all connections, in milliseconds.
    private static let step: Int32 = 50
    private static let round = 1000

    private func run() {
        Thread.current.name = "connections"
        var events = [epoll_event](repeating: epoll_event(), count: 64)
        var next = MonotonicClock.coarseMilliseconds
        while true {
            let hasLeft = state.withLock { !$0.left.isEmpty }
            let count = epoll_wait(
                poll, &events, Int32(events.count), hasLeft ? ConnectionTable.step : Int32(ConnectionTable.round))
            let now = MonotonicClock.coarseMilliseconds
            var overdue: [WaitingRequest] = []
            let isOver = state.withLock { state in
                // The lock keeps sockets open. A socket that was closed earlier has left the table, even if another
                // connection now has its descriptor.
                for event in events.prefix(Int(max(count, 0))) {
                    if let entry = state.entries[event.data.u64] { state.left[entry.serial] = entry }
                }
                for entry in state.left.values { takeLeave(of: entry) }
                if now >= next {
                    next = now + ConnectionTable.round
                    for entry in state.entries.values {
                        check(entry, now)
                        if let waiting = overdueRequest(of: entry, now) { overdue.append(waiting) }
                    }
                }
                return state.isOver
            }
            if events.prefix(Int(max(count, 0))).contains(where: { $0.data.u64 == Self.lingeringMark }) {
                lingering.read()
            }
            lingering.endOverdue(now)
            // Outside of the lock, because the library may call the table.
            for waiting in overdue { waiting.expire() }
            if isOver { return lingering.end() }
        }
    }

    /// Handles a client that closed its side. Closing our side for reading wakes the library, which then reads the end
    /// if its state allows it. A stream ends, because its reader may be gone.
    private func takeLeave(of entry: Entry) {
        guard entry.phase != .upgraded else { return }
        // A part of the request may still be unread.
        if entry.phase != .receiving {
            entry.leaving.withLock { leave in
                defer { leave = nil }
                return leave
            }?()
        }
        shutdown(entry.socket, Int32(SHUT_RD))
    }

    /// The request that has waited too long for the main actor.
    private func overdueRequest(of entry: Entry, _ now: Int) -> WaitingRequest? {
        entry.waiting.withLock { waiting in
            guard let request = waiting, now - request.start > patience else { return nil }
            waiting = nil
            return request
        }
    }

    private func check(_ entry: Entry, _ now: Int) {
        let age = now - entry.since.load(ordering: .relaxed)
        switch entry.phase {
        case .waiting where age > idle: entry.end(at: .waiting)
        case .receiving where age > deadline: entry.end(at: .receiving, response: RawResponse.requestTimeout)
        default: break
        }
    }
}

extension OpaquePointer {
    /// Whether the library rejects the request's `Content-Length` as not a number.
    fileprivate var hasMalformedLength: Bool {
        var value: UnsafePointer<CChar>?
        var count = 0
        guard
            MHD_lookup_connection_value_n(self, .HEADER_KIND, "Content-Length", 14, &value, &count) == .YES,
            let value
        else { return false }
        let text = UnsafeRawBufferPointer(start: value, count: count)
        return UInt64(String(decoding: text, as: UTF8.self)) == nil || text.first == UInt8(ascii: "+")
    }
}
