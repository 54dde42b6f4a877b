public import EspalierLayoutEngine

/// A value that a view carries for what holds it.
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
        if modifier.key == ObjectIdentifier(LayoutPriorityTraitKey.self) { graph.traitsInUse.insert(.layoutPriority) }
        if modifier.key == ObjectIdentifier(ZIndexTraitKey.self) { graph.traitsInUse.insert(.zIndex) }
    }

    func update(to newModifier: TraitModifier<Value>) {
        let isSame = ValueComparison.areEqual(modifier.value, newModifier.value)
        modifier = newModifier
        if isSame { return }
        noteChangeForOwners()
        itemsDidChange()
    }

    /// Lets roots of contents that are taken apart know which of their views have another trait.
    private func noteChangeForOwners() {
        var node = parent
        while let current = node {
            if let source = current as? VariadicSourceNode {
                source.traitDidChange(of: self)
                return
            }
            node = current.parent
        }
    }

    /// The value, as a tag view looks at it.
    fileprivate var tagValue: Any { modifier.value }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == modifier.key ? modifier.value : nil
    }
}

extension View {
    /// The priority with which a stack gives the view room before others; 0 unless set.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: value))
    }

    /// The order in which views over each other are drawn: greater ones on top; 0 unless set.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
    }

    /// A value for the custom layout that holds the view.
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
