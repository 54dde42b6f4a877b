/// Measures again what changed, from the bottom up, as far as the sizes differ; then places again, from the top down,
/// what the differences reach.
@MainActor
enum LayoutPass {
    static func run(_ graph: ViewGraph) {
        guard !graph.layoutQueue.isEmpty else { return }
        // By depth like the queue: parents place first, and most of what they contain then is placed already.
        var toPlace = LayoutQueue()
        while let item = graph.layoutQueue.takeDeepest() {
            guard !item.isRemoved else { continue }
            let differs = item.revalidate()
            guard let parent = item.layoutParent else {
                if item === graph.root { toPlace.insert(item) }
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
            guard item.needsPlacement, !item.isRemoved, item === graph.root || item.isPlaced else { return }
            item.place(at: item.origin, proposal: item.placedProposal, size: item.size)
        }
    }
}

/// The nodes to be measured again, by depth.
@MainActor
struct LayoutQueue {
    private var byDepth: ContiguousArray<ContiguousArray<LayoutNode>> = []
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func insert(_ item: LayoutNode) {
        let depth = Int(item.depth)
        while byDepth.count <= depth { byDepth.append([]) }
        byDepth[depth].append(item)
        count += 1
    }

    func forEachFromTop(_ body: (LayoutNode) -> Void) {
        for items in byDepth { for item in items { body(item) } }
    }

    /// The item with the most ancestors: all below it has been taken before.
    mutating func takeDeepest() -> LayoutNode? {
        guard count > 0 else { return nil }
        while let last = byDepth.last, last.isEmpty { byDepth.removeLast() }
        count -= 1
        return byDepth[byDepth.count - 1].removeLast()
    }
}
