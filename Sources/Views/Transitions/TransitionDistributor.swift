/// A view that shows different views in turn. A transition around it is that of each of them, as in SwiftUI, where a transition is
/// a trait of the views that a container gets.
nonisolated protocol TransitionDistributor {
    /// Whether this value shows different views in turn.
    var distributesTransition: Bool { get }
    /// The view with the transition at each view that it may show.
    @MainActor func withTransition(_ transition: AnyTransition) -> any View
}

extension TransitionDistributor {
    var distributesTransition: Bool { true }
}

/// A modifier that ties its content to an identity.
nonisolated protocol IdentityModifier: ViewModifier {}

extension IDModifier: IdentityModifier {}

/// A built-in modifier of several views is a modifier of each of them.
extension ModifiedContent: TransitionDistributor where Content: View, Modifier: ViewModifier {
    var distributesTransition: Bool {
        if Modifier.self is any IdentityModifier.Type { return true }
        guard Modifier.self is any ViewlessModifier.Type || Modifier.self is any TraitWriting.Type else { return false }
        return (content as? any TransitionDistributor)?.distributesTransition ?? false
    }

    @MainActor func withTransition(_ transition: AnyTransition) -> any View {
        content.transition(transition).modifier(modifier)
    }
}

extension ForEach: TransitionDistributor where Content: View {
    @MainActor func withTransition(_ transition: AnyTransition) -> any View {
        func rows<V: View>(_ content: @escaping (Data.Element) -> V) -> ForEach<Data, ID, V> {
            ForEach<Data, ID, V>(data: data, isConstant: isConstant, identify: identify, content: content)
        }
        return rows { [content] in content($0).transition(transition) }
    }
}

extension TupleView: TransitionDistributor {
    @MainActor func withTransition(_ transition: AnyTransition) -> any View {
        func changed<V: View>(_ view: V) -> AnyView { AnyView(view.transition(transition)) }
        let views = TupleElements.of(T.self).views(in: value).map { changed($0) }
        return ForEach(0..<views.count) { views[$0] }
    }
}

extension _ConditionalContent: TransitionDistributor where TrueContent: View, FalseContent: View {
    @MainActor func withTransition(_ transition: AnyTransition) -> any View {
        func branches<T: View, F: View>(
            _ first: (TrueContent) -> T, _ second: (FalseContent) -> F
        ) -> _ConditionalContent<T, F> {
            switch storage {
            case .trueContent(let content): _ConditionalContent<T, F>(storage: .trueContent(first(content)))
            case .falseContent(let content): _ConditionalContent<T, F>(storage: .falseContent(second(content)))
            }
        }
        return branches({ $0.transition(transition) }, { $0.transition(transition) })
    }
}

extension Optional: TransitionDistributor where Wrapped: View {
    @MainActor func withTransition(_ transition: AnyTransition) -> any View {
        func mapped<V: View>(_ change: (Wrapped) -> V) -> V? { map(change) }
        return mapped { $0.transition(transition) }
    }
}

extension Group: TransitionDistributor where Content: View {
    @MainActor func withTransition(_ transition: AnyTransition) -> any View { content.transition(transition) }
}
