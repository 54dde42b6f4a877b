import EspalierDisplayTree

/// The numbers of a page's elements, and the nodes that take the elements' events.
@MainActor
struct ElementTable {
    private var lastNumber = 0
    private var targets: [Int: Unmanaged<LayoutNode>] = [:]

    mutating func takeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func setTarget(_ item: LayoutNode, for number: Int) {
        targets[number] = Unmanaged.passUnretained(item)
    }

    mutating func removeTarget(for number: Int) {
        targets[number] = nil
    }

    /// Starts the numbers again at `first`. Nodes set their targets anew when they are displayed.
    mutating func restart(from first: Int) {
        lastNumber = first - 1
        targets.removeAll()
    }

    /// The node that takes `event`.
    ///
    /// - Parameter tree: The display tree that the page shows.
    func target(of event: DisplayEvent, in tree: DisplayTree) throws(EventRefusal) -> LayoutNode {
        guard let target = targets[event.node]?.takeUnretainedValue() else {
            throw tree.shows(event.node)
                ? .notTaken(node: event.node, type: event.type) : .unknownNode(event.node)
        }
        // A row that a lazy stack keeps for reuse is not part of the page.
        guard target.isInPage else { throw .unknownNode(event.node) }
        guard let shown = target.lastDisplay, shown.events.contains(EventTypes(event.type)) else {
            throw .notTaken(node: event.node, type: event.type)
        }
        return target
    }
}

extension DisplayTree {
    /// Whether an element of the tree has a number.
    ///
    /// - Complexity: O(nodes).
    fileprivate func shows(_ number: Int) -> Bool {
        func search(_ node: DisplayNode) -> Bool {
            node.id == number || node.children.contains(where: search)
        }
        return search(root)
    }
}
