import EspalierDisplayTree

/// The numbers of a page's elements, and the nodes that handle the elements' events.
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

    /// Restarts the numbers at `first`. Nodes set their targets again when they are displayed.
    mutating func restart(from first: Int) {
        lastNumber = first - 1
        targets.removeAll()
    }

    /// The node that handles `event`.
    ///
    /// The user must be able to reach it (`DisplayTree.reaches(_:inside:)`), except for reports.
    ///
    /// - Parameter tree: The display tree that the page shows.
    func target(of event: DisplayEvent, in tree: DisplayTree) throws(EventRefusal) -> LayoutNode {
        guard let target = targets[event.node]?.takeUnretainedValue() else {
            throw tree.reaches(event.node) != nil
                ? .notTaken(node: event.node, type: event.type) : .unknownNode(event.node)
        }
        // A row that a lazy stack keeps for reuse is not part of the page.
        guard target.isInPage else { throw .unknownNode(event.node) }
        guard let shown = target.lastDisplay, shown.events.contains(EventTypes(event.type)) else {
            throw .notTaken(node: event.node, type: event.type)
        }
        if event.isReport { return target }
        let around = target.elementsAround
        switch tree.reaches(event.node, inside: around.contains) {
        case true?: return target
        case false?: throw .notTaken(node: event.node, type: event.type)
        // A page of a tab view that is not selected, or a screen below others, is in the graph only.
        case nil: throw .unknownNode(event.node)
        }
    }
}

extension LayoutNode {
    /// The numbers of the elements of the items around this one.
    fileprivate var elementsAround: Set<Int> {
        var numbers: Set<Int> = []
        var node = layoutParent
        while let item = node {
            if item.lastDisplay != nil { numbers.insert(item.displayNumber) }
            node = item.layoutParent
        }
        return numbers
    }
}
