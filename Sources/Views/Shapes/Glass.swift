import EspalierLayoutEngine
public import Foundation

/// A material like glass, for the background of controls.
public struct Glass: Equatable, Sendable {
    enum Kind { case regular, clear, identity }

    let kind: Kind
    var color: Color?

    /// Glass that keeps what is behind it legible.
    public static let regular = Glass(kind: .regular)
    /// Glass that lets more through, for controls over pictures.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    /// The glass with a color; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Glass that follows touches. A page shows no such reaction: buttons have their own.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass without another one: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// A capsule.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass behind the view: a material with a bright edge and a soft shadow.
    public nonisolated __consuming func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }

    /// Names the view's glass, which morphs into that of the same name. On a page it fades.
    public nonisolated __consuming func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
        -> some View
    {
        self
    }

    /// Joins the view's glass to those of the same name. On a page each view has its own.
    public nonisolated __consuming func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// Sets how the view's glass comes and goes. On a page it does so with the view.
    public nonisolated __consuming func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    /// With the view; by the material; from the glass with the same name.
    public static let identity = GlassEffectTransition(name: "identity"),
        materialize = GlassEffectTransition(name: "materialize"),
        matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
}

/// Views with glass near each other, which may flow together. On a page each view keeps its own glass.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Views with glass.
    ///
    /// - Parameter spacing: The distance below which glass flows together. It has no effect on a page.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { content }
}

/// The background of `glassEffect(_:in:)`.
private nonisolated struct GlassModifier<Outline: Shape>: ViewModifier {
    let glass: Glass
    let shape: Outline

    @MainActor func body(content: Content) -> some View {
        content.background {
            if glass.kind != .identity {
                shape
                    .fill(glass.kind == .clear ? Material.ultraThin : .regular)
                    .overlay { if let color = glass.color { shape.fill(color.opacity(0.7)) } }
                    .overlay { shape.stroke(Color.white.opacity(0.35), lineWidth: 1) }
                    .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
            }
        }
    }
}
