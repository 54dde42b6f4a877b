import EspalierDisplayTree

/// Sets a style's own tint; nil keeps the environment's.
package nonisolated struct OptionalTint: ViewModifier {
    let tint: Color?

    @MainActor package func body(content: Content) -> some View {
        if let tint { content.tint(tint) } else { content }
    }
}
