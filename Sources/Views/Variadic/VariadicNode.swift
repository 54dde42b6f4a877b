/// Holds content that is split into single views, and the view that a root builds from them.
///
/// The single views stay below the content in the tree, because their state belongs to their position in the code. The
/// root's view hosts each of them at another position, where it is laid out and from where it inherits the environment.
final class VariadicNode<Root: _VariadicView_ViewRoot, Content: View>: ViewNode, VariadicOwner {
    private var root: Root
    private let properties: DynamicPropertyStorage
    private var source: VariadicSourceNode!
    private var child: ViewNode?
    private var children: ContiguousArray<VariadicChild> = []

    init(_ root: Root, content: Content, in context: __shared NodeContext) {
        self.root = root
        properties = DynamicPropertyStorage.of(ValueLayout.of(Root.self))
        super.init(in: context)
        source = VariadicSourceNode(in: NodeContext(parent: self, slot: 1))
        source.owner = self
        source.child = Content._makeNode(content, in: NodeContext(parent: source))
        evaluate()
    }

    func update(to newRoot: Root, content: Content) {
        let isSame = properties.layout.areEqual(root, newRoot)
        if let inner = source.child { Content._updateNode(inner, to: content) }
        // The same root makes the same of the same views.
        if isSame, !needsEvaluation, !source.hasChangedTraits { return }
        root = newRoot
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        refreshChildren()
        guard properties.bind(&root, of: self) else { return }
        let list = _VariadicView.Children(elements: children.map { .init($0) })
        let body = track { root.body(children: list) }
        if let child {
            Root.Body._updateNode(child, to: body)
        } else {
            child = Root.Body._makeNode(body, in: NodeContext(parent: self))
        }
    }

    private func refreshChildren() {
        var items = ItemList()
        source.collectItems(into: &items)
        // A remaining view keeps its child, unless one of its traits changed: a new child makes its users read the
        // trait again.
        let changed = source.takeChangedTraits()
        let kept = changed.isEmpty ? children : children.filter { !$0.isBelow(changed) }
        let known = Dictionary(kept.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
        children = ContiguousArray(items.map { known[ObjectIdentifier($0)] ?? VariadicChild($0, of: source) })
    }

    func sourceDidChange() {
        graph.enqueue(self)
    }

    func sourcePreferencesDidChange(_ keys: PreferenceKeySet) {
        for child in children { graph.host(of: child.item)?.preferencesDidChange(keys) }
    }

    // MARK: Structure

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let source { body(source) }
        if let child { body(child) }
    }

    override func forEachChildInPlace(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override func collectItems(into items: inout ItemList) {
        child?.collectItems(into: &items)
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        child?.collectPreference(key, into: &value)
    }

    override func environmentDidChange() {
        if properties.layout.readsEnvironment { graph.enqueue(self) }
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    override func willRemove() {
        super.willRemove()
        properties.tearDown()
    }

    override var typeName: String { "\(Root.self)" }

    var makesRows: Bool { Root.self is any RowMaking.Type }
}

/// A root that turns each view into a row.
protocol RowMaking: _VariadicView_ViewRoot {}

/// The owner of content that is split into single views.
@MainActor
protocol VariadicOwner: AnyObject {
    func sourceDidChange()
    func sourcePreferencesDidChange(_ keys: PreferenceKeySet)
    /// Whether the owner turns each view into a row.
    var makesRows: Bool { get }
}

extension ViewNode {
    /// Whether a view directly below the node is a row of a list: no other container is between them.
    var makesRowsInside: Bool {
        var node: ViewNode? = self
        while let current = node {
            if let source = current as? VariadicSourceNode { return source.owner.makesRows }
            if current.isItem, !(current is WrapperNode) { return false }
            node = current.parent
        }
        return false
    }
}

/// The top node of content that is split into single views. It reports changes inside only to the owner.
final class VariadicSourceNode: SingleChildNode {
    unowned(unsafe) var owner: (any VariadicOwner)!
    /// The nodes whose traits changed since the owner last split the content.
    private var changedTraits: Set<ObjectIdentifier> = []

    override func traitDidChange(of node: ViewNode) {
        changedTraits.insert(ObjectIdentifier(node))
    }

    var hasChangedTraits: Bool { !changedTraits.isEmpty }

    func takeChangedTraits() -> Set<ObjectIdentifier> {
        defer { changedTraits = [] }
        return changedTraits
    }

    override func itemsDidChange() {
        owner.sourceDidChange()
    }

    /// The host of a single view positions it, so the view is visible if its host is.
    override func positioner(for item: LayoutNode?, over origin: ViewNode) -> ViewNode? {
        var items = ItemList()
        (item ?? origin).collectItems(into: &items)
        return items.first.flatMap { graph.host(of: $0) } ?? parent
    }

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        preferenceKeys.formUnion(keys)
        owner.sourcePreferencesDidChange(keys)
    }
}
