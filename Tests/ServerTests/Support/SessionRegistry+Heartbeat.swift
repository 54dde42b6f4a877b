@testable import EspalierServer

extension SessionRegistry {
    /// Sends the heartbeats of all pages.
    func heartbeat() {
        for _ in 0..<Self.beats { beat() }
    }
}
