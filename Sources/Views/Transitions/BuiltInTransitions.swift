import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// A transition without motion: the view appears and disappears at once.
public nonisolated struct IdentityTransition: Transition {
    /// A transition without motion.
    public init() {}
    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase == .didDisappear ? 0 : 1).transaction { transaction in
            if phase == .didDisappear { transaction.animation = nil }
        }
    }
}

/// A transition that fades the view in and out.
public nonisolated struct OpacityTransition: Transition {
    /// A transition that fades the view in and out.
    public init() {}
    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that scales the view from and to a fraction of its size.
public nonisolated struct ScaleTransition: Transition {
    /// The scale of the view while it is away; 1 is its full size.
    public var scale: Double
    /// The point of the view that does not move.
    public var anchor: UnitPoint

    /// A transition that scales the view from and to a fraction of its size.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition that moves the view in from an offset, in points, and back out to it.
public nonisolated struct OffsetTransition: Transition {
    /// The offset of the view while it is away, in points.
    public var offset: CGSize

    /// A transition that moves the view in from an offset, in points, and back out to it.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves the view in from an edge, and back out to it, by the view's own width or height.
public nonisolated struct MoveTransition: Transition {
    /// The edge from which the view comes and to which it goes.
    public var edge: Edge

    /// A transition that moves the view in from an edge, and back out to it, by the view's own width or height.
    public init(edge: Edge) {
        self.edge = edge
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: phase.isIdentity ? nil : edge))
    }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public nonisolated struct SlideTransition: Transition {
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    public init() {}

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let edge: Edge? =
            switch phase {
            case .willAppear: .leading
            case .identity: nil
            case .didDisappear: .trailing
            }
        return content.modifier(EdgeShift(edge: edge))
    }
}

/// A transition that moves the view in from an edge and out to the opposite one, and fades it.
public nonisolated struct PushTransition: Transition {
    /// The edge from which the view comes.
    public var edge: Edge

    /// A transition that moves the view in from an edge and out to the opposite one, and fades it.
    public init(edge: Edge) {
        self.edge = edge
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let shown: Edge? =
            switch phase {
            case .willAppear: edge
            case .identity: nil
            case .didDisappear: edge.opposite
            }
        return content.modifier(EdgeShift(edge: shown)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that blurs and fades the view while it grows or shrinks.
public nonisolated struct BlurReplaceTransition: Transition {
    /// The direction in which the size changes.
    public struct Configuration: Equatable, Sendable {
        fileprivate let growsAtRemoval: Bool

        /// The old view shrinks while the new one grows.
        public static let downUp = Configuration(growsAtRemoval: false)
        /// Both views grow.
        public static let upUp = Configuration(growsAtRemoval: true)
    }

    /// The direction in which the size changes.
    public var configuration: Configuration

    /// A transition that blurs and fades the view while it grows or shrinks.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let grows = configuration.growsAtRemoval && phase == .didDisappear
        return content.scaleEffect(phase.isIdentity ? 1 : grows ? 1.1 : 0.9).blur(radius: phase.isIdentity ? 0 : 7)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    /// A transition without motion.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales the view from and to a single point.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// A transition that scales the view from and to a fraction of its size.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// A transition that moves the view in from an offset, in points, and back out to it.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// A transition that moves the view in from an offset, in points, and back out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// A transition that moves the view in from an edge, and back out to it, by the view's own width or height.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// A transition that moves the view in from an edge and out to the opposite one, and fades it.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs and fades the view while it grows or shrinks.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// A transition that blurs and fades the view while it grows or shrinks.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}

extension Transition {
    /// A transition that uses one transition for insertion and another one for removal.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Draws a view beside its place, moved toward an edge by its own width or height.
private struct EdgeShift: ViewModifier {
    let edge: Edge?
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.modifier(EffectModifier(effect: EdgeShiftEffect(edge: edge, isMirrored: direction == .rightToLeft)))
    }
}

private nonisolated struct EdgeShiftEffect: AppearanceEffect {
    let edge: Edge?
    let isMirrored: Bool
    var stage: AppearanceStage { .transform }
    var needsSameFrame: Bool { true }

    func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        let side: CGFloat = isMirrored ? -1 : 1
        // A view in its place has a transform, too, the identity, so that it has the same elements in all phases.
        let shift: CGPoint =
            switch edge {
            case nil: .zero
            case .top: CGPoint(x: 0, y: -parts.size.height)
            case .bottom: CGPoint(x: 0, y: parts.size.height)
            case .leading: CGPoint(x: -side * parts.size.width, y: 0)
            case .trailing: CGPoint(x: side * parts.size.width, y: 0)
            }
        parts.transform = DisplayTransform(
            a: 1, b: 0, c: 0, d: 1, tx: shift.x, ty: shift.y, anchor: .topLeading)
    }
}
