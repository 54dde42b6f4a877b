import EspalierDisplayTree

/// Shows a view in light or dark colors, in an element of its own; nil leaves it as it is.
package nonisolated struct ColorSchemeModifier: ViewModifier {
    let scheme: ColorScheme?

    @MainActor @ViewBuilder package func body(content: Content) -> some View {
        if let scheme {
            content
                .modifier(EnvironmentModifier(value: scheme) { $0.colorScheme = scheme })
                .modifier(PartModifier(.scheme(scheme == .dark ? .dark : .light)))
        } else {
            content
        }
    }
}

extension View {
    /// Shows the view in light or dark colors, whatever the page's are. For a whole page, prefer `preferredColorScheme(_:)`.
    public nonisolated __consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(ColorSchemeModifier(scheme: colorScheme))
    }

    /// Sets the color scheme, or another value of its type, for the views inside.
    public nonisolated __consuming func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
    ) -> some View {
        modifier(EnvironmentModifier(value: value) { $0[keyPath: keyPath] = value })
            .modifier(ColorSchemeModifier(scheme: keyPath == \EnvironmentValues.colorScheme ? value : nil))
    }
}
