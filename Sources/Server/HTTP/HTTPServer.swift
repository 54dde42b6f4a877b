internal import CMicroHTTPD
import Foundation
import Synchronization

/// An HTTP/1.1 server: libmicrohttpd with its own polling threads, in front of a handler.
package final class HTTPServer: Sendable {
    package struct Configuration: Sendable {
        /// The most connections at a time, those that wait for an answer or hold a stream among them.
        package var maximumConnections = 4096
        /// The memory of a connection for request line and headers, in bytes; a request with more gets 431.
        package var connectionMemory = 32 * 1024
        /// After how many seconds without traffic a connection is closed.
        package var timeout = 60
        /// After how many seconds a channel that was closed is given up, where the client does not close its side.
        package var farewell = 2.0
        /// How many threads poll. Measured on two cores, a second one gives a tenth more pages a second, and nothing to what
        /// needs the main actor.
        package var threads = 1
        /// The largest body of a request, in bytes.
        package var bodyLimit = 1 << 20

        package init() {}
    }

    /// Why the server does not start.
    package struct Failure: Error {
        package let message: String
    }

    let handler: any HTTPHandling
    let configuration: Configuration
    private let descriptor: Int32

    /// The answer to `GET /healthz`: made once, sent without a look at anything.
    nonisolated(unsafe) let health: OpaquePointer
    let healthChecks = Atomic<Int>(0)

    /// Reads the channels that connections were handed over to.
    let channels: ChannelLoop

    private let daemon = Mutex<Daemon?>(nil)

    /// The requests that were taken and whose answers are not all sent.
    let open = DispatchGroup()

    private struct Daemon: @unchecked Sendable {
        // The library's functions may be called with it from any thread.
        let pointer: OpaquePointer
    }

    /// Starts to serve what connects to `socket`, which belongs to the server from now on.
    package init(
        _ socket: ListeningSocket, handler: any HTTPHandling, configuration: Configuration = Configuration()
    ) throws(Failure) {
        self.handler = handler
        self.configuration = configuration
        descriptor = socket.descriptor
        channels = ChannelLoop(farewell: .seconds(configuration.farewell))
        health = HTTPServer.makeHealthResponse()

        var options = espalier_daemon_options()
        options.listening_socket = socket.descriptor
        options.thread_count = UInt32(max(configuration.threads, 1))
        options.connection_limit = UInt32(configuration.maximumConnections)
        options.connection_memory = configuration.connectionMemory
        options.timeout = UInt32(configuration.timeout)
        options.access = HTTPServer.access
        options.completed = HTTPServer.completed
        options.message = { text in
            guard let text else { return }
            Log.shared.write(.warning, "http", [("message", String(cString: text))])
        }
        options.context = Unmanaged.passUnretained(self).toOpaque()
        guard let started = espalier_start_daemon(&options) else {
            MHD_destroy_response(health)
            throw Failure(message: "the HTTP library does not start; its message stands above")
        }
        daemon.withLock { $0 = Daemon(pointer: started) }
    }

    /// Ends the server when all requests that it took have their answers and all channels are closed, or leaves it running where that takes longer
    /// than `patience` seconds: then it returns false. It must not be called on the main thread, which the requests may be
    /// waiting for; who closes streams and channels does so before, and refuses new ones.
    @discardableResult
    package func stop(patience: Double = 5) -> Bool {
        // The library must not be stopped while one of its connections waits.
        guard open.wait(timeout: .now() + patience) == .success else { return false }
        guard
            let daemon = daemon.withLock({ daemon in
                defer { daemon = nil }; return daemon
            })
        else { return true }
        MHD_stop_daemon(daemon.pointer)
        MHD_destroy_response(health)
        channels.stop()
        return true
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
