import SwiftUI

/// Endpoints that show what has come through a proxy, and whether the proxy waits for the ends of bodies.
struct ProxiedEndpoints: Scene {
    struct Seen: Encodable {
        var path: String
        var basePath: String
        var url: String
        var address: String?
        var isSecure: Bool
    }

    /// The number of bytes of the last body that have arrived.
    actor Received {
        static let shared = Received()
        private(set) var bytes = 0

        func begin() { bytes = 0 }
        func add(_ count: Int) { bytes += count }
    }

    var body: some Scene {
        EndpointGroup("/api/proxied") {
            Endpoint(.get, "/request") { request in
                Seen(
                    path: request.path, basePath: request.basePath, url: request.url.absoluteString,
                    address: request.remoteAddress, isSecure: request.isSecure)
            }
            // An event, and no end.
            Endpoint(.get, "/stream") { _ in
                AsyncStream<ServerSentEvent> { stream in stream.yield(ServerSentEvent("first")) }
            }
            Endpoint(.put, "/upload") { request in
                await Received.shared.begin()
                for try await part in request.bytes { await Received.shared.add(part.count) }
                return ["bytes": await Received.shared.bytes]
            }
            Endpoint(.get, "/received") { _ in ["bytes": await Received.shared.bytes] }
        }
    }
}
