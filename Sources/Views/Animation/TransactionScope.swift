import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension View {
    /// Animates all changes of the modifiers that `body` adds with `animation`, but not those of the view itself.
    ///
    ///     Text("Hello").animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }
    public nonisolated __consuming func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animate(with: animation) }, body: body)
    }

    /// Changes the transaction of changes of the modifiers that `body` adds, but not of those of the view itself.
    public nonisolated __consuming func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let scope = TransactionScope()
        return body(PlaceholderContentView(self, scope: scope))
            .modifier(ScopedTransactionModifier(scope: scope, change: transform))
    }
}

/// Connects the two ends of a chain of modifiers that has a transaction of its own.
final class TransactionScope: @unchecked Sendable {
    /// The transaction outside of the chain, while the chain is being displayed. Used by the graph only, on the main
    /// actor.
    fileprivate var outer: Transaction?
    /// The same, while the transaction of a node inside is being determined.
    fileprivate var outerInPlace: Transaction?
}

/// The outer end of the chain: changes the transaction.
private nonisolated struct ScopedTransactionModifier: NodeModifier, ViewlessModifier {
    let scope: TransactionScope
    let change: (inout Transaction) -> Void

    @MainActor func makeNode(in context: NodeContext) -> ScopedTransactionNode {
        ScopedTransactionNode(self, in: context)
    }
    @MainActor func update(_ node: ScopedTransactionNode) { node.update(to: self) }
}

private final class ScopedTransactionNode: TransactionNode<ScopedTransactionModifier> {
    /// The step of the page's update for which completions were added.
    private var completedStep = -1

    override func makeCopy(in context: NodeContext) -> WrapperNode { ScopedTransactionNode(modifier, in: context) }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        let outer = builder.transaction
        let outermost = modifier.scope.outer
        modifier.scope.outer = outer
        modifier.change(&builder.transaction)
        builder.transaction.settleCompletions(addedTo: outer, starts: completedStep != graph.updates.steps.number)
        completedStep = graph.updates.steps.number
        super.displayContents(into: &builder, at: position)
        builder.transaction = outer
        modifier.scope.outer = outermost
    }
}

extension ScopedTransactionNode: TransactionModifying {
    func modify(_ transaction: inout Transaction) {
        let outer = transaction
        modifier.scope.outerInPlace = outer
        modifier.change(&transaction)
        transaction.settleCompletions(addedTo: outer, starts: false)
    }
}

/// The inner end of the chain: restores the transaction.
package nonisolated struct OuterTransactionModifier: NodeModifier, ViewlessModifier {
    let scope: TransactionScope?

    @MainActor func makeNode(in context: NodeContext) -> OuterTransactionNode {
        OuterTransactionNode(self, in: context)
    }
    @MainActor func update(_ node: OuterTransactionNode) { node.update(to: self) }
}

final class OuterTransactionNode: TransactionNode<OuterTransactionModifier> {
    override func makeCopy(in context: NodeContext) -> WrapperNode { OuterTransactionNode(modifier, in: context) }

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        guard let outer = modifier.scope?.outer else {
            return super.displayContents(into: &builder, at: position)
        }
        let changed = builder.transaction
        builder.transaction = outer
        super.displayContents(into: &builder, at: position)
        builder.transaction = changed
    }
}

extension OuterTransactionNode: TransactionModifying {
    func modify(_ transaction: inout Transaction) {
        guard let scope = modifier.scope, let outer = scope.outerInPlace else { return }
        transaction = outer
        scope.outerInPlace = nil
    }
}
