/// A modifier whose value a row of a list takes over from its view. Elsewhere the modifier applies to the view itself.
nonisolated protocol RowGivingModifier: PrimitiveModifier {
    associatedtype Trait: _ViewTraitKey
    associatedtype InPlace: NodeModifier

    /// Gives the value to the row.
    var trait: _TraitWritingModifier<Trait> { get }
    /// Applies the value to the view.
    var inPlace: InPlace { get }
}

extension RowGivingModifier {
    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        if context.parent?.makesRowsInside == true {
            return _TraitWritingModifier<Trait>._makeNode(modifier.trait, content: content, in: context)
        }
        return InPlace._makeNode(modifier.inPlace, content: content, in: context)
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        if node is InPlace.Node {
            InPlace._updateNode(node, to: modifier.inPlace, content: content)
        } else {
            _TraitWritingModifier<Trait>._updateNode(node, to: modifier.trait, content: content)
        }
    }
}
