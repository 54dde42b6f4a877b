import Foundation

/// An object that a page calls for each of its frames.
@MainActor
package protocol PageFrameFollowing: AnyObject {
    /// Whether the object wants no frames at present.
    var isPaused: Bool { get }
    /// The seconds between two frames of the object.
    var frameInterval: Double { get }

    /// A frame of the page.
    ///
    /// - Parameter time: The time as `CACurrentMediaTime()` counts it.
    func frame(at time: CFTimeInterval)

    /// The page has ended, so that there are no further frames.
    func pageDidEnd()
}

/// The frames of a page that code on the server follows.
///
/// A page has at most 30 frames a second, and only while a browser shows it to the user. A frame waits until the page has shown the
/// changes of the previous one, so that a slow page has fewer frames instead of a queue of them.
@MainActor
package final class PageFrames: PageFeature {
    /// The shortest time between two frames, in seconds.
    package static let shortestInterval = 1.0 / 30

    private struct Following {
        let follower: any PageFrameFollowing
        /// The time of the follower's next frame, by the page's clock; nil for the next frame of the page.
        var next: Double?
    }

    private unowned let graph: ViewGraph
    private var followings: ContiguousArray<Following> = []
    private var isWaiting = false
    /// The distance from the page's clock to `CACurrentMediaTime()`.
    private let offset: Double

    package init(_ graph: ViewGraph) {
        self.graph = graph
        offset = CACurrentMediaTime() - graph.motions.clock()
    }

    /// Adds a follower, which is retained until it is removed or the page ends.
    package func add(_ follower: any PageFrameFollowing) {
        guard !graph.hasEnded, !contains(follower) else { return }
        // Browsers report that the user leaves the page only if something reads it.
        graph.noteActivityRead()
        followings.append(Following(follower: follower))
        resume()
    }

    package func remove(_ follower: any PageFrameFollowing) {
        followings.removeAll { $0.follower === follower }
    }

    /// Waits for the next frame, if a follower wants it. Call it when one does again.
    package func resume() {
        guard !isWaiting, isWanted else { return }
        isWaiting = true
        graph.motions.whenShown(graph.root) { [weak self] in self?.wait() }
    }

    private var isWanted: Bool {
        graph.host.activity != .background && graph.failure == nil
            && followings.contains { !$0.follower.isPaused }
    }

    private func contains(_ follower: any PageFrameFollowing) -> Bool {
        followings.contains { $0.follower === follower }
    }

    private func wait() {
        graph.motions.wake(Self.shortestInterval) { [weak self] in self?.frame() }
    }

    private func frame() {
        isWaiting = false
        guard isWanted, graph.motions.isShown else { return resume() }
        if !graph.needsUpdate {
            graph.noteUse()
            graph.run { callFollowers(at: graph.motions.clock()) }
        }
        resume()
    }

    private func callFollowers(at now: Double) {
        for follower in followings.map(\.follower) where !follower.isPaused {
            // An earlier follower may have removed it.
            guard let index = followings.firstIndex(where: { $0.follower === follower }) else { continue }
            let next = followings[index].next ?? now
            guard now >= next - Self.shortestInterval / 2 else { continue }
            let interval = max(follower.frameInterval, Self.shortestInterval)
            // A follower that missed frames does not catch up.
            followings[index].next = (now - next < interval ? next : now) + interval
            follower.frame(at: now + offset)
        }
    }

    package func activityDidChange() { resume() }

    package func pageDidEnd() {
        let followers = followings.map(\.follower)
        followings.removeAll()
        for follower in followers { follower.pageDidEnd() }
    }
}
