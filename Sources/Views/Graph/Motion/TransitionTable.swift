import EspalierDisplayTree

extension ViewGraph {
    /// Whether removed views are on the page until their animations end.
    var hasDepartures: Bool { transitionTable?.hasDepartures == true }

    /// Whether views are arriving or leaving.
    var hasTransitions: Bool { transitionTable?.isActive == true }

    /// Whether the views that `owner` inserts in the current step arrive by their transitions. None does on a page that is
    /// shown for the first time.
    func animatesInsertions(into owner: ViewNode) -> Bool {
        tree != nil && transitions.animatesInsertions(into: owner)
    }
}

/// The views of a page that are being inserted or removed under an animation.
///
/// An inserted view is shown in the first phase of its transition at once, and is led to its identity in a step of its
/// own. A removed view stays in the graph, and on the page behind the others, until its animation ends. If it comes back
/// before, it is the same view with its state.
@MainActor
final class TransitionTable {
    /// A removed view whose animation has not ended.
    private struct Departure {
        let owner: ViewNode
        let key: AnyHashable
        let node: ViewNode
        let end: Double
        let phased: ContiguousArray<any TransitionPhased>
        let items: ContiguousArray<LayoutNode>
        let faded: ContiguousArray<LayoutNode>
    }

    private unowned let graph: ViewGraph
    private var departures: ContiguousArray<Departure> = []
    /// The items of removed views and the items around them.
    private var leaving: Set<ObjectIdentifier> = []
    /// The items that have no transition of their own and are invisible: they fade.
    private var faded: Set<ObjectIdentifier> = []
    /// The items of the views that the current step inserted.
    private var arriving: Set<ObjectIdentifier> = []
    /// The nodes whose contents the current update has made again, without a transition.
    private var returned: Set<ObjectIdentifier> = []
    /// The owner of a view that is being made in an animated step.
    private var arrivalOwner: ViewNode?

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// Whether views are arriving or leaving.
    var isActive: Bool { !departures.isEmpty || !arriving.isEmpty }
    var hasDepartures: Bool { !departures.isEmpty }

    func isLeaving(_ item: LayoutNode) -> Bool { !leaving.isEmpty && leaving.contains(ObjectIdentifier(item)) }
    func isFaded(_ item: LayoutNode) -> Bool { !faded.isEmpty && faded.contains(ObjectIdentifier(item)) }
    func isArriving(_ item: LayoutNode) -> Bool { !arriving.isEmpty && arriving.contains(ObjectIdentifier(item)) }

    /// Notes that an item lost its content to a removed view.
    func noteLeaving(around item: LayoutNode) { leaving.insert(ObjectIdentifier(item)) }

    /// Notes that the contents of a node were made again. They need no transition, as they were on the page before.
    func noteReturn(of node: ViewNode) { returned.insert(ObjectIdentifier(node)) }

    /// Called after each update.
    func forgetReturns() {
        if !returned.isEmpty { returned.removeAll() }
    }

    // MARK: Insertion

    /// Whether the views that `owner` inserts in the current step arrive by their transitions.
    func animatesInsertions(into owner: ViewNode) -> Bool { insertion(into: owner) != nil }

    /// The transaction of a view that arrives by its transition; nil for a view that is shown at once. A view inside of one that
    /// arrives in the same step arrives with it.
    private func insertion(into owner: ViewNode) -> Transaction? {
        guard arrivalOwner == nil, graph.tree != nil, let transaction = animatedTransaction(of: owner),
            !isInArrival(owner)
        else { return nil }
        return transaction
    }

