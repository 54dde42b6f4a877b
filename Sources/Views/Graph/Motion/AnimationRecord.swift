import EspalierDisplayTree

/// The animations of a page's elements that are in progress.
@MainActor
struct AnimationRecord {
    private struct Entry {
        let motion: ElementMotion
        let duration: Double
        /// The number of the step in which the motion started.
        let step: Int
    }

    /// A motion that started in the current step, with the one before it.
    private struct Started {
        let motion: ElementMotion
        let earlier: ElementMotion?
        let display: DisplayAnimation
        /// The environment that the animation reads; nil if it reads none.
        let environment: EnvironmentEntry?
    }

    private var entries: [Int: Entry] = [:]
    /// The number of entries at which ended ones are removed.
    private var limit = 64
    private var latest: Started?

    /// Records that an element changes under an animation in a step. Returns the element with an animation that continues the motion
    /// in progress; nil if its own one stands.
    mutating func note(
        _ node: DisplayNode, after last: DisplayNode, by animation: Animation, in environment: EnvironmentValues,
        step: Int, at time: Double
    ) -> DisplayNode? {
        guard let display = node.animation, display.totalDuration > 0, node.differsVisibly(from: last) else {
            return nil
        }
        let known = entries[node.id]
        let motion: ElementMotion
        if let known, known.step == step, known.motion.animation == animation {
            motion = known.motion
        } else {
            let earlier = known.flatMap { $0.motion.start + $0.duration > time ? $0.motion : nil }
            motion = started(animation, as: display, after: earlier, in: environment, at: time)
            let duration = max(display.totalDuration, motion.display.merged?.duration ?? 0)
            entries[node.id] = Entry(motion: motion, duration: duration, step: step)
            removeEnded(at: time)
        }
        return motion.display.merged == nil ? nil : node.replacing(animation: motion.display)
    }

    /// The motion that starts now, which elements with the same history share.
    private mutating func started(
        _ animation: Animation, as display: DisplayAnimation, after earlier: ElementMotion?,
        in environment: EnvironmentValues, at time: Double
    ) -> ElementMotion {
        let read = animation.readsEnvironment ? environment.head : nil
        if let latest, latest.motion.start == time, latest.earlier === earlier, latest.environment === read,
            latest.display == display, latest.motion.animation == animation
        {
            return latest.motion
        }
        let motion =
            earlier?.next(animation, as: display, at: time, in: environment)
            ?? ElementMotion(of: animation, as: display, at: time, in: environment)
        latest = Started(motion: motion, earlier: earlier, display: display, environment: read)
        return motion
    }

    private mutating func removeEnded(at time: Double) {
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.motion.start + $0.value.duration > time }
        limit = max(64, 2 * entries.count)
    }

    /// The animations in progress at a time, in the order of the elements' numbers.
    func running(at time: Double) -> [RunningAnimation] {
        entries.compactMap { number, entry in
            let elapsed = time - entry.motion.start
            return elapsed < entry.duration
                ? RunningAnimation(node: number, elapsed: elapsed, duration: entry.duration) : nil
        }.sorted { $0.node < $1.node }
    }
}

extension DisplayNode {
    /// Whether the appearance of the element itself, without its children, may have changed.
    fileprivate func differsVisibly(from last: DisplayNode) -> Bool {
        if gridFrame != last.gridFrame || appearance !== last.appearance { return true }
        switch content {
        case .box, .flow: return false
        default: return true
        }
    }
}
