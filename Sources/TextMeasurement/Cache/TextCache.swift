import EspalierLayoutEngine
import Synchronization

/// Measured texts by their runs, bounded and shared by all threads. Pages measure on the main actor, so the lock is
/// rarely contended.
///
/// The cache has two generations. A text that is found moves to the young generation. When that is full, it becomes the
/// old generation, and the texts of the previous old one are dropped.
final class TextCache: Sendable {
    private let generations: Mutex<TextGenerations>
    /// Random in each process, so that no client can choose texts that collide.
    let seed = UInt64.random(in: .min ... .max)

    /// - Parameter capacity: the maximum number of texts. Long texts count as several.
    init(capacity: Int) {
        generations = Mutex(TextGenerations(limit: max(1, capacity / 2)))
    }

    var count: Int {
        generations.withLock { $0.young.count + $0.old.count }
    }

    func removeAll() {
        generations.withLock { $0 = TextGenerations(limit: $0.limit) }
    }

    /// The text under `hash` for which `isSame` returns true; nil if there is none.
    @inline(__always)
    func find(_ hash: UInt64, _ isSame: (MeasuredText) -> Bool) -> MeasuredText? {
        generations.withLock { $0.find(hash, isSame) }
    }

    /// Stores a text. Returns the existing one if another thread inserted the same text.
    func insert(_ text: MeasuredText, _ hash: UInt64) -> MeasuredText {
        generations.withLock { generations in
            if let known = generations.find(hash, { $0.isMade(of: text.key) }) { return known }
            generations.insert(text, hash)
            return text
        }
    }
}
