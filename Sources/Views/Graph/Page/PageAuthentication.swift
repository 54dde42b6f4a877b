package import Foundation
import Synchronization

/// The sign-in at another site for which the code of a page waits. The browser leaves the page for the site, which leads it back to a path
/// of this server. The page is then shown again, as it was.
@MainActor
package final class PageAuthentication: PageFeature {
    /// The user has come back without signing in, or the page has ended.
    package struct Canceled: Error {}

    /// The address of the site is not an `http` or `https` URL.
    package struct Unusable: Error {}

    private struct Wait {
        let host: String
        let path: String
        let continuation: CheckedContinuation<URL, any Error>
    }

    private unowned let graph: ViewGraph
    private var wait: Wait?
    /// The URL with which the browser has come back, although no code waited.
    private var arrival: URL?
    /// The sign-ins that this process continues.
    private var underWay: Set<String> = []
    private var number = 0

    /// The time that the user has. The page stays in memory for so long.
    private static let patience = Duration.seconds(3600)

    /// The number of pages that wait for a browser at each path.
    private nonisolated static let awaited = Mutex<[String: Int]>([:])
    /// Their sum, which most requests find 0.
    private nonisolated static let count = Atomic<Int>(0)

    package init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// Whether a page of any browser waits at a path.
    package nonisolated static func isAwaited(at path: String) -> Bool {
        count.load(ordering: .acquiring) > 0 && awaited.withLock { $0[path] != nil }
    }

    /// Leads the browser to a site, and waits until it comes back. An earlier wait of the page ends.
    ///
    /// - Returns: The URL with which the browser came back.
    func authenticate(at url: URL, until host: String, _ path: String) async throws -> URL {
        guard case .site(let location)? = RedirectTarget(url), path.hasPrefix("/") else { throw Unusable() }
        end(.failure(Canceled()))
        number += 1
        let number = number
        let limit = Task { [weak self] in
            try await Task.sleep(for: Self.patience)
            if self?.number == number { self?.end(.failure(Canceled())) }
        }
        defer { limit.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard !graph.hasEnded, !Task.isCancelled else { return continuation.resume(throwing: Canceled()) }
                wait = Wait(host: host.lowercased(), path: path, continuation: continuation)
                Self.awaited.withLock { $0[path, default: 0] += 1 }
                Self.count.add(1, ordering: .releasing)
                graph.openings.open(url: location)
            }
        } onCancel: {
            Task { @MainActor [weak self] in
                if self?.number == number { self?.end(.failure(Canceled())) }
            }
        }
    }

    /// Notes that code of this process continues a sign-in until it ends.
    func begin(_ id: String) { underWay.insert(id) }
    func end(_ id: String) { underWay.remove(id) }
    func isUnderWay(_ id: String) -> Bool { underWay.contains(id) }

    /// The URL with which the browser has come back at a path before code could wait; nil for none. It is returned once.
    func takeArrival(at path: String) -> URL? {
        guard let arrival, arrival.path(percentEncoded: true) == path else { return nil }
        self.arrival = nil
        return arrival
    }

    fileprivate func arrive(at url: URL) { if !finish(at: url) { arrival = url } }

    fileprivate func finish(at url: URL) -> Bool {
        guard let wait, wait.path == url.path(percentEncoded: true), wait.host == url.host()?.lowercased() else {
            return false
        }
        end(.success(url))
        return true
    }

    fileprivate func end(_ result: Result<URL, any Error>) {
        guard let wait else { return }
        self.wait = nil
        Self.awaited.withLock {
            let rest = ($0[wait.path] ?? 1) - 1
            $0[wait.path] = rest > 0 ? rest : nil
        }
        Self.count.subtract(1, ordering: .releasing)
        wait.continuation.resume(with: result)
    }

    package func pageDidEnd() { end(.failure(Canceled())) }
}

extension ViewGraph {
    package func finishAuthentication(at url: URL) -> Bool {
        features[PageAuthentication.self]?.finish(at: url) ?? false
    }

    package func resumeAuthentication(at url: URL) { feature(PageAuthentication.self).arrive(at: url) }

    package func browserDidReturn() {
        features[PageAuthentication.self]?.end(.failure(PageAuthentication.Canceled()))
    }
}
