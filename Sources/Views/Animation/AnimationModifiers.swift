import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// `animation(_:value:)`, `animation(_:)` and `transaction(_:)`: how the changes inside are shown.
nonisolated struct AnimationModifier<Value: Equatable>: NodeModifier, ViewlessModifier {
    let value: Value?
    let change: (inout Transaction) -> Void

    @MainActor func makeNode(in context: NodeContext) -> AnimationNode<Value> { AnimationNode(self, in: context) }
    @MainActor func update(_ node: AnimationNode<Value>) { node.update(to: self) }
}

/// Gives the changes inside an animation: in the update in which the value is another one, or in all.
final class AnimationNode<Value: Equatable>: WrapperNode {
    private var modifier: AnimationModifier<Value>
    private var appliesNow = false

    init(_ modifier: AnimationModifier<Value>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
    }

    func update(to newModifier: AnimationModifier<Value>) {
        if let new = newModifier.value, new != modifier.value {
            appliesNow = true
            layoutParent?.displayDidChange(below: self)
        }
        modifier = newModifier
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { AnimationNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) {
        unsafeDowncast(copy, to: AnimationNode<Value>.self).update(to: modifier)
    }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard modifier.value == nil || appliesNow else { return super.displayContents(into: &builder, at: position) }
        appliesNow = false
        let outer = builder.transaction
        modifier.change(&builder.transaction)
        super.displayContents(into: &builder, at: position)
        builder.transaction = outer
    }
}

extension Transaction {
    /// Takes a view's own animation, unless the change says that views have none.
    fileprivate mutating func animate(with animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}

extension View {
    /// Shows the changes inside with `animation` whenever `value` has become another one.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(value: value, change: { $0.animate(with: animation) }))
    }

    /// Shows all changes inside with `animation`.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Int>(value: nil, change: { $0.animate(with: animation) }))
    }

    /// Changes the transaction that changes inside go with.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(AnimationModifier<Int>(value: nil, change: transform))
    }
}
