/// The name of the node class within this package.
package typealias ViewNode = _ViewNode
package typealias NodeContext = _NodeContext

/// A node of the retained view graph. It represents one view of the tree from one evaluation to the next.
///
/// Its identity is its position: the position in the static type structure, an `.id(_:)`, or the id of a `ForEach`. A
/// node of this class itself has no frame; nodes with frames are `LayoutNode`s.
///
/// Stored properties that nodes read and replace as a whole, or change in one statement that runs no other code, are exempt from the check of
/// exclusive access at run time (`@exclusivity(unchecked)`): it cost a sixth of an update (docs/decisions/0128).
@MainActor
public class _ViewNode {
    /// The node that made this one; nil for the root.
    @exclusivity(unchecked) package private(set) unowned(unsafe) final var parent: ViewNode?

    /// The inherited environment, which also refers to the graph.
    @exclusivity(unchecked) package private(set) final var environment: EnvironmentValues

    /// The preference keys that are written at this node or below it. The set only grows; a key that is no longer
    /// written costs a visit.
    @exclusivity(unchecked) package final var preferenceKeys: PreferenceKeySet = []

    /// The number of ancestors. Evaluation runs from the top down.
    package final let depth: UInt16

    /// The position among the children that the parent makes statically: 0 for an only child and for the first one.
    /// Together with the depth it identifies the node from the moment it is made, before its parent can list it.
    package final let slot: UInt16

    /// Set by values that a body reads, after they have checked that they run on the main thread.
    @exclusivity(unchecked) final nonisolated(unsafe) var flags = NodeFlags.first

    /// The graph outlives its nodes.
    package final var graph: ViewGraph { environment.graphReference.takeUnretainedValue() }

    init(in context: __shared NodeContext) {
        parent = context.parent
        environment = context.environment
        depth = context.depth
        slot = context.slot
    }

    /// Counts a node that placed its contents.
    @inline(__always)
    final func notePlacement() {
        environment.graphReference.borrowed { $0.counters.placements += 1 }
    }

    @inline(__always)
    final func takeDisplayNumber() -> Int32 {
        environment.graphReference.borrowed { Int32(truncatingIfNeeded: $0.elements.takeNumber()) }
    }

    // MARK: Structure

    /// Calls `body` for each child in the order of the code.
    package func forEachChild(_ body: (ViewNode) -> Void) {}

    /// The component of a child in the structural paths of snapshots. It is unique among the children and the same in
    /// every process of a program. It is empty for the first slot, because the depth shows which ancestors omit theirs.
    /// A child may ask for its path while it is being made.
    package func structuralComponent(of child: ViewNode) -> String {
        child.slot == 0 ? "" : "\(child.depth):\(child.slot)"
    }

    /// The type of the view whose body the node runs; nil for a node without a body.
    var viewType: Any.Type? { nil }

    /// The identity that the app gives to a child of this node.
    func explicitID(of child: ViewNode) -> AnyHashable? { nil }

    /// Appends the items at this position: the node itself or its children's items.
    package func collectItems(into items: inout ItemList) {
        forEachChild { $0.collectItems(into: &items) }
    }

    /// Called when the items below this node have changed, so that the container collects them again.
    package func itemsDidChange() {
        parent?.itemsDidChange()
    }

    /// Removes the node and all nodes below it from the tree.
    package final func remove() {
        guard !isRemoved else { return }
        forEachChild { $0.remove() }
        environment.graphReference.borrowed {
            if $0.hasDepartures { $0.transitions.finishDepartures(of: self) }
        }
        willRemove()
        flags[.isRemoved] = true
        forgetSources()
        if !preferenceKeys.isEmpty { parent?.preferencesDidChange(preferenceKeys) }
    }

    /// Releases resources outside of the tree. The children have been removed.
    package func willRemove() {}

    /// The outermost value of a trait among the ancestors up to the next layout node, and that layout node.
    final func traitOfAncestors(_ key: ObjectIdentifier) -> (value: Any?, holder: ViewNode?) {
        var found: Any?
        var node = parent
        while let current = node, !current.isItem {
            if let value = current.trait(key) { found = value }
            node = current.parent
        }
        return (found, node)
    }

    /// Notifies owners of decomposed content that a trait of `node` has changed.
    func traitDidChange(of node: ViewNode) {
        parent?.traitDidChange(of: node)
    }

    // MARK: Evaluation

    /// Runs the view's body again, or updates the results that the node derived from its dependencies.
    package func evaluate() {}

    /// Runs `body` and records the sources that it reads as dependencies of the node.
    package final func track<T>(_ body: () -> T) -> T {
        NodeReference.with(self) { track(as: $0, body) }
    }

    /// Runs `body` as `track(_:)` does. If `body` reads an observable property, Observation retains `reference` from
    /// then on.
    final func track<T>(as reference: NodeReference, _ body: () -> T) -> T {
        forgetSources()
        let outer = DependencyTracking.reader
        DependencyTracking.reader = self
        defer { DependencyTracking.reader = outer }
        return environment.graphReference.borrowed {
            $0.counters.evaluations += 1
            return $0.observe(for: reference, body)
        }
    }

