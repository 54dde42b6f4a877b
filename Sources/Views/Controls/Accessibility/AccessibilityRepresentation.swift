extension View {
    /// Replaces the view for assistive technology, which reads `representation` in its place. The keyboard uses the representation too.
    public nonisolated __consuming func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
        -> some View
    {
        let representation = representation()
        return accessibilityHidden(true).overlay { representation.modifier(UnseenContent()) }
    }

    /// Replaces the parts of the view for assistive technology, which reads `children` in their place.
    public nonisolated __consuming func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = children()
        return accessibilityHidden(true).overlay { children.modifier(UnseenContent()) }
            .accessibilityElement(children: .contain)
    }
}

/// Content that assistive technology reads, and that neither is visible nor takes taps.
private nonisolated struct UnseenContent: ViewModifier {
    /// Browsers and the page's own rules hide fully transparent views from assistive technology and the keyboard, too.
    @MainActor func body(content: Content) -> some View { content.opacity(0.001).allowsHitTesting(false) }
}
