internal import EspalierCMicroHTTPD
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// An HTTP/1.1 server: libmicrohttpd with its own polling threads, in front of a handler.
package final class HTTPServer: Sendable {
    /// The reason why the server does not start.
    package struct Failure: Error {
        package let message: String
    }

    let handler: any HTTPHandling
    let configuration: Configuration
    /// The socket on which the server listens; nil for one whose connections another process accepts.
    private let socket: ListeningSocket?
    private let isListening = Atomic<Bool>(true)

    /// The response to `GET /healthz`, made once.
    nonisolated(unsafe) let health: OpaquePointer
    let healthChecks = Atomic<Int>(0)

    /// The memory for bodies and messages that have not arrived completely.
    let bodies: ByteBudget

    /// The connections, including upgraded ones.
    let connections: ConnectionTable

    private let daemon = Mutex<Daemon?>(nil)

    /// The requests whose responses have not been sent completely.
    let open = DispatchGroup()

    private struct Daemon: @unchecked Sendable {
        // The library's functions are thread-safe.
        let pointer: OpaquePointer
    }

    /// The connections that another process has accepted.
    private let passedConnections = Atomic<Int>(0)

    /// Starts to serve connections to `socket`, which the server owns from now on.
    ///
    /// - Parameter socket: Nil to serve the connections that `add(_:)` gets.
    package init(
        _ socket: ListeningSocket?, handler: any HTTPHandling, configuration: Configuration = Configuration()
    ) throws(Failure) {
        self.handler = handler
        self.configuration = configuration
        self.socket = socket
        bodies = ByteBudget(capacity: configuration.bodyMemory, share: configuration.bodyMemory / 4)
        connections = ConnectionTable(configuration)
        health = HTTPServer.makeHealthResponse()

        var options = espalier_daemon_options()
        options.listening_socket = socket?.descriptor ?? -1
        options.thread_count = UInt32(max(configuration.threads, 1))
        let limit = configuration.maximumConnections + ConnectionTable.reserve
        // The library (0.9.75) locks up when added connections reach its limit. `add(_:)` counts them before.
        options.connection_limit = UInt32(socket == nil ? 2 * limit * max(configuration.threads, 1) : limit)
        options.connection_memory = configuration.connectionMemory
        options.timeout = UInt32(configuration.timeout)
        options.access = HTTPServer.access
        options.completed = HTTPServer.completed
        options.policy = { context, address, _ in
            guard let context else { return .NO }
            let isAdmitted = Unmanaged<HTTPServer>.fromOpaque(context)._withUnsafeGuaranteedRef {
                $0.admits(address)
            }
            return isAdmitted ? .YES : .NO
        }
        options.notify = HTTPServer.notify
        options.begun = { connection in connection?.entry { $0.enter(.receiving) } }
        options.message = { _, text in
            guard let text else { return }
            Log.shared.write(.warning, "http", [("message", String(cString: text))], kind: "http")
        }
        options.malformed_length = { context in
            guard let context else { return }
            Unmanaged<HTTPServer>.fromOpaque(context)._withUnsafeGuaranteedRef {
                $0.connections.refuseMalformedLengths(RawResponse.malformedLength)
            }
        }
        options.context = Unmanaged.passUnretained(self).toOpaque()
        guard let started = espalier_start_daemon(&options) else {
            MHD_destroy_response(health)
            throw Failure(message: "the HTTP library does not start; see its message above")
        }
        daemon.withLock { $0 = Daemon(pointer: started) }
    }

    /// Stops accepting connections. New ones are refused, unless the socket belongs to another program, which may accept them.
    package func stopListening() {
        guard isListening.exchange(false, ordering: .relaxed) else { return }
        guard let socket else { return }
        daemon.withLock { if let daemon = $0 { _ = espalier_quiesce(daemon.pointer) } }
        socket.file?.remove()
        // The library's threads use the socket as long as they run (`MHD_quiesce_daemon`), so it must not be closed yet.
        if !socket.isInherited { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }
    }

    /// Ends the server within a time in seconds (`stop(until:)`).
    @discardableResult
    package func stop(patience: Double = 5) -> Bool { stop(until: .now + .seconds(patience)) }

    /// Ends the server when all complete requests have their responses and all upgraded connections are closed. If that
    /// takes longer, returns false and leaves the server running.
    ///
    /// Clients with an incomplete request are cut off. Before, the caller must close streams and channels, and refuse new
    /// ones. It must not block the main thread, which requests may wait for.
    func stop(until deadline: ContinuousClock.Instant) -> Bool {
        stopListening()
        // The library must not be stopped while one of its connections is suspended.
        while true {
            // Repeated, because a connection may have another request after its response.
            connections.endIncomplete()
            if open.wait(timeout: .now() + 0.02) == .success { break }
            if ContinuousClock.now > deadline { return false }
        }
        guard
            let daemon = daemon.withLock({ daemon in
                defer { daemon = nil }; return daemon
            })
        else { return true }
        MHD_stop_daemon(daemon.pointer)
        if let socket { close(socket.descriptor) }
        MHD_destroy_response(health)
        connections.stop()
        return true
    }

    /// Serves a connection that another process has accepted. The server owns its descriptor from now on.
    package func add(_ descriptor: Int32) {
        let limit = configuration.maximumConnections + ConnectionTable.reserve
        let count = passedConnections.add(1, ordering: .relaxed).newValue
        guard isListening.load(ordering: .relaxed), count <= limit else {
            passedConnections.subtract(1, ordering: .relaxed)
            close(descriptor)
            return
        }
        let isAdded = withUnsafeTemporaryAllocation(byteCount: Self.addressSize, alignment: 16) { buffer in
            let address = buffer.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            var length = socklen_t(buffer.count)
            if getpeername(descriptor, address, &length) != 0 { length = 0 }
            return daemon.withLock { daemon -> Bool in
                guard let daemon else {
                    close(descriptor)
                    return false
                }
                // The library closes a connection that it does not take.
                return MHD_add_connection(daemon.pointer, descriptor, address, length) == .YES
            }
        }
        if !isAdded { passedConnections.subtract(1, ordering: .relaxed) }
    }

    /// The size of the longest address of a socket, in bytes.
    private static let addressSize = 128

    private func admits(_ address: UnsafePointer<sockaddr>?) -> Bool {
        if connections.admits(address) { return true }
        let client = ClientAddress(address).map { "\($0.client)" } ?? ""
        Log.shared.write(
            .warning, "connection refused",
            [("address", client), ("limit", String(configuration.connectionsPerAddress))], kind: "connection refused")
        return false
    }

    private static let notify: MHD_NotifyConnectionCallback = { context, connection, note, event in
        guard let context, let connection, let note else { return }
        Unmanaged<HTTPServer>.fromOpaque(context)._withUnsafeGuaranteedRef { server in
            if espalier_is_beginning(event) {
                note.pointee = Unmanaged.passRetained(server.connections.opened(connection)).toOpaque()
            } else if let entry = note.pointee {
                note.pointee = nil
                server.connections.closed(Unmanaged<ConnectionTable.Entry>.fromOpaque(entry).takeRetainedValue())
                if server.socket == nil { server.passedConnections.subtract(1, ordering: .relaxed) }
            }
        }
    }

    /// The number of open connections.
    package var connectionCount: Int {
        daemon.withLock { $0.map { Int(espalier_connection_count($0.pointer)) } ?? 0 }
    }

    private static func makeHealthResponse() -> OpaquePointer {
        let body: StaticString = "ok\n"
        let response = espalier_response_of_static_bytes(body.utf8Start, body.utf8CodeUnitCount)!
        MHD_add_response_header(response, "Content-Type", "text/plain; charset=utf-8")
        MHD_add_response_header(response, "Cache-Control", "no-store")
        for header in SecurityHeaders.all { MHD_add_response_header(response, header.name, header.value) }
        return response
    }
}

extension OpaquePointer {
    /// The connection's entry in the table of connections.
    @inline(__always)
    func entry<T>(_ use: (ConnectionTable.Entry) -> T) -> T? {
        espalier_note(self).map { Unmanaged<ConnectionTable.Entry>.fromOpaque($0)._withUnsafeGuaranteedRef(use) }
    }
}