    private func isInArrival(_ node: ViewNode) -> Bool {
        guard !arriving.isEmpty || !returned.isEmpty else { return false }
        var ancestor: ViewNode? = node
        while let current = ancestor {
            let id = ObjectIdentifier(current)
            if arriving.contains(id) || returned.contains(id) { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Whether a transition that is being made belongs to a view that is inserted in an animated step.
    func isArrival(_ node: ViewNode) -> Bool {
        guard let arrivalOwner else { return false }
        var ancestor = node.parent
        while let current = ancestor, current !== arrivalOwner {
            if let item = current as? LayoutNode, !item.passesTransitions { return false }
            ancestor = current.parent
        }
        return true
    }

    /// Makes a view that an existing owner inserts.
    func insert(into owner: ViewNode, _ make: () -> ViewNode?) -> ViewNode? {
        guard let transaction = insertion(into: owner) else { return make() }
        arrivalOwner = owner
        let made = make()
        arrivalOwner = nil
        guard let made else { return nil }
        var phased: ContiguousArray<any TransitionPhased> = []
        var fading: ContiguousArray<LayoutNode> = []
        Self.find(in: made, &phased, &fading)
        var items = ItemList()
        made.collectItems(into: &items)
        for item in items { arriving.insert(ObjectIdentifier(item)) }
        for item in fading { fade(item) }
        graph.updates.steps.insertNext(transaction) { [self] in
            for node in phased where !(node as ViewNode).isRemoved { node.show(.identity) }
            for item in fading where !item.isRemoved { unfade(item) }
            for item in items where !item.isRemoved { item.setNeedsDisplay() }
            arriving.removeAll()
        }
        return made
    }

    // MARK: Removal

    /// Removes a view, at the end of its transition if the step is animated.
    func remove(_ node: ViewNode, of owner: ViewNode, key: AnyHashable) {
        guard !graph.hasEnded, let transaction = animatedTransaction(of: owner),
            let animation = transaction.effectiveAnimation
        else { return node.remove() }
        let duration = animation.duration(for: 1, in: owner.environment)
        var items = ItemList()
        node.collectItems(into: &items)
        guard duration > 0, duration < 60, items.contains(where: { $0.isPlaced && $0.isInPage }) else {
            return node.remove()
        }
        var phased: ContiguousArray<any TransitionPhased> = []
        var fading: ContiguousArray<LayoutNode> = []
        Self.find(in: node, &phased, &fading)
        let end = graph.motions.clock() + duration
        departures.append(
            Departure(
                owner: owner, key: key, node: node, end: end, phased: phased, items: ContiguousArray(items),
                faded: fading))
        for item in items { leaving.insert(ObjectIdentifier(item)) }
        for item in fading { fade(item) }
        for view in phased { view.show(.didDisappear) }
        if !node.preferenceKeys.isEmpty { owner.preferencesDidChange(node.preferenceKeys) }
        graph.motions.wake(duration) { [weak graph] in graph?.transitions.removeDue() }
    }

    /// A removed view of an owner whose animation has not ended. It is no longer removed.
    func takeBack(of owner: ViewNode, key: AnyHashable) -> ViewNode? {
        guard !departures.isEmpty,
            let index = departures.firstIndex(where: { $0.owner === owner && $0.key == key })
        else { return nil }
        let departure = departures.remove(at: index)
        forget(departure)
        for view in departure.phased { view.show(.identity) }
        return departure.node
    }

    /// Removes the views whose animations have ended.
    func removeDue() {
        let now = graph.motions.clock() + 0.001
        let due = departures.filter { $0.end <= now }
        guard !due.isEmpty else { return }
        departures.removeAll { $0.end <= now }
        for departure in due { finish(departure) }
    }

    /// Removes all views that an owner has removed, because the owner itself goes.
    func finishDepartures(of owner: ViewNode) {
        guard !departures.isEmpty else { return }
        for departure in departures where departure.owner === owner { finish(departure) }
        departures.removeAll { $0.owner === owner }
    }

    private func finish(_ departure: Departure) {
        forget(departure)
        departure.node.remove()
        if !departure.owner.isRemoved { departure.owner.itemsDidChange() }
    }

    private func forget(_ departure: Departure) {
        // Items around them are found again.
        leaving.removeAll()
        for other in departures where other.node !== departure.node {
            for item in other.items { leaving.insert(ObjectIdentifier(item)) }
        }
        for item in departure.faded { unfade(item) }
    }

    // MARK: Parts

    private func animatedTransaction(of owner: ViewNode) -> Transaction? {
        guard graph.updates.isUpdating, !graph.motions.isSampling else { return nil }
        let transaction = owner.transactionInPlace
        return transaction.effectiveAnimation == nil ? nil : transaction
    }

    private func fade(_ item: LayoutNode) {
        faded.insert(ObjectIdentifier(item))
        item.setNeedsDisplay()
    }

    private func unfade(_ item: LayoutNode) {
        faded.remove(ObjectIdentifier(item))
        item.setNeedsDisplay()
    }

    /// Finds the transitions of a view, and its items without a transition.
    private static func find(
        in node: ViewNode, _ phased: inout ContiguousArray<any TransitionPhased>,
        _ fading: inout ContiguousArray<LayoutNode>
    ) {
        if let transition = node as? any TransitionPhased { return phased.append(transition) }
        if let item = node as? LayoutNode {
            var inner: ContiguousArray<any TransitionPhased> = []
            if item.passesTransitions {
                var ignored: ContiguousArray<LayoutNode> = []
                item.forEachChild { find(in: $0, &inner, &ignored) }
            }
            if inner.isEmpty { fading.append(item) } else { phased += inner }
            return
        }
        node.forEachChild { find(in: $0, &phased, &fading) }
    }
}

/// A node that shows its content in the phases of a transition.
@MainActor
protocol TransitionPhased: ViewNode {
    func show(_ phase: TransitionPhase)
}
