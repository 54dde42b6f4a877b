/// Gives the buttons of a bar a color.
package nonisolated struct BarTint: ViewModifier {
    /// Nil for the tint around.
    let color: Color?

    @MainActor package func body(content: Content) -> some View {
        content.transformEnvironment(\.textSettings.style) { style in
            if let color { style.tint = color.resolved(in: style) }
        }
    }
}