    nonisolated final func noteRead(_ source: DependencySource) {
        flags[.hasSources] = true
        DependencyTracking.sources[ObjectIdentifier(self), default: []].append(source)
    }

    /// The sources that the running evaluation of the node has read so far.
    final var readSources: ContiguousArray<DependencySource> {
        DependencyTracking.sources[ObjectIdentifier(self)] ?? []
    }

    private final func forgetSources() {
        guard flags[.hasSources] else { return }
        flags[.hasSources] = false
        let sources = DependencyTracking.sources.removeValue(forKey: ObjectIdentifier(self)) ?? []
        for source in sources { source.removeReader(self) }
    }

    // MARK: Visibility

    /// The node that positions this one on the page: the parent, unless another node lays it out.
    ///
    /// - Parameters:
    ///   - item: The outermost item between the node and `origin`; nil for none.
    ///   - origin: The node whose position is wanted.
    func positioner(for item: LayoutNode?, over origin: ViewNode) -> ViewNode? {
        isHosted ? graph.host(of: self) ?? parent : parent
    }

    /// Whether the node itself shows the contents at `origin`.
    ///
    /// - Parameter item: The outermost item between the node and `origin`; nil for none.
    func shows(_ item: LayoutNode?, over origin: ViewNode) -> Bool { true }

    /// Calls `body` for each node that this one positions.
    func forEachChildInPlace(_ body: (ViewNode) -> Void) { forEachChild(body) }

    /// Called when the node's visibility may have changed (`isVisible`), if the node has called `noteVisibilityFollower()`.
    func visibilityMayHaveChanged() {}

    // MARK: Environment

    /// The environment that the node's children inherit.
    package func environmentForChildren() -> EnvironmentValues { environmentForChildren(in: environment) }

    /// The environment that the node's children would inherit if the node inherited `outer`.
    func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues { outer }

    package final func setEnvironment(_ newValue: EnvironmentValues) {
        if isHosted, let host = graph.host(of: self) {
            host.hostedEnvironmentDidChange()
        } else {
            takeEnvironment(newValue)
        }
    }

    /// Sets the environment of the position where the node is laid out.
    final func takeEnvironment(_ newValue: EnvironmentValues) {
        guard !newValue.isIdentical(to: environment) else { return }
        let isMirrored = newValue.direction != environment.direction
        environment = newValue
        environmentDidChange()
        if isMirrored { directionDidChange() }
        let inner = environmentForChildren()
        forEachChild { $0.setEnvironment(inner) }
    }

    /// Called when the environment has changed; the node compares the values that it uses.
    package func environmentDidChange() {}

    /// Called when the layout direction has changed.
    package func directionDidChange() {}

    /// Called when the page is written for paper, and after it.
    package func printingDidChange() {
        forEachChild { $0.printingDidChange() }
    }

    // MARK: Preferences

    /// Reduces the preference values of the children, in the order of the code.
    package func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard preferenceKeys.contains(PreferenceKeySet(key)) else { return }
        forEachChild { $0.collectPreference(key, into: &value) }
    }

    /// Called when values of `keys` at this node or below it have changed. Readers above read them again.
    package func preferencesDidChange(_ keys: PreferenceKeySet) {
        preferenceKeys.formUnion(keys)
        parent?.preferencesDidChange(keys)
    }

    // MARK: Numbers

    /// Changes the numbers of the elements that the node has on the page, so that they are displayed again.
    func renumber(_ number: (Int) -> Int) {}

    // MARK: Snapshots

    /// Records that this node has state.
    final func noteState() {
        var node: Unmanaged<ViewNode>? = Unmanaged.passUnretained(self)
        while let current = node {
            node = current.borrowed {
                guard !$0.holdsState else { return nil }
                $0.flags[.holdsState] = true
                return $0.parent.map(Unmanaged.passUnretained)
            }
        }
    }

    /// Calls `body` for each child with state, with its component in structural paths.
    func forEachChildWithState(_ body: (String, ViewNode) -> Void) {
        forEachChild { if $0.holdsState { body(structuralComponent(of: $0), $0) } }
    }

    /// Calls `body` with the slots of dynamic properties that a snapshot may contain.
    func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {}

    // MARK: Sleep

    /// Calls `body` with the state that the node needs again if its view is removed and made again.
    func forEachKeptSlot(_ body: (String, AnyObject) -> Void) {
        forEachSnapshotSlot { body($0, $1) }
    }

    /// Whether the node has work to do even where the page does not show it, such as following a value or a publisher. Views with
    /// such a node do not sleep.
    package var staysAwake: Bool { false }

    // MARK: Layout of nodes without a frame

    /// The value of a trait that this node sets for its contents.
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }

    /// Whether the node sets a trait (`trait(_:)`).
    var setsTrait: Bool { false }

    /// Whether the node takes part in layout, as a `LayoutNode`.
    package var isItem: Bool { false }

    /// This node as the source of a modifier's content; nil if it is not one.
    var contentSource: (any ModifierContentSource)? { nil }

    /// The node's name in warnings.
    package var typeName: String { "\(type(of: self))" }
}
