import EspalierDisplayTree

/// Sets a control's accessibility label to the text of its label.
package nonisolated struct AccessibilityLabelWithDefault: ViewModifier {
    let text: Text?
    let substitute: String

    @MainActor package func body(content: Content) -> some View {
        content.modifier(AccessibilityModifier(change: .label(text.map { .text($0) } ?? .plain(substitute))))
    }
}
