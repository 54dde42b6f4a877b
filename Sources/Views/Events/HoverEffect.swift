/// An effect that a view has while the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// The usual effect; a pale background; a view that grows.
    public static let automatic = HoverEffect(name: "automatic"), highlight = HoverEffect(name: "highlight"),
        lift = HoverEffect(name: "lift")
}

extension View {
    /// Sets what the view shows while the pointer is over it. Like on an iPhone, which has no pointer, it shows nothing; use
    /// `pointerStyle(_:)` or `onHover(perform:)`.
    public nonisolated __consuming func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
        -> some View
    {
        self
    }

    /// Turns the effects of the pointer off for the views inside. They have none.
    public nonisolated __consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets what the controls inside show while the pointer is over them. They show nothing.
    public nonisolated __consuming func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
