/// Gives the content a color, unless it is nil.
package nonisolated struct OptionalForeground: ViewModifier {
    let color: Color?

    @MainActor package func body(content: Content) -> some View {
        content.transformEnvironment(\.textSettings.style) { style in
            if let color { style.setForeground(color.resolved(in: style)) }
        }
    }
}
