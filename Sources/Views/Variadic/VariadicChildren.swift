/// The single views of decomposed content, in the order of the code. As a view it shows all of them.
public nonisolated struct _VariadicView_Children: RandomAccessCollection, View {
    let elements: [Element]

    /// A single view. It keeps its state and its identity wherever the root puts it, and even while the root omits it.
    public nonisolated struct Element: Identifiable, _PrimitiveView {
        public typealias Body = Never
        public typealias ID = AnyHashable

        let child: VariadicChild
        private(set) var ownTraits: [ObjectIdentifier: Any] = [:]

        init(_ child: VariadicChild) {
            self.child = child
        }

        /// The identity among the children, stable from one evaluation to the next.
        public var id: AnyHashable { AnyHashable(ObjectIdentifier(child.item)) }

        /// The value of an `id(_:)` or a `ForEach` around the view, if it has this type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            UncheckedTransfer(child).onMain { $0.explicitID(as: ID.self) }
        }

        /// The view's value for a trait; the outermost one counts.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get {
                let identifier = ObjectIdentifier(key)
                // Taken out first: nil itself would be a value of an optional trait.
                if let own = ownTraits[identifier] { return own as? Trait.Value ?? Trait.defaultValue }
                guard let found = UncheckedTransfer(child).onMain({ $0.trait(identifier) }) else {
                    return Trait.defaultValue
                }
                return found as? Trait.Value ?? Trait.defaultValue
            }
            set { ownTraits[ObjectIdentifier(key)] = newValue }
        }

        @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
            VariadicHostNode(view.child, in: context)
        }

        @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
            paired(node, as: VariadicHostNode.self).update(to: view.child)
        }
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { elements.count }
    /// The view at a position.
    public subscript(index: Int) -> Element { elements[index] }

    @MainActor public var body: some View {
        ForEach(self) { $0 }
    }
}

/// A single view: the item that shows it, and the content that contains it.
@MainActor
final class VariadicChild {
    nonisolated let item: LayoutNode
    private unowned let source: VariadicSourceNode

    init(_ item: LayoutNode, of source: VariadicSourceNode) {
        self.item = item
        self.source = source
    }

    /// Calls `body` with the nodes from the innermost item to the content's root. Does nothing for a view that has been
    /// removed from the content, which an earlier body may still refer to.
    private func forEachNode(_ body: (ViewNode) -> Void) {
        guard !item.isRemoved else { return }
        func climb(from start: ViewNode) {
            var node: ViewNode? = start
            while let current = node, current !== source {
                body(current)
                node = current.parent
            }
        }
        var inner = item
        while let wrapper = inner as? WrapperNode, let next = wrapper.item { inner = next }
        if inner !== item { climb(from: inner) }
        climb(from: item)
    }

    /// Whether one of the nodes encloses the view.
    func isBelow(_ nodes: Set<ObjectIdentifier>) -> Bool {
        var isBelow = false
        forEachNode { if nodes.contains(ObjectIdentifier($0)) { isBelow = true } }
        return isBelow
    }

    func trait(_ key: ObjectIdentifier) -> Any? {
        var found: Any?
        forEachNode { if let value = $0.trait(key) { found = value } }
        return found
    }

    /// The nodes around the view that set a trait, the innermost first.
    var traitNodes: ContiguousArray<ViewNode> {
        var nodes: ContiguousArray<ViewNode> = []
        forEachNode { node in
            if node.setsTrait, !nodes.contains(where: { $0 === node }) { nodes.append(node) }
        }
        return nodes
    }

    /// All values of a trait, innermost first.
    func traits(_ key: ObjectIdentifier) -> [Any] { traitNodes.compactMap { $0.trait(key) } }

    /// Calls `body` with each tag of the view, innermost first.
    func forEachTag(_ body: (any ContainerTag) -> Void) {
        forEachNode { if let tag = ($0 as? any TagCarrier)?.tagTrait as? any ContainerTag { body(tag) } }
    }

    /// The outermost explicit id of a type.
    func explicitID<ID: Hashable>(as type: ID.Type) -> ID? {
        var found: ID?
        forEachID(as: type) { found = $0 }
        return found
    }

    /// The innermost explicit id of a type.
    func innermostID<ID: Hashable>(as type: ID.Type) -> ID? {
        var found: ID?
        forEachID(as: type) { found = found ?? $0 }
        return found
    }

    private func forEachID<ID: Hashable>(as type: ID.Type, _ body: (ID) -> Void) {
        var below: ViewNode?
        forEachNode { node in
            if let below, let id = node.explicitID(of: below)?.base as? ID { body(id) }
            below = node
        }
    }

    /// The environment of the item, derived from `outer` by the content's own modifiers.
    func environment(in outer: EnvironmentValues) -> EnvironmentValues {
        item.isRemoved ? outer : environment(below: item.parent, in: outer)
    }

    private func environment(below node: ViewNode?, in outer: EnvironmentValues) -> EnvironmentValues {
        guard let node, node !== source else { return outer }
        return node.environmentForChildren(in: environment(below: node.parent, in: outer))
    }

    /// Whether no view of the content writes a preference or follows its visibility.
    var contentIsPlain: Bool { source.preferenceKeys.isEmpty && !source.hasVisibilityFollowers }

    /// The outermost node that contains only this view, with the modifiers that describe it to surrounding views.
    var whole: ViewNode {
        var whole: ViewNode = item
        guard !item.isRemoved else { return whole }
        while let parent = whole.parent, parent !== source {
            var items = ItemList()
            parent.collectItems(into: &items)
            guard items.count == 1 else { break }
            whole = parent
        }
        return whole
    }
}
