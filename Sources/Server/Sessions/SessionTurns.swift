import Dispatch

/// Lets the batches of many sessions take turns on the main actor. Those of one session run in order of arrival.
///
/// A batch is performed in slices. Meanwhile further batches of its session wait, and other sessions have their turn.
@MainActor
final class SessionTurns {
    /// Performs the next slice of a batch. Returns whether the batch is done.
    typealias Slice = @MainActor (_ isLast: Bool) -> Bool

    /// The current batches by session. The first one of each is running, the others wait.
    private var posts: [String: [Slice]] = [:]
    private let load: MainLoad
    private var isEnding = false

    init(load: MainLoad) {
        self.load = load
    }

    /// Starts a batch, or lets it wait for earlier ones.
    func begin(_ session: String, _ slice: @escaping Slice) {
        if posts[session] != nil {
            posts[session]?.append(slice)
        } else if !slice(isEnding) {
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
        guard slice(isEnding) else { return scheduleNextSlice(of: session) }
        posts[session]?.removeFirst()
        if posts[session]?.isEmpty == true { posts[session] = nil } else { scheduleNextSlice(of: session) }
    }

    /// Completes all current batches, without turns.
    func finish() {
        isEnding = true
        for session in Array(posts.keys) {
            while let slice = posts[session]?.first {
                _ = slice(true)
                posts[session]?.removeFirst()
                if posts[session]?.isEmpty == true { posts[session] = nil }
            }
        }
    }
}
