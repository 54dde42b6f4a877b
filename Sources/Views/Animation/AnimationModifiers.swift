import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// `animation(_:value:)`, `animation(_:)` and `transaction(_:)`: the animation of changes inside.
package nonisolated struct AnimationModifier<Value: Equatable>: NodeModifier, ViewlessModifier {
    let value: Value?
    let change: (inout Transaction) -> Void

    @MainActor func makeNode(in context: NodeContext) -> AnimationNode<Value> { AnimationNode(self, in: context) }
    @MainActor func update(_ node: AnimationNode<Value>) { node.update(to: self) }
}

/// Animates changes inside: only in the update in which the value changes, or always.
final class AnimationNode<Value: Equatable>: TransactionNode<AnimationModifier<Value>> {
    /// The step of the page's update in which the value changed.
    private var changingStep = -1
    /// The step of the page's update for which completions were added.
    private var completedStep = -1

    override func update(to newModifier: AnimationModifier<Value>) {
        if let new = newModifier.value, new != modifier.value {
            changingStep = graph.updates.steps.number
            layoutParent?.displayDidChange(below: self)
        }
        super.update(to: newModifier)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { AnimationNode(modifier, in: context) }

    fileprivate var applies: Bool { modifier.value == nil || changingStep == graph.updates.steps.number }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard applies else { return super.displayContents(into: &builder, at: position) }
        let outer = builder.transaction
        modifier.change(&builder.transaction)
        builder.transaction.settleCompletions(addedTo: outer, starts: completedStep != graph.updates.steps.number)
        completedStep = graph.updates.steps.number
        super.displayContents(into: &builder, at: position)
        builder.transaction = outer
    }
}

extension AnimationNode: TransactionModifying {
    func modify(_ transaction: inout Transaction) {
        guard applies else { return }
        let outer = transaction
        modifier.change(&transaction)
        transaction.settleCompletions(addedTo: outer, starts: false)
    }
}

extension Transaction {
    /// Sets the animation of a view, unless the transaction disables animations of views.
    mutating func animate(with animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}

extension View {
    /// Animates the changes inside with `animation` whenever `value` changes.
    public nonisolated __consuming func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(value: value, change: { $0.animate(with: animation) }))
    }

    /// Animates all changes inside with `animation`.
    public nonisolated __consuming func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Int>(value: nil, change: { $0.animate(with: animation) }))
    }

    /// Changes the transaction of changes inside.
    public nonisolated __consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(AnimationModifier<Int>(value: nil, change: transform))
    }

    /// Changes the transaction of changes inside whenever `value` changes.
    public nonisolated __consuming func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(AnimationModifier(value: value, change: transform))
    }
}
