/// The state of views that were removed from the graph and will be made again, such as those of a sleeping screen.
///
/// Views find it by their structural paths. Unlike a snapshot it contains the storage itself, so bindings and closures that refer
/// to the state remain valid, and no value needs to be encoded.
@MainActor
final class KeptState {
    private var slots: [String: AnyObject] = [:]

    var isEmpty: Bool { slots.isEmpty }

    /// Keeps the state of a node and of all nodes below it, before they are removed.
    func keep(below node: ViewNode) {
        func visit(_ node: ViewNode, _ path: String) {
            node.forEachKeptSlot { slots["\(path)/\(node.depth).\($0)"] = $1 }
            node.forEachChildWithState { name, child in visit(child, name.isEmpty ? path : "\(path)/\(name)") }
        }
        visit(node, StateSnapshot.structuralPath(of: node))
    }

    /// Removes and returns the state of a property; nil if there is none.
    func take(for node: ViewNode, property: String) -> AnyObject? {
        slots.removeValue(forKey: StateSnapshot.structuralPath(of: node, property: property))
    }

    /// Forgets the state of all views below a node, because they will not be made again.
    func forget(below node: ViewNode) {
        guard !isEmpty else { return }
        let path = StateSnapshot.structuralPath(of: node) + "/"
        slots = slots.filter { !$0.key.hasPrefix(path) }
    }

    /// Forgets the numbers of elements, because the page numbers its elements anew.
    func forgetNumbers() {
        for slot in slots.values { (slot as? any KeptElement)?.forgetNumber() }
    }

    /// Calls `body` with each value that a snapshot may contain, and its structural path.
    func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        for (path, slot) in slots { if let slot = slot as? any SnapshotSlot { body(path, slot) } }
    }
}

/// Kept state with the number of an element, by which the page knows the element.
@MainActor
protocol KeptElement: AnyObject {
    func forgetNumber()
}

extension ViewGraph {
    /// The state that was kept for a property when its view was removed; nil if there is none.
    @inline(__always)
    func keptState<Slot: AnyObject>(for node: ViewNode, property: String, as type: Slot.Type) -> Slot? {
        kept.isEmpty ? nil : kept.take(for: node, property: property) as? Slot
    }
}
