import EspalierDisplayTree

/// The animations of a page's elements that are in progress, for programs that ask for them.
@MainActor
struct AnimationRecord {
    private struct Entry {
        let animation: DisplayAnimation
        let start: Double
    }

    private var entries: [Int: Entry] = [:]
    /// The number of entries at which ended ones are removed.
    private var limit = 64

    /// Records that an element changes under an animation.
    mutating func note(_ node: DisplayNode, after last: DisplayNode, at time: Double) {
        guard let animation = node.animation, animation.totalDuration > 0, node.differsVisibly(from: last) else {
            return
        }
        entries[node.id] = Entry(animation: animation, start: time)
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.start + $0.value.animation.totalDuration > time }
        limit = max(64, 2 * entries.count)
    }

    /// The animations in progress at a time, in the order of the elements' numbers.
    func running(at time: Double) -> [RunningAnimation] {
        entries.compactMap { number, entry in
            let elapsed = time - entry.start
            let duration = entry.animation.totalDuration
            return elapsed < duration ? RunningAnimation(node: number, elapsed: elapsed, duration: duration) : nil
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
