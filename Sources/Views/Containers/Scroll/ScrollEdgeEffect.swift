public import EspalierLayoutEngine

/// How content fades below the bars at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// As usual; with a line; softly.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic"), hard = ScrollEdgeEffectStyle(name: "hard"),
        soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Sets how content fades below bars. The bars of pages have backgrounds of their own, so nothing fades.
    public nonisolated __consuming func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { self }

    /// Hides the fading of content below bars. The bars of pages have backgrounds of their own, so nothing fades.
    public nonisolated __consuming func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
        -> some View
    {
        self
    }

    /// Flashes the indicators of the scroll views inside when they appear. Browsers decide on them.
    public nonisolated __consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes the indicators of the scroll views inside when a value changes. Browsers decide on them.
    public nonisolated __consuming func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Extends the background of the view beyond the safe area, blurred. On a page the background ends at the view.
    public nonisolated __consuming func backgroundExtensionEffect() -> some View { self }
}
