/// Measures changed items from the bottom up, as far as sizes differ. Then places the affected items from the top down.
@MainActor
struct LayoutPass {
    let queue: LayoutQueue
    let root: LayoutNode

    func run() {
        guard !queue.isEmpty else { return }
        // Sorted by depth like the queue. Parents place most of their contents along with themselves.
        let toPlace = LayoutQueue()
        while let item = queue.takeDeepest() {
            guard !item.isRemoved else { continue }
            let differs = item.revalidate()
            guard let parent = item.layoutParent else {
                if item === root { toPlace.insert(item) }
                continue
            }
            if differs {
                parent.childMeasureDidChange(item)
                parent.invalidateLayout()
            } else {
                toPlace.insert(item)
            }
        }
        toPlace.forEachFromTop { item in
            guard item.needsPlacement, !item.isRemoved, item === root || item.isPlaced else { return }
            item.place(at: item.origin, proposal: item.placedProposal, size: item.size)
        }
    }
}

/// The nodes that wait for the layout pass, by depth.
@MainActor
final class LayoutQueue {
    @exclusivity(unchecked) private var byDepth: ContiguousArray<ContiguousArray<LayoutNode>> = []
    @exclusivity(unchecked) private var count = 0

    var isEmpty: Bool { count == 0 }

    func insert(_ item: LayoutNode) {
        let depth = Int(item.depth)
        while byDepth.count <= depth { byDepth.append([]) }
        byDepth[depth].append(item)
        count += 1
    }

    func forEachFromTop(_ body: (LayoutNode) -> Void) {
        for items in byDepth { for item in items { body(item) } }
    }

    /// Removes the item with the most ancestors. All items below it have been taken.
    func takeDeepest() -> LayoutNode? {
        guard count > 0 else { return nil }
        while let last = byDepth.last, last.isEmpty { byDepth.removeLast() }
        count -= 1
        return byDepth[byDepth.count - 1].removeLast()
    }
}
