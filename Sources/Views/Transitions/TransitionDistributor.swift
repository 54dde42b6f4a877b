/// A view that shows different views in turn. A transition around it is that of each of them, as in SwiftUI, where a transition is
/// a trait of the views that a container gets.
nonisolated protocol TransitionDistributor {
    /// The view with the transition at each view that it may show.
    @MainActor func withTransition(_ transition: AnyTransition) -> any View
}

/// A modifier that ties its content to an identity.
nonisolated protocol IdentityModifier: ViewModifier {}

extension IDModifier: IdentityModifier {}

extension ModifiedContent: TransitionDistributor where Content: View, Modifier: IdentityModifier {
    @MainActor func withTransition(_ transition: AnyTransition) -> any View {
        content.transition(transition).modifier(modifier)
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
