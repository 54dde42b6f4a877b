/// Attaches a value to a view, for its container.
package nonisolated struct TraitModifier<Value>: NodeModifier {
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
        if isSame { return }
        traitDidChange(of: self)
        itemsDidChange()
    }

    /// The value for readers of tags.
    fileprivate var tagValue: Any { modifier.value }

    override var setsTrait: Bool { true }
    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == modifier.key ? modifier.value : nil
    }
}

/// A node with a tag.
@MainActor
protocol TagCarrier: ViewNode {
    var tagTrait: Any? { get }
}

/// A tag is found by values of any type.
extension TraitNode: TagCarrier {
    var tagTrait: Any? { Value.self is any TagValue.Type ? tagValue : nil }
}

/// The value of a tag.
protocol TagValue {}

extension TagValueTraitKey.Value: TagValue {}
