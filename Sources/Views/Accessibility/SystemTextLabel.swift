/// Labels a view with a text of the system, or leaves its label alone.
private nonisolated struct SystemTextLabel: ViewModifier {
    let text: SystemText?
    @Environment(\.locale) private var locale

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let text {
            content.accessibilityLabel(text.label(in: locale))
        } else {
            content
        }
    }
}

extension View {
    /// Labels the view with a text of the system in the language of the page; nil for the view's own label.
    package nonisolated func accessibilityLabel(_ text: SystemText?) -> some View {
        modifier(SystemTextLabel(text: text))
    }
}
