import Dispatch

/// Lets the batches of many sessions take turns on the main actor. Those of one session run in order of arrival.
///
/// A batch is performed in slices. Meanwhile further batches of its session wait, and other sessions have their turn.
@MainActor
final class SessionTurns {
    /// Performs the next slice of a batch, or gives the rest of it up. Returns whether the batch is done.
    typealias Slice = @MainActor (_ givesUp: Bool) -> Bool

    /// The current batches by session. The first one of each is running, the others wait.
    private var posts: [String: [Slice]] = [:]
    private let load: MainLoad

    init(load: MainLoad) {
        self.load = load
    }

    /// Starts a batch, or lets it wait for earlier ones.
    func begin(_ session: String, _ slice: @escaping Slice) {
        if posts[session] != nil {
            posts[session]?.append(slice)
        } else if !slice(false) {
            posts[session] = [slice]
            scheduleNextSlice(of: session)
        }
    }

    /// Schedules the session's next slice after the waiting work.
    private func scheduleNextSlice(of session: String) {
        load.enter()
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                load.begin()
                defer { load.end() }
                advance(session)
            }
        }
    }

    private func advance(_ session: String) {
        guard let slice = posts[session]?.first else { return }
        guard slice(false) else { return scheduleNextSlice(of: session) }
        posts[session]?.removeFirst()
        if posts[session]?.isEmpty == true { posts[session] = nil } else { scheduleNextSlice(of: session) }
    }

    /// Completes the current batches, as many as the time allows. The others are given up.
    func finish(until deadline: ContinuousClock.Instant) {
        // The sessions still have turns, so that one long batch does not prevent the others.
        while !posts.isEmpty {
            for session in Array(posts.keys) {
                guard let slice = posts[session]?.first, slice(ContinuousClock.now >= deadline) else { continue }
                posts[session]?.removeFirst()
                if posts[session]?.isEmpty == true { posts[session] = nil }
            }
        }
    }
}
