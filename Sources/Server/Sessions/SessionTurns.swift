import Dispatch

/// Lets posts of many sessions take turns on the main actor, each session's own in the order in which they came.
///
/// A post is done in slices. While one is under way, the further posts of its session wait; those of others come between.
@MainActor
final class SessionTurns {
    /// A post's next slice; returns whether the post is done.
    typealias Slice = @MainActor (_ isLast: Bool) -> Bool

    /// The posts under way, by session: the first is at work, the others wait.
    private var posts: [String: [Slice]] = [:]
    private let load: MainLoad
    private var isEnding = false

    init(load: MainLoad) {
        self.load = load
    }

    /// Begins a post, or lets it wait for the one before.
    func begin(_ session: String, _ slice: @escaping Slice) {
        if posts[session] != nil {
            posts[session]?.append(slice)
        } else if !slice(isEnding) {
            posts[session] = [slice]
            goOn(session)
        }
    }

    /// Takes the session's next slice when those have had their turn who wait already.
    private func goOn(_ session: String) {
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
        guard slice(isEnding) else { return goOn(session) }
        posts[session]?.removeFirst()
        if posts[session]?.isEmpty == true { posts[session] = nil } else { goOn(session) }
    }

    /// Does all that is under way, without turns.
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
