import EspalierLayoutEngine
import Synchronization

/// Texts by their runs, shared by all threads and bounded. Pages measure on the main actor, so that the one lock is free.
///
/// There are two generations: a text that is found moves to the young one. When that is full, it becomes the old one, and the
/// texts of the old one are dropped.
final class TextCache: Sendable {
    private let generations: Mutex<TextGenerations>
    /// Differs in each process, so that no client can choose texts that collide.
    let seed = UInt64.random(in: .min ... .max)

    /// - Parameter capacity: the most texts; long ones count for more.
    init(capacity: Int) {
        generations = Mutex(TextGenerations(limit: max(1, capacity / 2)))
    }

    var count: Int {
        generations.withLock { $0.young.count + $0.old.count }
    }

    /// The text that `isSame` recognises among those under `hash`; nil if there is none.
    @inline(__always)
    func find(_ hash: UInt64, _ isSame: (MeasuredText) -> Bool) -> MeasuredText? {
        generations.withLock { $0.find(hash, isSame) }
    }

    /// Remembers a text, unless another thread was first with the same one: that one is returned then.
    func insert(_ text: MeasuredText, _ hash: UInt64) -> MeasuredText {
        generations.withLock { generations in
            if let known = generations.find(hash, { $0.isMade(of: text.key) }) { return known }
            generations.insert(text, hash)
            return text
        }
    }
}
