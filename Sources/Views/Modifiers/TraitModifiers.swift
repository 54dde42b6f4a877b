public import EspalierLayoutEngine

/// Attaches a value to a view, for its container.
nonisolated struct TraitModifier<Value>: NodeModifier {
    let key: ObjectIdentifier
    let value: Value

    @MainActor func makeNode(in context: NodeContext) -> TraitNode<Value> { TraitNode(self, in: context) }
    @MainActor func update(_ node: TraitNode<Value>) { node.update(to: self) }
}

final class TraitNode<Value>: SingleChildNode {
    private var modifier: TraitModifier<Value>

    init(_ modifier: TraitModifier<Value>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        if modifier.key == ObjectIdentifier(LayoutPriorityTraitKey.self) {
            graph.layoutTraits.inUse.insert(.layoutPriority)
        }
        if modifier.key == ObjectIdentifier(ZIndexTraitKey.self) { graph.layoutTraits.inUse.insert(.zIndex) }
    }

    func update(to newModifier: TraitModifier<Value>) {
        let isSame = ValueComparison.areEqual(modifier.value, newModifier.value)
        modifier = newModifier
        if !isSame { itemsDidChange() }
    }

    /// The value, as a tag view reads it.
    fileprivate var tagValue: Any { modifier.value }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == modifier.key ? modifier.value : nil
    }
}

extension View {
    /// Sets the priority with which a stack gives space to the view before others; 0 by default.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: value))
    }

    /// Sets the order in which overlapping views are drawn: greater values on top; 0 by default.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
    }

    /// Attaches a value for the custom layout that holds the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(key), value: value))
    }
}

/// Tags are found whatever the type of their values.
extension TraitNode: TagCarrier {
    var tagTrait: Any? { Value.self is any TagValue.Type ? tagValue : nil }
}

/// The value of a tag.
protocol TagValue {}

extension TagValueTraitKey.Value: TagValue {}
