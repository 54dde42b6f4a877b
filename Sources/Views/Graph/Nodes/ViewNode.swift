/// The name by which this module speaks of a node.
package typealias ViewNode = _ViewNode
package typealias NodeContext = _NodeContext

/// A node of the retained view graph: it keeps one view of the tree from evaluation to evaluation.
///
/// Its identity is its place: the position in the static type structure, an `.id(_:)`, a ForEach's id. A node of this
/// class itself leaves nothing to lay out; those that do are `LayoutNode`s.
@MainActor
public class _ViewNode {
    /// The node that made this one; nil for the root.
    package private(set) unowned(unsafe) final var parent: ViewNode?

    /// What the view inherits. It also says in which graph the node is.
    package private(set) final var environment: EnvironmentValues

    /// Which preference keys are written at this node or below it, by the keys' bits. It only grows: a bit too many costs a
    /// visit.
    package final var preferenceKeys: PreferenceKeySet = []

    /// The number of ancestors: evaluation goes from the top down.
    package final let depth: UInt16

    /// The position among the children that the parent makes by its type: 0 for an only child and for the first. With the
    /// depth it names the node's place from the moment the node is made, before its parent can list it.
    package final let slot: UInt16

    /// What a body reads sets a mark, which has asked whether it is on the main thread.
    final nonisolated(unsafe) var flags = NodeFlags.first

    /// The graph outlives its nodes.
    package final var graph: ViewGraph { environment.graphReference.takeUnretainedValue() }

    init(in context: __shared NodeContext) {
        parent = context.parent
        environment = context.environment
        depth = context.depth
        slot = context.slot
    }

    /// Counts that a node placed what it contains.
    @inline(__always)
    final func notePlacement() {
        environment.graphReference.borrowed { $0.counters.placements += 1 }
    }

    @inline(__always)
    final func takeDisplayNumber() -> Int32 {
        environment.graphReference.borrowed { Int32(truncatingIfNeeded: $0.elements.takeNumber()) }
    }

    // MARK: Structure

    /// Calls `body` for each node that this one made and still has, in the order of the code.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// A child's component in the structural paths of snapshots: the same in every process of the same program, and no other
    /// child's. Empty for the first slot: the depth tells apart which ancestors left theirs out. A child may ask for its path
    /// while it is being made.
    package func structuralComponent(of child: ViewNode) -> String {
        child.slot == 0 ? "" : "\(child.depth):\(child.slot)"
    }

    /// The type of the view whose body the node runs; nil for a node without.
    var viewType: Any.Type? { nil }

    /// The identity that the author gave to a child of this node.
    func explicitID(of child: ViewNode) -> AnyHashable? { nil }

    /// Appends what there is to lay out at this place: itself, or its children's items.
    package func collectItems(into items: inout ItemList) {
        forEachChild { $0.collectItems(into: &items) }
    }

    /// The items below this node are others than before: who holds them shall collect them again.
    package func itemsDidChange() {
        parent?.itemsDidChange()
    }

    /// Takes the node and all below it out of the tree.
    package final func remove() {
        guard !isRemoved else { return }
        forEachChild { $0.remove() }
        willRemove()
        flags[.isRemoved] = true
        forgetSources()
        if !preferenceKeys.isEmpty { parent?.preferencesDidChange(preferenceKeys) }
    }

    /// Gives back what the node holds outside of the tree. Children have gone before.
    package func willRemove() {}

    /// The outermost value of a trait among the ancestors below the next layout node, and that layout node.
    final func traitOfAncestors(_ key: ObjectIdentifier) -> (value: Any?, holder: ViewNode?) {
        var found: Any?
        var node = parent
        while let current = node, !current.isItem {
            if let value = current.trait(key) { found = value }
            node = current.parent
        }
        return (found, node)
    }

    // MARK: Evaluation

    /// Runs the view's body again, or whatever the node derives from what it read.
    package func evaluate() {}

    /// Runs `body`, and notes what it reads as what this node depends on.
    package final func track<T>(_ body: () -> T) -> T { track(as: NodeReference(self), body) }

    /// Runs `body` as `track(_:)` does. Observation holds `reference` from then on if `body` read an observable property.
    final func track<T>(as reference: NodeReference, _ body: () -> T) -> T {
        forgetSources()
        let outer = DependencyTracking.reader
        DependencyTracking.reader = self
        defer { DependencyTracking.reader = outer }
        graph.counters.evaluations += 1
        return graph.observe(for: reference, body)
    }

