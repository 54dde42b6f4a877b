import EspalierDisplayTree

/// Sets a style's own tint; nil keeps the environment's.
nonisolated struct OptionalTint: ViewModifier {
    let tint: Color?

    @MainActor func body(content: Content) -> some View {
        if let tint { content.tint(tint) } else { content }
    }
}
