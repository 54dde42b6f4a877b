/// Properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves its view. If the user prefers reduced motion, such a transition is a fade.
    public var hasMotion: Bool

    /// Properties of a transition.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// The changes of a view while it is inserted or removed under an animation.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body.
    associatedtype Body: View

    /// The changed view: `content`, the view that is inserted or removed, in a phase.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The transition's properties.
    static var properties: TransitionProperties { get }

    /// The view to which a transition applies.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Applies the transition, in a phase, to a view.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionBody(transition: self, phase: phase))
    }

    /// This transition combined with another one, which applies to the result of this one.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// This transition with an animation of its own; nil for no animation.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(transition: self, animation: animation)
    }
}

/// A transition in a phase, as a modifier.
package struct TransitionBody<Value: Transition>: ViewModifier {
    let transition: Value
    var phase: TransitionPhase

    package func body(content: Content) -> Value.Body {
        transition.body(content: PlaceholderContentView(standingFor: content), phase: phase)
    }
}

// MARK: Combinations

private nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

private nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let transition: Base
    let animation: Animation?

    init(transition: Base, animation: Animation?) {
        self.transition = transition
        self.animation = animation
    }

    @MainActor static var properties: TransitionProperties { Base.properties }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        transition.apply(content: content, phase: phase).transaction { transaction in
            if transaction.animation != nil, !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
}

/// One transition for the insertion and another one for the removal.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of the insertion.
    public var insertion: Insertion
    /// The transition of the removal.
    public var removal: Removal

    /// One transition for the insertion and another one for the removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }
}
