import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension Difference {
    /// Skips the children at the start and at the end that both versions share in identical blocks. The nodes between
    /// them are compared by number.
    mutating func updateChildren(_ old: DisplayNode, _ new: DisplayNode, context: ElementContext) {
        var oldPlacer = ElementPlacer(old.content)
        var newPlacer = ElementPlacer(new.content)
        var front = 0
        var back = 0
        if flowsSame(old, new) {
            (front, back) = new.children.sharedEnds(with: old.children)
            if front > 0 {
                let last = new.children[front - 1].gridFrame
                oldPlacer.skip(toAfter: last)
                newPlacer.skip(toAfter: last)
            }
        }
        let (oldEnd, newEnd) = (old.children.count - back, new.children.count - back)
        while front < oldEnd, front < newEnd {
            let (oldNode, newNode) = (old.children[front], new.children[front])
            guard oldNode.id == newNode.id else { break }
            update(
                oldNode, newNode, from: oldPlacer.place(oldNode), to: newPlacer.place(newNode),
                context: context)
            front += 1
        }
        let follower = back > 0 ? new.children[newEnd] : nil
        if front < oldEnd || front < newEnd {
            let oldNodes = Array(old.children[front..<oldEnd])
            let newNodes = Array(new.children[front..<newEnd])
            update(
                SiblingRun(
                    parent: new, follower: follower?.id, context: context, oldNodes: oldNodes,
                    oldPlaces: oldNodes.map { oldPlacer.place($0) }, newNodes: newNodes,
                    newPlaces: newNodes.map { newPlacer.place($0) }))
        }
        // Of the shared blocks at the end, only the first node's place can depend on the changed nodes.
        if let follower {
            update(
                follower, follower, from: oldPlacer.place(follower), to: newPlacer.place(follower),
                context: context)
        }
    }

    func flowsSame(_ old: DisplayNode, _ new: DisplayNode) -> Bool {
        switch (old.content, new.content) {
        case (.flow(let oldFlow), .flow(let newFlow)): oldFlow == newFlow
        case (.flow, _), (_, .flow): false
        default: true
        }
    }

    /// Siblings of both versions with their places. `follower` is the number of the sibling after them.
    struct SiblingRun {
        var parent: DisplayNode
        var follower: Int?
        var context: ElementContext
        var oldNodes: [DisplayNode]
        var oldPlaces: [ElementPlace]
        var newNodes: [DisplayNode]
        var newPlaces: [ElementPlace]
    }

    /// Updates siblings. Their first nodes differ, or one version is empty.
    private mutating func update(_ run: SiblingRun) {
        var oldEnd = run.oldNodes.count
        var newEnd = run.newNodes.count
        while oldEnd > 0, newEnd > 0, run.oldNodes[oldEnd - 1].id == run.newNodes[newEnd - 1].id {
            oldEnd -= 1
            newEnd -= 1
            updatePair(run, old: oldEnd, new: newEnd)
        }
        rearrange(run, old: 0..<oldEnd, new: 0..<newEnd)
    }

    private mutating func updatePair(_ run: SiblingRun, old: Int, new: Int) {
        update(
            run.oldNodes[old], run.newNodes[new], from: run.oldPlaces[old], to: run.newPlaces[new],
            context: run.context)
    }

    /// Removes old siblings, and visits the new ones from the last to the first, so that the sibling after a moved node
    /// is already in place. The longest run in the old order does not move.
    private mutating func rearrange(_ run: SiblingRun, old: Range<Int>, new: Range<Int>) {
        var oldIndexes: [Int: Int] = [:]
        if !new.isEmpty {
            oldIndexes.reserveCapacity(old.count)
            for index in old { oldIndexes[run.oldNodes[index].id] = index }
        }
        let sources = new.map { oldIndexes.removeValue(forKey: run.newNodes[$0].id) ?? -1 }
        let kept = Set(sources)
        for index in old where !kept.contains(index) {
            // The node's own animation is that of an earlier change.
            removals.append(
                Removal(
                    node: run.oldNodes[index], context: run.context,
                    animation: self.index(of: run.parent.animation)))
        }
        // Nodes that leave move behind the siblings of their container, which stay where they are.
        let stays = LongestIncreasingSubsequence.mark(
            new.enumerated().map { run.newNodes[$1].isLeaving ? -1 : sources[$0] })
        for offset in new.indices.reversed().map({ $0 - new.lowerBound }) {
            let position = new.lowerBound + offset
            let node = run.newNodes[position]
            let before = position + 1 < run.newNodes.count ? run.newNodes[position + 1].id : run.follower
            if sources[offset] < 0 {
                insert(node, run, at: run.newPlaces[position], before: before)
            } else {
                let moves = node.isLeaving ? !run.oldNodes[sources[offset]].isLeaving : !stays[offset]
                if moves {
                    operations.append(
                        .move(
                            node.id, parent: run.parent.id, before: before,
                            animation: index(of: node.animation ?? run.parent.animation)))
                }
                updatePair(run, old: sources[offset], new: position)
            }
        }
    }

    private mutating func insert(_ node: DisplayNode, _ run: SiblingRun, at place: ElementPlace, before: Int?) {
        // The page never showed a view that came and went since its last revision.
        if node.isLeaving { return }
        let animation = index(of: node.animation ?? run.parent.animation)
        insertions.append(
            Insertion(
                node: node, place: place, context: run.context, parent: run.parent.id, before: before,
                animation: animation, operation: operations.count))
        operations.append(.move(node.id, parent: run.parent.id, before: before, animation: animation))
    }

    // MARK: Remaining removals and insertions

    /// Combines nodes that one parent lost and another gained into moves.
    mutating func resolveMoves() {
        var next = 0
        while next < insertions.count {
            defer { next += 1 }
            let insertion = insertions[next]
            guard
                let index = removals.firstIndex(where: {
                    $0.node.id == insertion.node.id && !$0.isMove && $0.context == insertion.context
                })
            else { continue }
            removals[index].isMove = true
            // The old place does not apply to the new parent, so every declaration of the place is sent again.
            let nowhere = ElementPlace(isInFlow: !insertion.place.isInFlow, x: .max, y: .max)
            update(
                removals[index].node, insertion.node, from: nowhere, to: insertion.place, context: insertion.context)
            insertions[next].operation = -1
        }
    }

    /// Writes the elements of new nodes.
    mutating func writeInsertions() {
        for insertion in insertions where insertion.operation >= 0 {
            writer.out.removeAll()
            writer.write(insertion.node, at: insertion.place, context: insertion.context)
            operations[insertion.operation] = .insert(
                parent: insertion.parent, before: insertion.before, Markup(bytes: writer.out.bytes),
                animation: insertion.animation, isArriving: insertion.node.transition == .arriving)
        }
    }

    func removalOperations() -> [PatchOperation] {
        removals.filter { !$0.isMove }.map { .remove($0.node.id, animation: $0.node.isLeaving ? nil : $0.animation) }
    }
}
