import DisplayTree
import Synchronization

/// The step from one revision of a page to the next. Its bytes are written once, by whoever needs them first, off the
/// main actor; after that the trees are let go.
final class PatchStep: Sendable {
    private enum Content {
        case trees(DisplayTree, DisplayTree, reported: [DisplayEvent])
        case bytes([UInt8])
    }

    let base: Int
    let revision: Int
    private let content: Mutex<Content>

    init(from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent]) {
        base = old.revision
        revision = new.revision
        content = Mutex(.trees(old, new, reported: reported))
    }

    func bytes(_ renderer: any PageRendering, _ metrics: Metrics) -> [UInt8] {
        content.withLock { content in
            switch content {
            case .bytes(let bytes): return bytes
            case .trees(let old, let new, let reported):
                let bytes = renderer.patch(from: old, to: new, reported: reported)
                metrics.patches.add(1, ordering: .relaxed)
                metrics.patchBytes.add(bytes.count, ordering: .relaxed)
                content = .bytes(bytes)
                return bytes
            }
        }
    }
}

/// The last steps of a session, so that a client which is a few behind gets those and not the whole page.
struct PatchHistory {
    private var steps: [PatchStep] = []
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func append(_ step: PatchStep) {
        if steps.count == capacity { steps.removeFirst() }
        steps.append(step)
    }

    mutating func removeAll() {
        steps = []
    }

    /// The steps that lead from a revision to the last one; nil where they are not all here.
    func steps(from base: Int, to revision: Int) -> ArraySlice<PatchStep>? {
        if base == revision { return [] }
        guard let first = steps.lastIndex(where: { $0.base == base }) else { return nil }
        return steps[first...]
    }
}