    nonisolated final func noteRead(_ source: DependencySource) {
        flags[.hasSources] = true
        DependencyTracking.sources[ObjectIdentifier(self), default: []].append(source)
    }

    private final func forgetSources() {
        guard flags[.hasSources] else { return }
        flags[.hasSources] = false
        let sources = DependencyTracking.sources.removeValue(forKey: ObjectIdentifier(self)) ?? []
        for source in sources { source.removeReader(self) }
    }

    // MARK: Sight

    /// The node that gives this one its place on the page: its parent, unless it is laid out elsewhere than it was made.
    ///
    /// - Parameters:
    ///   - item: The outermost item between the node and `origin`; nil for none.
    ///   - origin: The node whose place is looked for.
    func placeGiver(for item: LayoutNode?, over origin: ViewNode) -> ViewNode? {
        isHosted ? graph.host(of: self) ?? parent : parent
    }

    /// Whether the node shows what is at `origin`, as far as it decides.
    ///
    /// - Parameter item: The outermost item between the node and `origin`; nil for none.
    func shows(_ item: LayoutNode?, over origin: ViewNode) -> Bool { true }

    /// Calls `body` for each node whose place this one gives.
    func forEachChildInPlace(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// The node may have come into sight, or gone out of it (`isInSight`).
    func sightMayHaveChanged() {}

    // MARK: Environment

    /// What the node's children inherit.
    package func environmentForChildren() -> EnvironmentValues { environmentForChildren(in: environment) }

    /// What the node's children would inherit if the node inherited `outer`.
    func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues { outer }

    package final func setEnvironment(_ newValue: EnvironmentValues) {
        if isHosted, let host = graph.host(of: self) {
            host.hostedEnvironmentDidChange()
        } else {
            takeEnvironment(newValue)
        }
    }

    /// Takes what the place hands down where the node is laid out.
    final func takeEnvironment(_ newValue: EnvironmentValues) {
        guard !newValue.isIdentical(to: environment) else { return }
        let isMirrored = newValue.direction != environment.direction
        environment = newValue
        environmentDidChange()
        if isMirrored { directionDidChange() }
        let inner = environmentForChildren()
        forEachChild { $0.setEnvironment(inner) }
    }

    /// The inherited values are others; the node compares what it uses of them.
    package func environmentDidChange() {}

    /// The place is read from the other side.
    package func directionDidChange() {}

    // MARK: Preferences

    /// The value of a preference at this place: what the children give, reduced in the order of the code.
    package func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard preferenceKeys.contains(PreferenceKeySet(key)) else { return }
        forEachChild { $0.collectPreference(key, into: &value) }
    }

    /// Values of `keys` at this node or below it are others than before. Readers above it look again.
    package func preferencesDidChange(_ keys: PreferenceKeySet) {
        preferenceKeys.formUnion(keys)
        parent?.preferencesDidChange(keys)
    }

    // MARK: Numbers

    /// Gives other numbers to the elements that the node has on the page, and lets it show them anew.
    func renumber(_ number: (Int) -> Int) {}

    // MARK: Snapshots

    /// Says of this node that it keeps a state.
    final func noteState() {
        var node: ViewNode? = self
        while let current = node, !current.holdsState {
            current.flags[.holdsState] = true
            node = current.parent
        }
    }

    /// Calls `body` for each child that holds state, with the name of its place.
    func forEachChildWithState(_ body: (String, ViewNode) -> Void) {
        forEachChild { if $0.holdsState { body(structuralComponent(of: $0), $0) } }
    }

    /// Calls `body` with what the node keeps for the dynamic properties that a snapshot holds.
    func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {}

    // MARK: Layout, as far as a node without a frame takes part in it

    /// The trait that the nodes from this one up to, and without, the node that holds the items give to what they
    /// contain.
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    /// Whether the node is laid out: an `LayoutNode`.
    package var isItem: Bool { false }

    /// This node as what gives a modifier's body its content, where it is that.
    var contentSource: (any ModifierContentSource)? { nil }

    /// The name under which a node stands in warnings.
    package var typeName: String { "\(type(of: self))" }
}
