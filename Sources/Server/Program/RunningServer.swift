import EspalierHTMLRenderer
import Foundation
import Synchronization

/// An application behind listening sockets.
@MainActor
package final class RunningServer {
    package let application: Application
    /// A server for each socket, the first one's first.
    private let servers: [HTTPServer]
    /// The server for metrics alone; nil if they are beside the app's paths.
    private let monitor: HTTPServer?
    /// The addresses of the servers.
    let addresses: [ListeningAddress]
    /// The address for metrics alone; nil if they are beside the app's paths.
    let monitoringAddress: ListeningAddress?
    private let watch: MainActorWatch
    private var timers: [any DispatchSourceTimer] = []

    /// The first server.
    package var server: HTTPServer { servers[0] }

    /// The port of the first server; 0 for a socket in the file system.
    package var port: UInt16 {
        if case .network(_, let port) = addresses[0] { port } else { 0 }
    }

    /// The addresses as a part of a sentence.
    var summary: String { Self.summary(of: addresses, below: application.settings.basePath) }

    /// Addresses with a base path as a part of a sentence.
    nonisolated static func summary(of addresses: [ListeningAddress], below basePath: BasePath) -> String {
        addresses.map { address in
            if case .network = address { "\(address)\(basePath.text)/" } else { "\(address)" }
        }.joined(separator: " and ")
    }

    /// Starts serving the application at an address.
    package convenience init(
        _ application: Application, host: String, port: UInt16,
        configuration: HTTPServer.Configuration = HTTPServer.Configuration()
    ) throws {
        try self.init(
            application, sockets: [ListeningSocket(host: host, port: port)], configuration: configuration)
    }

    /// Starts serving the application at sockets, at least one.
    ///
    /// - Parameters:
    ///   - monitoring: The socket for metrics alone; nil for none.
    ///   - monitoringHosts: The host names that requests for metrics may have.
    convenience init(
        _ application: Application, sockets: [ListeningSocket], monitoring: ListeningSocket? = nil,
        monitoringHosts: AllowedHosts = .any, configuration: HTTPServer.Configuration
    ) throws {
        try self.init(
            application, sockets.map { Place(address: $0.address, socket: $0) },
            monitoring: monitoring.map { Place(address: $0.address, socket: $0) },
            monitoringHosts: monitoringHosts, configuration: configuration)
    }

    /// Where connections come from: a socket of this process, or, with nil, another process that accepts them at the address.
    struct Place {
        var address: ListeningAddress
        var socket: ListeningSocket?
    }

    init(
        _ application: Application, _ places: [Place], monitoring: Place?, monitoringHosts: AllowedHosts,
        configuration: HTTPServer.Configuration
    ) throws {
        self.application = application
        addresses = places.map(\.address)
        monitoringAddress = monitoring?.address
        var configuration = configuration
        let monitor = try monitoring.map {
            try HTTPServer(
                $0.socket, handler: MonitoringHandler(application, hosts: monitoringHosts), configuration: configuration
            )
        }
        configuration.answersHealth = monitor == nil
        configuration.basePath = application.settings.basePath
        let servers = try places.map {
            try HTTPServer($0.socket, handler: application.handler, configuration: configuration)
        }
        (self.servers, self.monitor) = (servers, monitor)
        watch = MainActorWatch(
            limit: application.settings.silenceLimit, work: application.work, log: application.log)
        application.readiness.require("main actor") { [weak watch] in watch?.complaint }
        application.admission.silence.withLock { $0 = Reading { [weak watch] in watch?.silence ?? 0 } }
        watch.start()
        let all = (servers + [monitor].compactMap { $0 }).map(Weak.init)
        application.transport.withLock {
            $0 = Reading {
                all.reduce((connections: 0, healthChecks: 0)) { sum, weak in
                    guard let server = weak.server else { return sum }
                    let checks = server.healthChecks.load(ordering: .relaxed)
                    return (sum.connections + server.connectionCount, sum.healthChecks + checks)
                }
            }
        }
        every(5) { $0.sweep() }
        every(application.settings.heartbeat / Double(SessionRegistry.beats)) { $0.beat() }
    }

    /// A server as long as it is there.
    private struct Weak: @unchecked Sendable {
        // Weak references are read atomically.
        weak var server: HTTPServer?
    }

    /// Calls a function on the main actor again and again, as long as it responds.
    func whileResponding(every seconds: Double, _ work: @escaping @Sendable () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: seconds)
        timer.setEventHandler(handler: work)
        timer.resume()
        timers.append(timer)
    }

    private func every(_ seconds: Double, _ work: @escaping @MainActor (SessionRegistry) -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let sessions = application.sessions
        timer.schedule(deadline: .now() + seconds, repeating: seconds, leeway: .milliseconds(500))
        timer.setEventHandler { MainActor.assumeIsolated { work(sessions) } }
        timer.resume()
        timers.append(timer)
    }

    /// Serves a connection that another process has accepted.
    ///
    /// - Parameter index: The index of its address. That for metrics follows those of `addresses`.
    nonisolated func add(_ descriptor: Int32, at index: Int) {
        guard let server = index < servers.count ? servers[index] : monitor else {
            close(descriptor)
            return
        }
        server.add(descriptor)
    }

    /// Refuses new connections, and further requests on open ones. Any thread may call it.
    nonisolated func refuse() {
        application.refuseRequests()
        for server in servers { server.stopListening() }
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
        let (servers, channels) = (servers + [monitor].compactMap { $0 }, application.channels)
        let deadline = ContinuousClock.now + .seconds(patience)
        return await withCheckedContinuation { continuation in
            // Waiting would block the main thread or a thread of the concurrency pool.
            Thread.detachNewThread {
                // All of them, even if one does not stop.
                let isStopped = servers.map { $0.stop(until: deadline) }.allSatisfy { $0 }
                if isStopped { channels.stop() }
                continuation.resume(returning: isStopped)
            }
        }
    }
}
