public import EspalierLayoutEngine
public import Foundation

/// A transition of any type.
public struct AnyTransition {
    let transition: any Transition

    /// A transition of any type.
    public nonisolated init<T: Transition>(_ transition: T) {
        self.transition = transition
    }

    /// A transition that fades the view in and out. It is the default transition.
    public static let opacity = AnyTransition(OpacityTransition())
    /// A transition that scales the view from and to a single point.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// A transition without motion: the view appears and disappears at once.
    public static let identity = AnyTransition(IdentityTransition())

    /// A transition that scales the view from and to a fraction of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// A transition that moves the view in from an edge, and back out to it, by the view's own width or height.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// A transition that moves the view in from an edge and out to the opposite one, and fades it.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// A transition that moves the view in from an offset, in points, and back out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// A transition that moves the view in from an offset, in points, and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// A transition that applies `active` to the view while it is away, and `identity` while it is part of the page.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// A transition that uses one transition for insertion and another one for removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return open(insertion.transition, removal.transition)
    }

    /// This transition combined with another one.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func open<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
            AnyTransition(first.combined(with: second))
        }
        return open(transition, other.transition)
    }

    /// This transition with an animation of its own; nil for no animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func open<T: Transition>(_ transition: T) -> AnyTransition { AnyTransition(transition.animation(animation)) }
        return open(transition)
    }
}

extension AnyTransition: @unchecked Sendable {}

/// A transition between two modifiers of one type.
private nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
    let active: E
    let identity: E

    init(active: E, identity: E) {
        self.active = active
        self.identity = identity
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension View {
    /// Gives the view a transition for its insertion and its removal under an animation.
    public nonisolated __consuming func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Gives the view a transition for its insertion and its removal under an animation.
    public nonisolated __consuming func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
