import EspalierDisplayTree

/// The accessibility role and value of a progress view.
package nonisolated struct ProgressSemantics: ViewModifier {
    let fraction: Double?
    let label: ProgressViewStyleConfiguration.Label?

    @MainActor package func body(content: Content) -> some View {
        content
            .modifier(AccessibilityModifier(change: .progress(.progressbar, fraction)))
            .modifier(
                AccessibilityLabelWithDefault(
                    text: label.flatMap { AccessibilityLabel.text(in: $0.content) }, substitute: "Progress"))
    }
}
