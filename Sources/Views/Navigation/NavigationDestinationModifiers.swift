import EspalierLayoutEngine
import Foundation

/// `navigationDestination(for:destination:)`.
nonisolated struct ValueDestinationModifier<D: Hashable>: NodeModifier, ViewlessModifier {
    let destination: (D) -> AnyView

    @MainActor func makeNode(in context: NodeContext) -> ValueDestinationNode<D> {
        ValueDestinationNode(destination, in: context)
    }

    @MainActor func update(_ node: ValueDestinationNode<D>) { node.update(to: destination) }
}

final class ValueDestinationNode<D: Hashable>: SingleChildNode {
    init(_ destination: @escaping (D) -> AnyView, in context: __shared NodeContext) {
        super.init(in: context)
        needsEvaluation = false
        if environment.navigation == nil {
            Warning.once("navigationDestination(for: \(D.self)) is outside of a navigation stack")
        }
        update(to: destination)
    }

    func update(to destination: @escaping (D) -> AnyView) {
        guard sideEffects != nil else { return }
        environment.navigation?.setDestination(of: D.self, owner: self) { value in
            guard let value = value.base as? D else { return AnyView(EmptyView()) }
            return destination(value)
        }
    }

    override func willRemove() {
        super.willRemove()
        environment.navigation?.removeDestination(of: ObjectIdentifier(D.self), owner: self)
    }
}

/// Pushes a view while the app asks for it.
nonisolated struct ViewDestinationModifier: NodeModifier {
    /// The view; nil for none.
    let content: () -> AnyView?
    let didPop: () -> Void

    @MainActor func makeNode(in context: NodeContext) -> ViewDestinationNode { ViewDestinationNode(self, in: context) }
    @MainActor func didMakeContent(of node: ViewDestinationNode) { node.evaluate() }
    @MainActor func update(_ node: ViewDestinationNode) { node.update(to: self) }
}

final class ViewDestinationNode: SingleChildNode {
    private var modifier: ViewDestinationModifier
    private var isPushed = false
    private lazy var path = StateSnapshot.structuralPath(of: self, property: "")

    init(_ modifier: ViewDestinationModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newModifier: ViewDestinationModifier) {
        modifier = newModifier
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        guard sideEffects != nil, let registry = environment.navigation else { return }
        let view = track { modifier.content() }
        if view != nil {
            registry.setView(pushedView(), at: path, owner: self)
        }
        guard isPushed != (view != nil) else { return }
        isPushed = view != nil
        sideEffects?.enqueue(isPushed ? pushing(registry) : removing(registry))
    }

    private func pushedView() -> NavigationRegistry.PushedView {
        let modifier = UncheckedTransfer(modifier)
        return .init(
            content: { modifier.value.content() ?? AnyView(EmptyView()) }, didPop: { modifier.value.didPop() })
    }

    private func pushing(_ registry: NavigationRegistry) -> @MainActor () -> Void {
        let path = path
        return { registry.push(.view(path)) }
    }

    private func removing(_ registry: NavigationRegistry) -> @MainActor () -> Void {
        let path = path
        return { registry.remove(path) }
    }

    override func willRemove() {
        super.willRemove()
        environment.navigation?.removeView(at: path)
    }
}

extension View {
    /// Says which view a navigation stack shows for values of a type. Of several such modifiers in a stack, the one closest to
    /// the root counts.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(ValueDestinationModifier<D> { AnyView(destination($0)) })
    }

    /// Pushes a view onto the navigation stack while a value is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = AnyView(destination())
        return modifier(
            ViewDestinationModifier(
                content: { isPresented.wrappedValue ? view : nil }, didPop: { isPresented.wrappedValue = false }))
    }

    /// Pushes a view for an item onto the navigation stack.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            ViewDestinationModifier(
                content: { item.wrappedValue.map { AnyView(destination($0).id($0)) } },
                didPop: { item.wrappedValue = nil }))
    }
}
