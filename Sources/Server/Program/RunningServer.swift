import Foundation
import Synchronization

/// An application behind a listening socket.
@MainActor
package final class RunningServer {
    package let application: Application
    package let server: HTTPServer
    /// The URL of the server, without a path.
    package let address: String
    /// The port that the server listens on.
    package let port: UInt16
    private let watch: MainActorWatch
    private var timers: [any DispatchSourceTimer] = []

    /// Starts serving the application at an address.
    package init(
        _ application: Application, host: String, port: UInt16,
        configuration: HTTPServer.Configuration = HTTPServer.Configuration()
    ) throws {
        let socket = try ListeningSocket(host: host, port: port)
        self.application = application
        var configuration = configuration
        configuration.basePath = application.settings.basePath
        server = try HTTPServer(socket, handler: application.handler, configuration: configuration)
        self.port = socket.port
        let name = host.contains(":") ? "[\(host)]" : host
        address = "http://\(name):\(socket.port)"
        watch = MainActorWatch(
            limit: application.settings.silenceLimit, work: application.work, log: application.log)
        application.readiness.require("main actor") { [weak watch] in watch?.complaint }
        application.admission.silence.withLock { $0 = Reading { [weak watch] in watch?.silence ?? 0 } }
        watch.start()
        let server = server
        application.transport.withLock {
            $0 = Reading { [weak server] in
                (server?.connectionCount ?? 0, server?.healthChecks.load(ordering: .relaxed) ?? 0)
            }
        }
        every(5) { $0.sweep() }
        every(application.settings.heartbeat) { $0.heartbeat() }
    }

    private func every(_ seconds: Double, _ work: @escaping @MainActor (SessionRegistry) -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let sessions = application.sessions
        timer.schedule(deadline: .now() + seconds, repeating: seconds, leeway: .milliseconds(500))
        timer.setEventHandler { MainActor.assumeIsolated { work(sessions) } }
        timer.resume()
        timers.append(timer)
    }

    /// Refuses new connections, and further requests on open ones. Any thread may call it.
    nonisolated func refuse() {
        application.refuseRequests()
        server.stopListening()
    }

    /// Ends streams, channels and sessions, then the server. Returns whether every request received its response within
    /// `patience` seconds.
    ///
    /// Batches that are in progress have half of that time. The page of one that takes longer sends it to the next process.
    package func stop(patience: Double = 5) async -> Bool {
        watch.stop()
        for timer in timers { timer.cancel() }
        timers = []
        application.shutDown(patience: patience / 2)
        let (server, channels) = (server, application.channels)
        return await withCheckedContinuation { continuation in
            // Waiting would block the main thread or a thread of the concurrency pool.
            Thread.detachNewThread {
                let isStopped = server.stop(patience: patience)
                if isStopped { channels.stop() }
                continuation.resume(returning: isStopped)
            }
        }
    }
}
